/** How a stand-in hosting service behaves: what docs/interface.md leaves open, and what is publicly known of the live one. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Interceptor, ServerOptions } from '../server.ts'
import type { RecordedRequest } from './requests.ts'
import type { AccountOptions } from './sites.ts'

/** Called before each request, those for a site's pages too. The request is paused: read it with `resume()` or `pipe`. */
export type Intercept = Interceptor<RecordedRequest>

/** What docs/interface.md leaves open, and what tests need. */
export interface HostingOptions extends Dialect, ServerOptions {
  /** By API key; one empty account with `DEFAULT_KEY` unless given. */
  accounts?: Readonly<Record<string, AccountOptions>>
  /** Plays a proxy too, which leads `name` and all links here, over TLS; on where `name` is given. */
  proxy?: boolean
  /** How the proxy connects to any other name; it refuses them with 502 unless given. */
  reach?: ((host: string, port: number) => Promise<Socket>) | undefined
  /** Milliseconds after an upload during which its link answers 404. */
  linkDelay?: number
  /** Added to the end of each HTML page that is served. */
  htmlBanner?: string
  /** The name that an upload's answer has for a link; the link itself unless given. */
  answeredName?: (link: string) => string
  /** A POST with a `domain` that nobody has makes a link as if there were none. */
  ignoresNames?: boolean
  /** A create in a full account puts the files under the newest link that is there, and answers with that. */
  replacesWhenFull?: boolean
  /** Called after each change to a link, with the request that asked for it. */
  onLink?: (change: 'created' | 'updated' | 'deleted', link: string, request: IncomingMessage) => void
  intercept?: Intercept | undefined
}

/** What is known, or said, of the live service that goes beyond docs/interface.md or against it (docs/service.md). */
export interface Dialect {
  /** The host name that the service goes by: `proxy` leads it here. Without one, only the loopback address. */
  name?: string
  /** What a new link ends with; `tiiny.test` unless given. */
  linkSuffix?: string
  /** The method of `/v1/upload` that updates an existing link; `both` unless given. */
  updateBy?: 'POST' | 'PUT' | 'both'
  /** The forms of delete that are known (interface 4.3); both unless given. */
  deleteForms?: readonly ('A' | 'B')[]
  /**
   * How a link keeps out who does not know the password of its upload (`siteSettings`): with 401, which Basic credentials
   * answer, or with a page of the service's own at each path. `ignored` unless given: everybody may see it.
   */
  passwords?: '401' | 'page' | 'ignored'
  /**
   * A POST with a `domain` that nobody has makes a link of that name. Its first label is enough, here and to update or
   * delete: `my-site` is `my-site.<linkSuffix>`.
   */
  namedLinks?: boolean
  /** A profile lists objects, whose `subdomain` is the whole link, what an update wants as `domain`; else strings. */
  listsObjects?: boolean
  /** Each POST to a full account is refused with `FREE_UPLOAD_LIMIT_REACHED`, whatever its `domain`. */
  limitFirst?: boolean
  /** Single files lose their folders: only the base name is kept. */
  dropFolders?: boolean
  /** An archive that comes alone, `*.zip`, is unpacked: its files are the site. */
  unpackArchives?: boolean
  /** How many uploads an account has a day; those beyond are taken with the status `expiring`. No limit unless given. */
  uploadsADay?: number
}

/** All that is publicly known of the live service, each as strict as any source says. */
export const likeLive = {
  name: 'ext.tiiny.host',
  linkSuffix: 'tiiny.site',
  updateBy: 'PUT',
  deleteForms: ['B'],
  passwords: 'page',
  namedLinks: true,
  listsObjects: true,
  limitFirst: true,
  dropFolders: true,
  unpackArchives: true,
  uploadsADay: 5,
} as const satisfies Required<Dialect>
