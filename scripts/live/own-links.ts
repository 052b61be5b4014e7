/**
 * The links that a run of `npm run live` makes, and their end. What the account lists right before an upload is never
 * touched. What is new after it is this run's only if it has the name that was sent or answered, or shows the text that
 * was sent.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Dialect, hostNameOf, isSameLink, type Reply, type Upload, type Wire } from './wire.ts'

/** What each name that this program chooses begins with. */
export const prefix = 'static-deploy-check-'

/** A name that nobody has. */
export const newName = (): string => prefix + randomBytes(8).toString('hex')

/** Nobody can go on without harm: a link of somebody else was hit, there is no room, or the account can't be read. */
export class EndError extends Error {}

/** One upload, which may have made a link, also if its answer was lost. */
interface Attempt {
  readonly before: readonly string[]
  /** The name of a link that was to be made. */
  readonly name: string | undefined
  /** A text that only this upload's root page has. */
  readonly marker: string
  answered?: string | undefined
  /** Whether nothing more can come of it: it was refused, it was an update, or what it made was found. */
  isOver?: boolean
}

/** An upload's answer. */
export interface Sent {
  readonly reply: Reply
  /** The name in the answer. */
  readonly answered: string | undefined
  /** The link that it made, as it was answered, or else as it is listed. */
  readonly made: string | undefined
}

export const has = (listed: readonly string[], name: string): boolean => listed.some((each) => isSameLink(each, name))

/** The names in a profile's list, or undefined if it is not of a form that the action reads. */
export function namesIn(links: unknown): string[] | undefined {
  if (!Array.isArray(links)) return undefined
  const names = links.flatMap((link: unknown) => {
    const { subdomain, domain } = Object(link)
    const given = typeof link === 'string' ? [link] : [subdomain, domain].filter((name) => name != null)
    return given.length > 0 ? given.map((name) => hostNameOf(String(name))) : [undefined]
  })
  return names.includes(undefined) ? undefined : (names as string[])
}

/** @throws {EndError} if the list can't be read */
export async function listedBy(wire: Wire): Promise<string[]> {
  const { ok, data, says } = await wire.profile()
  const names = ok ? namesIn(data['links']) : undefined
  if (names === undefined) throw new EndError(`the account's list of links can't be read (${says})`)
  return names
}

export class OwnLinks {
  readonly #attempts: Attempt[] = []
  readonly #dialect: Dialect
  /** Milliseconds that the account may take until it lists a new link, or lists a deleted one no more. */
  readonly #lag: number

  constructor(dialect: Dialect, patience: number) {
    this.#dialect = dialect
    this.#lag = Math.min(patience, 10_000)
  }

