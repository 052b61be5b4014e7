/** A list that reads its pages one by one, when they are needed, and keeps them. */
export class LazyList<T extends { readonly id: number }> {
  readonly #read: () => AsyncGenerator<T[]>
  #pages: AsyncGenerator<T[]> | undefined
  #known: T[] = []
  #isOld = false
  #turn: Promise<unknown> = Promise.resolve()

  /** @param read reads the list from its top, page by page */
  constructor(read: () => AsyncGenerator<T[]>) {
    this.#read = read
  }

  /** A list that is known already. */
  static of<T extends { readonly id: number }>(known: T[]): LazyList<T> {
    return new LazyList(async function* () {
      yield known
    })
  }

  /** The top of the list is read again before it is used. */
  renew(): void {
    this.#isOld = true
  }

  /** Reads pages until this is true for one entry, or there are no more pages. Returns all that was read so far. */
  async until(found: (entry: T) => boolean): Promise<T[]> {
    const mine = this.#turn.then(async () => {
      if (this.#isOld) await this.#readTop()
      this.#pages ??= this.#read()
      while (!this.#known.some(found)) {
        const page = await this.#pages.next()
        if (page.done) break
        this.#known.push(...page.value)
      }
      return [...this.#known]
    })
    // After an error the list is not complete, so everybody who asks later gets the error too.
    this.#turn = mine
    return await mine
  }

  /** Puts what is new before what is known. */
  async #readTop(): Promise<void> {
    const ids = new Set(this.#known.map(({ id }) => id))
    const added: T[] = []
    if (ids.size === 0) this.#pages = undefined
    else
      for await (const page of this.#read()) {
        added.push(...page.filter(({ id }) => !ids.has(id)))
        if (page.some(({ id }) => ids.has(id))) break
      }
    this.#known.unshift(...added)
    this.#isOld = false
  }
}
