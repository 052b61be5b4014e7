/** What `npm run live` tries, a link at a time, so that an account with room for one is enough. */
import { setTimeout } from 'node:timers/promises'
import { exchange } from '../../src/http/exchange.ts'
import { isSameLink } from '../../src/text/address.ts'
import { type Account, marker, random, type Upload } from './account.ts'
import { has, note } from './table.ts'

const types = { '': 'text/html', 'style.css': 'text/css', 'app.js': 'javascript' }
const pages = {
  'guide/index.html': '<!doctype html><title>Guide</title>a guide',
  '.well-known/static-deploy-check.txt': 'well known',
  'style.css': 'p { color: teal }',
  'app.js': 'void 0',
}
/** What the service's links end with, with the dot; empty while it is unknown. */
let suffix = ''
let takesNames = false
const newName = (): string => `static-deploy-check-${random()}`
const rootPage = (): string =>
  `<!doctype html><meta name="robots" content="noindex"><title>A check of Static Deploy</title>${marker}-${random()}`

export async function check(account: Account): Promise<void> {
  const { ok, summary } = await account.profile()
  note('key', ok, summary)
  if (account.baseUrl.hostname === 'ext.tiiny.host') suffix = '.tiiny.site'
  // A name comes first if names are known: it can't take another link's place in a full account.
  for (const part of [label, name, create, name, password, unknown]) {
    if (part === name && (has('name') || suffix === '')) continue
    await part(account)
    await account.clear(account.signal)
  }
  const wrong = await account.profile(random())
  note('wrong-key', [401, 403].includes(wrong.status) && wrong.isEnvelope, wrong.summary)
}

async function label(account: Account): Promise<void> {
  const domain = newName()
  const { reply, made, answered } = await make(account, { domain, files: { 'index.html': rootPage() } })
  const isKept = isSameLink(domain, answered)
  note('label', isKept || made === '', `${isKept ? 'taken' : made && 'another name'}: ${reply.summary}`)
  if (isKept) suffix ||= answered.slice(domain.length)
}

/** A link without a name, its files, and all that an update does. */
async function create(account: Account): Promise<void> {
  const { folders, update } = account.dialect
  const files = {
    ...(folders === 'files' && pages),
    'index.html': rootPage(),
    'note.txt': 'note',
    'a/b/far.txt': 'far',
  }
  const { reply, made: link, answered } = await make(account, { files })
  note('create', link !== '' && link === answered, reply.summary)
  if (link === '') return
  suffix ||= link.slice(link.indexOf('.'))
  note('files', (await shows(account, link, '', marker)) && (await shows(account, link, 'note.txt', 'note')))
  const isKept = await shows(account, link, 'a/b/far.txt', 'far')
  note('folders', isKept || folders === 'zip', isKept ? 'kept' : 'not kept')
  if (folders === 'files') await visitPages(link, account)
  for (const each of ['PUT', 'POST'] as const) {
    const next = rootPage()
    const sent = await account.send(each, { files: { 'index.html': next } }, link)
    const isTaken = sent.reply.ok && sent.made === '' && (await shows(account, link, '', next))
    const isRefused = !sent.reply.ok && sent.made === '' && each !== update[0]
    note(`update-${each.toLowerCase()}`, isTaken || isRefused, sent.reply.summary)
    if (isTaken) note('replace', await account.until(async () => !(await account.page(link, 'note.txt')).text))
  }
  await remove(link, account)
}

/** A link of a whole name, with an archive. */
async function name(account: Account): Promise<void> {
  const isZip = account.dialect.folders === 'zip'
  const upload = { files: { ...pages, 'index.html': rootPage() }, isZip: true }
  const domain = newName() + suffix
  const { reply, made, answered } = await make(account, { ...upload, domain })
  takesNames = made === domain && answered === domain
  note('name', takesNames, `${takesNames ? 'taken' : made && 'another name'}: ${reply.summary}`)
  const link = made || (await make(account, upload)).made
  const isUnpacked = await shows(account, link, 'guide/index.html', 'a guide')
  note('archive', isUnpacked || !isZip, `${isUnpacked ? '' : 'not '}unpacked: ${reply.summary}`)
  if (isZip) await visitPages(link, account)
  await remove(link, account)
}