  /**
   * Sends files and finds out what was made by it.
   *
   * @param update a link that an earlier upload made, if this one is to replace its files
   * @throws {EndError} if the account can't be read, or the answer names a link that was there before
   */
  async send(wire: Wire, method: 'POST' | 'PUT', upload: Upload, update?: string): Promise<Sent> {
    const before = await listedBy(wire)
    const { domain: name, files } = upload
    if (name !== undefined && has(before, name)) throw new EndError(`${name} is there already`)
    if (update === undefined) wire.tell(`Sending ${name ?? 'a link without a name'} …`)
    const marker = /marker-\w+/u.exec(files['index.html'] ?? '')?.[0] ?? 'no marker'
    const attempt: Attempt = { before, name, marker }
    // Noted before it is sent: its answer may get lost.
    this.#attempts.push(attempt)
    const reply = await wire.upload(method, { ...upload, domain: update ?? name })
    const answered = reply.ok ? hostNameOf(String(reply.data['link'])) : undefined
    if (answered !== undefined && has(before, answered) && !(update && isSameLink(update, answered))) {
      const place = `number ${before.findIndex((each) => isSameLink(each, answered)) + 1} in its list`
      const advice = 'It was not deleted, but its own files may be gone: please publish that site again'
      throw new EndError(`the service put the files under a link that was there before, ${place}. ${advice}`)
    }
    Object.assign(attempt, { answered, isOver: update !== undefined || (!reply.ok && reply.status < 500) })
    const [made] = (await this.#find(attempt, wire)).made
    return { reply, answered, made: made && answered && isSameLink(made, answered) ? answered : made }
  }

  /** Deletes a link that was made. @returns the answer, and whether the link is gone */
  async delete(wire: Wire, form: Dialect['delete'], link: string): Promise<{ reply: Reply; isGone: boolean }> {
    const attempt = this.#attempts.find(({ answered, before }) => answered === link && !has(before, link))
    if (attempt === undefined) throw new Error(`${link} is not this run's`)
    const reply = await wire.delete(form, link)
    const isGone = await until(reply.ok ? this.#lag : 0, wire.signal, async () => !has(await listedBy(wire), link))
    if (isGone) this.#forget(attempt)
    return { reply, isGone }
  }

  /** Deletes all that was made and is still there. @returns what is left, in words; empty if nothing is */
  async clear(wire: Wire): Promise<string[]> {
    for (let round = 1; ; round += 1) {
      const left: string[] = []
      for (const attempt of [...this.#attempts]) {
        const why = await this.#clear(attempt, wire).catch((error: Error) => {
          wire.signal.throwIfAborted()
          return error.message
        })
        if (why === undefined) this.#forget(attempt)
        else left.push(`${attempt.answered ?? attempt.name ?? 'a link without a name'}: ${why}`)
      }
      if (left.length === 0 || round === 3) return left
      await setTimeout(1000 * round, undefined, { signal: wire.signal })
    }
  }

  /** Deletes what one upload made. @returns what is left of it, in words */
  async #clear(attempt: Attempt, wire: Wire): Promise<string | undefined> {
    const { answered } = attempt
    const { made, added } = await this.#find(attempt, wire)
    if (made.length === 0 && !attempt.isOver && (added > 0 || answered !== undefined))
      return `the account lists ${added} that are new, and nothing shows whether this is one of them`
    const forms = this.#dialect.delete === 'json' ? (['json', 'form'] as const) : (['form', 'json'] as const)
    for (const link of made) {
      const isThere = async (): Promise<boolean> => has(await listedBy(wire), link)
      for (const name of new Set([answered !== undefined && isSameLink(answered, link) ? answered : link, link]))
        for (const form of forms) if (await isThere()) await wire.delete(form, name)
      if (!(await until(this.#lag, wire.signal, async () => !(await isThere())))) return 'it could not be deleted'
    }
    return undefined
  }

  #forget(attempt: Attempt): void {
    this.#attempts.splice(this.#attempts.indexOf(attempt), 1)
  }

  /** The listed links that an upload has made, and how many are new at all. It waits if there must be one. */
  async #find(attempt: Attempt, wire: Wire): Promise<{ made: string[]; added: number }> {
    const { before, name, answered, marker, isOver = false } = attempt
    const own = [name, answered].filter((each) => each !== undefined)
    let made: string[] = []
    let added: string[] = []
    await until(isOver ? 0 : this.#lag, wire.signal, async () => {
      added = (await listedBy(wire)).filter((each) => !has(before, each))
      made = added.filter((each) => has(own, each))
      if (made.length > 0) return true
      for (const each of added) if ((await wire.look(each)).text.includes(marker)) made.push(each)
      return made.length > 0
    })
    if (made.length > 0) attempt.isOver = true
    return { made, added: added.length }
  }
}

/** Looks again and again until something is so. @param patience milliseconds @returns whether it became so */
export async function until(patience: number, signal: AbortSignal, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + patience
  for (let pause = 250; ; pause = Math.min(2 * pause, 4000)) {
    if (await isSo()) return true
    if (performance.now() + pause > end) return false
    await setTimeout(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
}
