/** The comment of a pull request as a page, beside the sites that it leads to. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { commentOf } from '../../test/stand-ins/scenes/records.ts'
import { commentHead, pageOf } from '../pictures/page.ts'
import { accountOf } from './checks.ts'
import type { Stage } from './stage.ts'

/** A running page. */
export interface CommentPage extends Disposable {
  readonly url: string
}

/** Serves the comment of a pull request on this machine. Its links lead to the sites where they are mocked. */
export async function serveComment(stage: Stage, number: number): Promise<CommentPage> {
  const { hosting } = stage.world
  let markdown = commentOf(stage.world, number)
  for (const link of accountOf(stage).links.keys())
    markdown = markdown.replaceAll(`](https://${link}`, `](${hosting.openUrl(link).replace(/\/$/u, '')}`)
  const head = commentHead('just now')
  const page = pageOf({ name: `comment-${number}`, head, markdown }, { theme: 'auto', width: 800 })
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.dispose]: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
