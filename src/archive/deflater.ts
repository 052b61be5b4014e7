import { constants, createDeflateRaw, type DeflateRaw } from 'node:zlib'

/**
 * Deflates (RFC 1951, without a header) one content after another, on a thread of Node's pool. There is not one for
 * each file, because making it takes longer than deflating a small file, and its memory is freed late.
 */
export class Deflater implements Disposable {
  readonly #stream: DeflateRaw
  #output: Buffer[] = []
  /**
   * Reports an error to the caller that waits. Errors of zlib itself do not reach the callback of `write` or `flush`.
   */
  #fail: (error: Error) => void = () => {}

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

  /** Deflates a whole content. After that it is ready for the next one. */
  async deflateWhole(content: Buffer): Promise<readonly Buffer[]> {
    const output = await this.deflate(content)
    this.#stream.reset()
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
  readonly #most: number
  readonly #all: Deflater[] = []
  readonly #last: Promise<unknown>[] = []
  #count = 0

  /** @param most how many there are at most; each is made when it is needed */
  constructor(most: number) {
    this.#most = most
  }

  /** Deflates a content, whose memory must stay as it is until this ends. */
  deflate(content: Buffer): Promise<readonly Buffer[]> {
    const turn = this.#count % this.#most
    this.#count += 1
    const deflater = this.#all[turn] ?? new Deflater({ pieces: false })
    const output = Promise.resolve(this.#last[turn]).then(() => deflater.deflateWhole(content))
    this.#all[turn] = deflater
    this.#last[turn] = output
    return output
  }

  [Symbol.dispose](): void {
    for (const deflater of this.#all) deflater[Symbol.dispose]()
  }
}
