/** What the demo looks at after a step: the links as a visitor sees them, GitHub's record, the account. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Account, Hosting } from '../../test/stand-ins/hosting/hosting.ts'
import type { StepResult } from '../../test/stand-ins/runner/runner.ts'
import { check } from './show.ts'
import type { Stage } from './stage.ts'

/** What a live site publishes beside its files, for `compare-with`. */
export const pageList = '.well-known/static-deploy.json'

/** Enough to see whether the site is there; somebody's own may have 100,000 files. */
const mostFiles = 100

/** The link that a step deployed to or deleted. */
export function linkOf({ outputs }: StepResult): string {
  return outputs['link'] ?? ''
}

/** The account, live. */
export function accountOf({ world }: Stage): Account {
  return world.hosting.account()
}

/** Checks that a link serves a folder's files, all of them, byte for byte. */
export async function checkServed(stage: Stage, result: StepResult, directory: string): Promise<void> {
  const { hosting } = stage.world
  const link = linkOf(result)
  const hosted = [...(accountOf(stage).links.get(link)?.files.keys() ?? [])]
  const paths = hosted.filter((path) => path !== pageList)
  const asked = paths.slice(0, mostFiles)
  let served = 0
  for (const path of asked) {
    const { status, body } = await visit(hosting, link, path)
    if (status === 200 && body.equals(readFileSync(join(directory, path)))) served += 1
  }
  const count = Number(result.outputs['file-count']) - (hosted.length - paths.length)
  const isAll = count > 0 && paths.length === count && served === asked.length
  const what = paths.length > mostFiles ? `${mostFiles} of ${count} files` : `all ${count} files`
  check(isAll, `${link} serves ${what} as they are in the folder`)
}

/** Whether a visitor with this password sees a link's files: the first one tells. */
export async function isOpen(stage: Stage, link: string, password: string): Promise<boolean> {
  const headers = {
    authorization: `Basic ${Buffer.from(`:${password}`).toString('base64')}`,
    cookie: `password=${encodeURIComponent(password)}`,
  }
  const [[path, file] = []] = accountOf(stage).links.get(link)?.files ?? []
  const { status, body } = await visit(stage.world.hosting, link, path ?? '', headers)
  return status === 200 && file?.bytes?.equals(body) === true
}

/** Checks that the link of a pull request has no site any more, and that GitHub does not list the preview. */
export async function checkGone(stage: Stage, number: number, link: string): Promise<void> {
  const { hosting, github } = stage.world
  const { status } = await visit(hosting, link, '')
  check(status === 404 && !accountOf(stage).links.has(link), `${link} is gone`)
  const left = github.deployments.filter(({ task }) => task === `deploy:pr-${number}`)
  check(left.length === 0, `GitHub lists no deployment of #${number} any more`)
}

/** Checks that these links, and no others, are the account's. */
export function checkLinks(stage: Stage, ...links: readonly string[]): void {
  const { links: there } = accountOf(stage)
  const isSo = there.size === links.length && links.every((link) => there.has(link))
  const many = links.length === 1 ? '1 link' : `${links.length} links`
  check(isSo, `the account has ${many}: ${links.join(', ')}`)
}

/** Checks the state of a record's newest deployment. */
export function checkRecord({ world: { github } }: Stage, task: string, state: string): void {
  const newest = github.deployments.findLast((each) => each.task === task)
  const isSo = newest !== undefined && github.stateOf(newest.id) === state
  check(isSo, `GitHub's deployment (${newest?.environment}, ${task}) says ${state}`)
}

/** Asks for a page at the address that a person would open. */
async function visit(
  hosting: Hosting,
  link: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: Buffer }> {
  const { host, port, pathname } = new URL(
    `${hosting.openUrl(link)}${path.split('/').map(encodeURIComponent).join('/')}`,
  )
  // Browsers lead *.localhost to this machine by themselves, Node asks the system, which may not know it.
  const outgoing = get({ host: '127.0.0.1', port, path: pathname, headers: { host, ...headers } })
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: await buffer(response) }
}
