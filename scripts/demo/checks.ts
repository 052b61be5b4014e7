/** What the demo looks at after a step: the links as a visitor sees them, GitHub's record, the account. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { StepResult } from '../../test/stand-ins/runner/runner.ts'
import { commentOf } from '../../test/stand-ins/scenes/records.ts'
import { check } from './show.ts'
import type { Stage } from './stage.ts'

/** What a site publishes beside its files, for `compare-with`. */
const pageList = '.well-known/static-deploy.json'

/** Enough to see whether the site is there. Somebody's own may have 100,000 files. */
const mostFiles = 100

/** The link that a step deployed to or deleted. */
export function linkOf({ outputs }: StepResult): string {
  return outputs['link'] ?? ''
}

/** Checks that a link serves as many files of a folder as the log says, byte for byte. */
export async function checkServed(stage: Stage, result: StepResult, directory: string): Promise<void> {
  const link = linkOf(result)
  const files = [...(stage.account.links.get(link)?.files.keys() ?? [])].filter((path) => path !== pageList)
  const [, said = ''] = /^::group::([\d,]+) files?,/mu.exec(result.stdout) ?? []
  check(files.length > 0 && said.replaceAll(',', '') === String(files.length), `${link} has ${said} files`)
  for (const path of files.slice(0, mostFiles)) {
    const { status, body } = await visit(stage, link, path)
    check(status === 200 && body.equals(readFileSync(join(directory, path))), `${link}/${path} is as in the folder`)
  }
}

/** Whether a visitor with this password sees a link's files. */
export async function isOpen(stage: Stage, link: string, password = ''): Promise<boolean> {
  const [[path, file] = []] = stage.account.links.get(link)?.files ?? []
  const { status, body } = await visit(stage, link, path ?? '', password)
  return status === 200 && file?.bytes?.equals(body) === true
}

/** Checks that a preview's link has no site any more, and that GitHub does not list it. */
export async function checkGone(stage: Stage, link: string): Promise<void> {
  const { status } = await visit(stage, link, '')
  check(status === 404 && !stage.account.links.has(link), `${link} is gone`)
  const isListed = stage.world.github.deployments.some((each) => JSON.stringify(each.payload).includes(link))
  check(!isListed, `GitHub lists no deployment of ${link} any more`)
}

/** Checks that these links, and no others, are the account's. */
export function checkLinks(stage: Stage, ...links: readonly string[]): void {
  const { links: there } = stage.account
  const isSo = there.size === links.length && links.every((link) => there.has(link))
  check(isSo, `the account has ${links.join(', ')}, and not ${[...there.keys()].join(', ')}`)
}

/** The one comment on a pull request. Checks that these texts are in it. */
export function commentWith(stage: Stage, number: number, ...texts: readonly string[]): string {
  check(stage.world.github.commentsOf(number).length === 1, `#${number} has one comment`)
  const comment = commentOf(stage.world, number)
  for (const each of texts) check(comment.includes(each), `the comment on #${number} says "${each}":\n${comment}`)
  return comment
}

/** Asks for a page at the address that a person would open. */
export async function visit(
  { world: { hosting } }: Stage,
  link: string,
  path = '',
  password = '',
): Promise<{ status: number; body: Buffer }> {
  const at = path.split('/').map(encodeURIComponent).join('/')
  const { host, port, pathname } = new URL(`${hosting.openUrl(link)}${at}`)
  const headers = { host, cookie: `password=${password}`, authorization: `Basic ${btoa(`:${password}`)}` }
  // Browsers lead *.localhost to this machine by themselves. Node asks the system, which may not know it.
  const [response] = (await once(get({ host: '127.0.0.1', port, path: pathname, headers }), 'response')) as [
    IncomingMessage,
  ]
  return { status: response.statusCode ?? 0, body: await buffer(response) }
}
