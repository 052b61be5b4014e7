import { constants, createDeflateRaw, type DeflateRaw } from 'node:zlib'

/** Contents that zlib deflates on threads at the same time, at most. Each needs a state of 270 KB. */
const mostDeflaters = 8

/**
 * Deflates (RFC 1951, without a header) one content after another, on a thread of Node's pool. There is not one for
 * each file, because making it takes longer than deflating a small file, and its memory is freed late.
 */
export class Deflater implements Disposable {
  readonly #stream: DeflateRaw
  #output: Buffer[] = []
  /** Reports an error to the code that waits: those of zlib itself do not reach the callback of `write` or `flush`. */
  #fail: (error: Error) => void = () => {}
  /** The whole content that was given last. */
  #last: Promise<unknown> = Promise.resolve()

  /** @param pieces whether a content comes in pieces, and `finish` tells its end; otherwise each content comes whole */
  constructor({ pieces }: { pieces: boolean }) {
    this.#stream = createDeflateRaw({ flush: pieces ? constants.Z_NO_FLUSH : constants.Z_FINISH })
    this.#stream.on('data', (bytes: Buffer) => this.#output.push(bytes))
    this.#stream.on('error', (error) => this.#fail(error))
  }

  /** Deflates a piece, and returns the output so far. The piece's memory must not change until this ends. */
  deflate(piece: Buffer): Promise<readonly Buffer[]> {
    return new Promise((done, fail) => {
      this.#fail = fail
      this.#stream.write(piece, (error) => (error ? fail(error) : done(this.#taken())))
    })
  }

  /** Deflates a whole content, when those before it are done. */
  deflateWhole(content: Buffer): Promise<readonly Buffer[]> {
    const output = this.#last.then(async () => {
      const deflated = await this.deflate(content)
      this.#stream.reset()
      return deflated
    })
    this.#last = output
    return output
  }

  /** Returns the rest of the output, after all pieces of a content were deflated. */
  finish(): Promise<readonly Buffer[]> {
    return new Promise((done, fail) => {
      this.#fail = fail
      this.#stream.flush(constants.Z_FINISH, () => done(this.#taken()))
    })
  }

  [Symbol.dispose](): void {
    this.#stream.destroy()
  }

  #taken(): readonly Buffer[] {
    // Output that did not reach the listener so far is read here, which calls the listener.
    while (this.#stream.readableLength > 0) this.#stream.read()
    const output = this.#output
    this.#output = []
    return output
  }
}

/**
 * Some deflaters that share the work, in turns. zlib looks a little behind a content's end, at what the one before left
 * there. So the same contents give the same bytes only if each has the same ones before it, whichever deflater is free.
 */
export class Deflaters implements Disposable {
  readonly #all: Deflater[] = []
  #count = 0

  /** Deflates a content, whose memory must stay as it is until this ends. */
  deflate(content: Buffer): Promise<readonly Buffer[]> {
    const turn = this.#count % mostDeflaters
    this.#count += 1
    const deflater = this.#all[turn] ?? new Deflater({ pieces: false })
    this.#all[turn] = deflater
    return deflater.deflateWhole(content)
  }

  [Symbol.dispose](): void {
    for (const deflater of this.#all) deflater[Symbol.dispose]()
  }
}