/** As a visitor sees it who does not know the password. */
async function password(account: Account): Promise<void> {
  const files = { 'index.html': rootPage(), 'note.txt': marker }
  const upload = { files, password: random(), domain: takesNames ? newName() + suffix : '' }
  const { made, reply } = await make(account, upload)
  // The first page may be one that comes before the site.
  await setTimeout(Math.min(account.timeoutMs, 5000), undefined, { signal: account.signal })
  const isClosed = await account.until(async () => {
    const [root, other] = [await account.page(made), await account.page(made, 'note.txt')]
    return [200, 401, 403].includes(root.status) && other.status > 0 && !`${root.text}${other.text}`.includes(marker)
  })
  note('password', isClosed, `${isClosed ? '' : 'not '}asked for: ${reply.summary}`)
}

async function unknown(account: Account): Promise<void> {
  const { reply, made } = await account.send('PUT', { domain: newName() + suffix, files: { 'index.html': rootPage() } })
  note('unknown-update', !reply.ok && made === '', reply.summary)
  const { status, summary } = await account.remove(account.dialect.delete[0] ?? 'POST', newName() + suffix)
  note('unknown-delete', status < 500 && ![401, 403, 408, 425, 429].includes(status), summary)
}

/** Makes a link. @throws if the account is full: a link without a name could take another one's place */
async function make(account: Account, upload: Upload) {
  const sent = await account.send('POST', upload)
  const { reply, made } = sent
  if (made === '' && reply.isFull) {
    note('limit', reply.summary.endsWith('_LIMIT_REACHED'), reply.summary)
    throw new Error('the account has no room for one more link')
  }
  if (made === '' || has('status')) return sent
  note('status', reply.data['status'] === 'active', String(reply.data['status']).replace(/\W/gu, ''))
  const { links, quotaUsed, quotaLimit } = (await account.profile()).data
  note('links', true, typeof [links].flat()[0] === 'string' ? 'texts' : 'objects')
  const isWhole = (value: unknown): boolean => value == null || Number.isSafeInteger(value)
  note('quota', isWhole(quotaUsed) && isWhole(quotaLimit))
  return sent
}

/** Deletes a link in the form that was not tried yet. */
async function remove(link: string, account: Account): Promise<void> {
  const form = has('delete-form') ? 'json' : 'form'
  const method = form === 'json' ? 'POST' : 'DELETE'
  const { ok, summary } = await account.remove(method, link)
  const isGone = await account.isGone(link, ok)
  const isAssumed = isGone ? ok : !ok && method !== account.dialect.delete[0]
  note(`delete-${form}`, isAssumed, `${isGone ? 'deleted' : 'not deleted'}: ${summary}`)
}

/** What a host does with pages beyond serving files. */
async function visitPages(link: string, account: Account): Promise<void> {
  note('well-known', await shows(account, link, '.well-known/static-deploy-check.txt', 'well known'))
  note('folder-page', await shows(account, link, 'guide/', 'a guide'))
  const visits = Object.entries(types).map(async ([path, type]) => {
    const page = { what: 'the visit', addressFrom: 'the link', url: new URL(`https://${link}/${path}`), headers: {} }
    const { headers } = await exchange({ ...page, method: 'GET', signal: account.signal })
    return headers['content-type']?.includes(type) === true
  })
  note('types', !(await Promise.all(visits)).includes(false))
}

const shows = ({ until, page }: Account, link: string, path: string, text: string): Promise<boolean> =>
  until(async () => (await page(link, path)).text.includes(text))
