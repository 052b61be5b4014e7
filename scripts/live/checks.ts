/** What `npm run live` tries, a link at a time, so that an account with room for one is enough. */
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { EndError, has, listedBy, namesIn, newName, type OwnLinks, type Sent, until } from './own-links.ts'
import { pageFiles, seePages } from './pages.ts'
import type { Table } from './table.ts'
import { type Dialect, isSameLink, registerSecret, type Wire } from './wire.ts'

/** What all checks work with. */
export interface Bench {
  readonly wire: Wire
  readonly own: OwnLinks
  readonly table: Table
  readonly dialect: Dialect
  /** Milliseconds that a page may take until it is there. */
  readonly patience: number
}

const random = (): string => randomBytes(12).toString('hex')

/** A root page that is this upload's only, and says what it is to who finds it. */
function page(): { html: string; marker: string } {
  const marker = `marker-${random()}`
  const words = 'This page tries out a hosting service for Static Deploy. It is deleted within minutes.'
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">'
  return { marker, html: `${head}<title>A check of Static Deploy</title><p>${words}<p>${marker}</html>\n` }
}

/** What the checks of the links have learnt for those that follow. */
interface Learnt {
  /** What the service's links end with, with the dot. */
  suffix?: string | undefined
  isNaming?: boolean
}

const suffixOf = ({ hostname }: URL): string | undefined => (hostname === 'ext.tiiny.host' ? '.tiiny.site' : undefined)

/** Tries all that can be tried. @throws {EndError} if no more can be */
export async function check(bench: Bench): Promise<void> {
  const { wire, own, table } = bench
  await account(bench)
  const learnt: Learnt = { suffix: suffixOf(wire.baseUrl) }
  // With a name first, if it can be: that tells whether there is room, and can't be put in another link's place.
  for (const chapter of [label, name, create, name, password, unknown]) {
    if (chapter === name && (table.has('name') || learnt.suffix === undefined)) continue
    try {
      await chapter(bench, learnt)
    } catch (error) {
      wire.signal.throwIfAborted()
      if (error instanceof EndError) throw error
      wire.tell(`This part ended early: ${error instanceof Error ? error.message : String(error)}`)
    }
    const left = await own.clear(wire)
    if (left.length > 0) throw new EndError("what was made can't be deleted")
  }
  const wrong = await wire.profile(random())
  table.note('wrong-key', wrong.says, [401, 403].includes(wrong.status) && wrong.isEnvelope)
}

async function account({ wire, table }: Bench): Promise<void> {
  const { ok, data, says, status } = await wire.profile()
  const hint = status === 401 || status === 403 ? ' (is HOSTING_API_KEY right?)' : ''
  table.note('key', says + hint, ok)
  if (!ok) throw new EndError("the account can't be read")
  if (namesIn(data['links']) === undefined) {
    table.note('links', 'no list of texts, nor of objects with "subdomain" or "domain"', false)
    throw new EndError("the account's list of links can't be read")
  }
}

/** A link by its label alone, which tells how names end. */
async function label(bench: Bench, learnt: Learnt): Promise<void> {
  const { wire, own, table } = bench
  const domain = newName()
  const sent = await own.send(wire, 'POST', { domain, files: { 'index.html': page().html } })
  requireRoom(sent, table)
  const { reply, answered, made } = sent
  if (made === undefined || !reply.ok) {
    table.note('label', `refused: ${reply.says}`, !reply.ok)
    return
  }
  const isOwn = answered !== undefined && isSameLink(domain, answered)
  const suffix = answered?.slice(domain.length) ?? ''
  table.note('label', isOwn ? `taken${suffix && `, and completed with ${suffix}`}` : 'the link has another name', isOwn)
  await seeLink(sent, wire, table)
  if (!isOwn) return
  if (suffix !== '') learnt.suffix = suffix
  await remove(made, bench)
}

