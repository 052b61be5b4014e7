/** The comment of a pull request as a page, beside the sites that it leads to. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { commentOf } from '../../test/stand-ins/scenes/records.ts'
import { commentHead, pageOf } from '../pictures/page.ts'
import type { Stage } from './stage.ts'

/** Serves the comment of a pull request until the process ends. Its links lead to the stand-in's sites. @returns its address */
export async function serveComment({ world }: Stage, number: number): Promise<string> {
  const { hosting } = world
  let markdown = commentOf(world, number)
  for (const link of hosting.account().links.keys())
    markdown = markdown.replaceAll(`](https://${link}`, `](${hosting.openUrl(link).replace(/\/$/u, '')}`)
  const head = commentHead('just now')
  const page = pageOf({ name: `comment-${number}`, head, markdown }, { theme: 'auto', width: 800 })
  const headers = { 'content-type': 'text/html', connection: 'close' }
  const server = createServer((_, response) => response.writeHead(200, headers).end(page)).unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
