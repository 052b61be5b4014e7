/** The demo's story: what happens to a repository with two sites from its first push on. */
import { checkGone, checkLinks, checkServed, commentWith, isOpen, linkOf } from './checks.ts'
import { fullAccount } from './full-account.ts'
import { newRun, pull, push } from './runs.ts'
import { check, showComment, step } from './show.ts'
import type { Stage } from './stage.ts'

/**
 * Plays all of it.
 *
 * @throws {DemoError} if something is not as it should be
 */
export async function play(stage: Stage, site: string): Promise<void> {
  const live = await production(stage, site)
  const first = await opened(stage, live)
  const both = await previews(stage, first, live)
  await failedBuild(stage, first)
  await step('Pull request #7 is closed: both previews are deleted', async () => {
    const run = newRun()
    await Promise.all([pull(stage, 7, 'closed', { run }), pull(stage, 7, 'closed', { run, site: 'docs' })])
    for (const link of both) await checkGone(stage, link)
    checkLinks(stage, ...live)
  })
  showComment(commentWith(stage, 7, '🧹 website-preview: removed', '🧹 docs-preview: removed'))
  const eight = await withPassword(stage)
  const ten = await fullAccount(stage, live, eight)
  checkLinks(stage, ...live, ten)
  checkRequests(stage)
}

/** @returns the links of both live sites */
async function production(stage: Stage, site: string): Promise<readonly [main: string, docs: string]> {
  const { directory, docs, changed } = stage
  const links = await step(
    `A push to main: ${site} and its documentation go live, each at an address of its own`,
    async () => {
      const run = newRun()
      const first = await push(stage, { run, inputs: { directory } })
      const second = await push(stage, { run, site: 'docs' })
      await checkServed(stage, first, directory)
      await checkServed(stage, second, docs)
      checkLinks(stage, linkOf(first), linkOf(second))
      return [linkOf(first), linkOf(second)] as const
    },
  )
  await step('Another push to main, with one more page: the address stays the same', async () => {
    const again = await push(stage)
    check(linkOf(again) === links[0], 'the link is the same')
    await checkServed(stage, again, changed)
  })
  return links
}

/** @returns the link of the first preview */
async function opened(stage: Stage, live: readonly string[]): Promise<string> {
  await step(
    'Pull request #7 is opened with "dry-run: true": the log shows the plan, and nothing changes',
    async () => {
      const result = await pull(stage, 7, 'opened', { inputs: { 'dry-run': 'true' } })
      check(result.stdout.includes('dry run'), `the log speaks of a dry run:\n${result.stdout}`)
      check(stage.world.github.commentsOf(7).length === 0, '#7 has no comment')
      checkLinks(stage, ...live)
    },
  )
  const link = await step('Without "dry-run": #7 gets a preview, and a comment with its address', async () => {
    stage.editPage()
    const result = await pull(stage, 7, 'synchronize')
    await checkServed(stage, result, stage.changed)
    checkLinks(stage, ...live, linkOf(result))
    return linkOf(result)
  })
  showComment(
    commentWith(stage, 7, `🚀 Preview of website-preview: [${link}]`, 'everybody can read it', '1 page changed'),
  )
  return link
}

/** @returns the links of both previews */
async function previews(stage: Stage, first: string, live: readonly string[]): Promise<string[]> {
  const { changed, editedDocs } = stage
  const links = await step(
    'A push to #7 changes the documentation, too, and breaks a link: one comment shows both sites',
    async () => {
      const run = { run: newRun(), head: 1 }
      const main = await pull(stage, 7, 'synchronize', run)
      const docs = await pull(stage, 7, 'synchronize', { ...run, site: 'docs', inputs: { directory: editedDocs } })
      await checkServed(stage, main, changed)
      await checkServed(stage, docs, editedDocs)
      checkLinks(stage, ...live, first, linkOf(docs))
      return [linkOf(main), linkOf(docs)]
    },
  )
  const [main = '', docs = ''] = links
  const found = ['1 page changed', '1 broken link', `](https://${docs}/guide/)`, `](https://${live[1]}/old/)`]
  showComment(commentWith(stage, 7, `🚀 website-preview: [${main}]`, `🚀 docs-preview: [${docs}]`, ...found))
  return links
}

async function failedBuild(stage: Stage, link: string): Promise<void> {
  await step(
    'The next push to #7 does not build: the comment shows that, and the earlier preview stays online',
    async () => {
      await pull(stage, 7, 'synchronize', { head: 2, inputs: { mode: 'build-failed', directory: '', 'api-key': '' } })
      check(await isOpen(stage, link), 'the preview of the push before is still there')
    },
  )
  showComment(commentWith(stage, 7, '❌ website-preview: failed', 'The job for', link))
}

/** @returns the link of #8 */
async function withPassword(stage: Stage): Promise<string> {
  const password = 'only-for-reviewers'
  return await step('Pull request #8 is opened with "preview-password": visitors are asked for it', async () => {
    const result = await pull(stage, 8, 'opened', { inputs: { 'preview-password': password } })
    const link = linkOf(result)
    check(!(await isOpen(stage, link)), `${link} asks visitors for the password`)
    check(await isOpen(stage, link, password), 'who gives it sees the site')
    const said = [result.stdout, result.summary, commentWith(stage, 8, 'visitors need the password')].join()
    const shown = said.replace(/^::add-mask::.*$/gmu, '')
    check(!shown.includes(password), 'log, summary and comment do not tell it')
    return link
  })
}

/** What holds for all that was sent. */
function checkRequests({ world: { github, hosting }, likeLive }: Stage): void {
  const sent = hosting.requests.filter(({ path }) => path.startsWith('/v1/'))
  const isAt = sent.every(({ headers }) => headers.host === new URL(hosting.baseUrl).host)
  check(isAt, `all requests to the service went to ${hosting.baseUrl}`)
  const named = sent.filter(({ method, fields }) => method === 'POST' && fields.some(({ name }) => name === 'domain'))
  check(!likeLive || named.length === 0, 'each update went by PUT, at once')
  check(github.violations.length === 0, `GitHub takes all requests: ${JSON.stringify(github.violations)}`)
}