/** A link with a name of the service's, its files, and all that an update does. */
async function create(bench: Bench, learnt: Learnt): Promise<void> {
  const { wire, own, table, dialect, patience } = bench
  const { html, marker } = page()
  const [note, far, about] = [random(), random(), random()]
  // Where folders get lost, the page of a folder would take the root page's place.
  const isKeeping = dialect.folders === 'files'
  const root = { 'index.html': html, 'about.html': about, 'note.txt': note }
  const files = { ...(isKeeping && pageFiles(about)), ...root, 'assets/deep/far.txt': far }
  const quota = (await wire.profile()).data
  const sent = await own.send(wire, 'POST', { files: { ...files, 'size.txt': 'x'.repeat(100_000) } })
  requireRoom(sent, table)
  const { reply, made: link, answered } = sent
  const isRight = reply.ok && link !== undefined && link === answered
  table.note('create', `${reply.says}${isRight ? '' : ', and what was answered is not listed'}`, isRight)
  seeQuota(quota, (await wire.profile()).data, table)
  if (link === undefined || !isRight) return
  learnt.suffix ??= link.slice(link.indexOf('.'))
  await seeLink(sent, wire, table)

  const shows = async (path: string, text: string, time = patience): Promise<boolean> =>
    await until(time, wire.signal, async () => (await wire.look(link, path)).text.includes(text))
  const isServed = (await shows('', marker)) && (await shows('about.html', about)) && (await shows('note.txt', note))
  table.note('files', isServed ? 'all at the root are served' : 'not all at the root are served', isServed)
  const isDeep = await shows('assets/deep/far.txt', far, Math.min(patience, 10_000))
  table.note('folders', isDeep ? 'kept' : 'the file in a folder is not served', isDeep || !isKeeping)
  if (isKeeping && isDeep) await seePages(link, about, bench)

  for (const method of dialect.update === 'PUT' ? (['PUT', 'POST'] as const) : (['POST', 'PUT'] as const)) {
    const next = page()
    const update = await own.send(wire, method, { files: { 'index.html': next.html } }, link)
    const isSame = update.answered === link && update.made === undefined
    const isTaken = update.reply.ok && isSame && (await shows('', next.marker))
    const isRefused = !update.reply.ok && update.made === undefined
    const seen = isTaken ? 'replaces' : isRefused ? 'refused' : 'does not replace, or makes another link'
    const isAssumed = isTaken || (isRefused && method !== dialect.update)
    table.note(`update-${method === 'PUT' ? 'put' : 'post'}`, `${seen}: ${update.reply.says}`, isAssumed)
    if (!isTaken) continue
    const isGone = await until(patience, wire.signal, async () => {
      const { text, status } = await wire.look(link, 'note.txt')
      return !text.includes(note) && status > 0
    })
    table.note('replace', isGone ? 'files that were not sent are gone' : 'files that were not sent stay', isGone)
  }
  await remove(link, bench)
}

/** A link of a whole name, with an archive. */
async function name(bench: Bench, learnt: Learnt): Promise<void> {
  const { wire, own, table, dialect, patience } = bench
  const { html, marker } = page()
  const [far, about] = [random(), random()]
  const isWanted = dialect.folders === 'zip'
  const files = { ...(isWanted && pageFiles(about)), 'index.html': html, 'assets/deep/far.txt': far }
  const archive = { files, zipped: true }
  const domain = newName() + learnt.suffix
  let sent = await own.send(wire, 'POST', { ...archive, domain })
  requireRoom(sent, table)
  learnt.isNaming = sent.reply.ok && sent.answered === domain && sent.made === domain
  const seen = learnt.isNaming ? 'the link has this name' : sent.made ? 'the link has another name' : 'refused'
  table.note('name', `${seen}: ${sent.reply.says}`, learnt.isNaming)
  if (sent.made === undefined) sent = await own.send(wire, 'POST', archive)
  const { made: link, reply } = sent
  const isUnpacked = await until(isWanted ? patience : Math.min(patience, 10_000), wire.signal, async () => {
    if (link === undefined) return false
    const [root, deep] = [await wire.look(link), await wire.look(link, 'assets/deep/far.txt')]
    return root.text.includes(marker) && deep.text.includes(far)
  })
  table.note('archive', `${isUnpacked ? '' : 'not '}unpacked: ${reply.says}`, isUnpacked || !isWanted)
  if (link !== undefined && isWanted && isUnpacked) await seePages(link, about, bench)
  if (link !== undefined && link === sent.answered) await remove(link, bench)
}

