import { Deflater } from './deflater.ts'

/** Some deflaters that share the work. Each content goes to a deflater that is free, or waits for the first that is. */
export class Deflaters implements Disposable {
  readonly #most: number
  readonly #all: Deflater[] = []
  readonly #free: Deflater[] = []
  readonly #waiting: ((deflater: Deflater) => void)[] = []

  /** @param most how many there are at most; each is made when it is needed */
  constructor(most: number) {
    this.#most = most
  }

  /** Deflates a content, whose memory must stay as it is until this ends. */
  async deflate(content: Buffer): Promise<readonly Buffer[]> {
    const deflater = this.#free.pop() ?? this.#make() ?? (await this.#nextFree())
    const output = await deflater.deflateWhole(content)
    const next = this.#waiting.shift()
    if (next) next(deflater)
    else this.#free.push(deflater)
    return output
  }

  [Symbol.dispose](): void {
    for (const deflater of this.#all) deflater[Symbol.dispose]()
  }

  #make(): Deflater | undefined {
    if (this.#all.length === this.#most) return undefined
    const deflater = new Deflater({ pieces: false })
    this.#all.push(deflater)
    return deflater
  }

  #nextFree(): Promise<Deflater> {
    return new Promise((take) => this.#waiting.push(take))
  }
}