/** A link with a password, as a visitor sees it who does not know it. */
async function password(bench: Bench, learnt: Learnt): Promise<void> {
  const { wire, own, table, patience } = bench
  const { html, marker } = page()
  const [note, secret] = [random(), random()]
  registerSecret(secret)
  const domain = learnt.isNaming ? newName() + learnt.suffix : undefined
  const files = { 'index.html': html, 'note.txt': note }
  const { made: link, reply } = await own.send(wire, 'POST', { domain, files, password: secret })
  if (link === undefined) return table.note('password', `refused: ${reply.says}`, false)
  let seen = ''
  const isAsked = async (): Promise<boolean> => {
    const [root, other] = [await wire.look(link), await wire.look(link, 'note.txt')]
    seen = `page: HTTP ${root.status}, other file: HTTP ${other.status}`
    const isOpen = root.text.includes(marker) || other.text.includes(note)
    return !isOpen && [200, 401, 403].includes(root.status) && other.status > 0
  }
  // A page that is not the site's may be one that comes before it, so it is looked at once more.
  const isClosed = await until(patience, wire.signal, async () => {
    if (!(await isAsked())) return false
    await setTimeout(Math.min(patience, 5000), undefined, { signal: wire.signal })
    return await isAsked()
  })
  table.note('password', `${isClosed ? 'asked for' : 'not asked for'} (${seen})`, isClosed)
}

/** A name that is not there. */
async function unknown({ wire, own, table, dialect }: Bench, { suffix = '.tiiny.site' }: Learnt): Promise<void> {
  const domain = newName() + suffix
  const { reply, made } = await own.send(wire, 'PUT', { domain, files: { 'index.html': page().html } })
  const isRefused = !reply.ok && made === undefined
  table.note('unknown-update', `${isRefused ? 'refused' : 'taken'}: ${reply.says}`, isRefused)
  const absent = newName() + suffix
  if (has(await listedBy(wire), absent)) throw new Error('the name is there')
  const { status, says } = await wire.delete(dialect.delete, absent)
  const isClear = status < 500 && ![401, 403, 408, 425, 429].includes(status)
  table.note('unknown-delete', says, isClear)
}

/** Deletes a link in the form that was not tried yet; another, if need be, comes with the end of this part. */
async function remove(link: string, { wire, own, table, dialect }: Bench): Promise<void> {
  const form = table.has('delete-form') ? 'json' : 'form'
  const { reply, isGone } = await own.delete(wire, form, link)
  const isDone = reply.ok && isGone && namesIn(reply.data['links']) !== undefined
  const isRefused = !reply.ok && !isGone
  const half = isGone ? 'deletes, but its answer does not say so' : 'the link stays'
  const seen = isDone ? 'deletes' : isRefused ? 'refused' : half
  table.note(`delete-${form}`, `${seen}: ${reply.says}`, isDone || (isRefused && form !== dialect.delete))
}

/** Stops before anything is made without a name in a full account: some services might put it in another link's place. */
function requireRoom({ reply, made }: Sent, table: Table): void {
  if (made !== undefined || !(reply.isLimit || reply.soundsFull)) return
  table.note('limit', reply.says, reply.isLimit)
  throw new EndError('the account has no room for one more link; delete one that nobody needs, and run it again')
}

async function seeLink({ reply }: Sent, wire: Wire, table: Table): Promise<void> {
  const { status } = reply.data
  if (!table.has('status'))
    table.note('status', /^\w{1,30}$/u.test(String(status)) ? String(status) : 'no word', status === 'active')
  if (table.has('links')) return
  const { links } = (await wire.profile()).data
  const kinds = (Array.isArray(links) ? links : []).map((link) => {
    if (typeof link === 'string') return link.includes('.') ? 'texts' : 'texts without a dot'
    const { subdomain, domain } = Object(link)
    return `objects with ${[subdomain != null && 'subdomain', domain != null && 'domain'].filter(Boolean).join(' and ')}`
  })
  table.note('links', [...new Set(kinds)].join('; '), true)
}

function seeQuota(before: Sent['reply']['data'], after: Sent['reply']['data'], table: Table): void {
  const [was, used, limit] = [before['quotaUsed'], after['quotaUsed'], after['quotaLimit']]
  const isCount = (value: unknown): boolean => value == null || (Number.isSafeInteger(value) && Number(value) >= 0)
  const isRight = [was, used, limit].every(isCount)
  const grown = `100 kB more changed it by ${Number(used) - Number(was)}, of ${Number(limit)}`
  table.note('quota', isRight ? (used == null ? 'not told' : grown) : 'no whole numbers', isRight)
}
