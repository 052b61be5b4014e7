import { constants, createDeflateRaw, type DeflateRaw } from 'node:zlib'

/**
 * A raw deflate (RFC 1951) that works on a thread of Node's pool, for one content after another: to make one for each file
 * would take longer than to deflate a small file, and memory that is cleared late.
 */
export class Deflater implements Disposable {
  readonly #stream: DeflateRaw
  #output: Buffer[] = []
  /** Tells whoever waits: what zlib itself refuses does not come back to the call. */
  #fail: (error: Error) => void = () => {}

  /** @param pieces whether a content comes in pieces, of which `finish` tells the end; otherwise it comes whole */
  constructor({ pieces }: { pieces: boolean }) {
    this.#stream = createDeflateRaw({ flush: pieces ? constants.Z_NO_FLUSH : constants.Z_FINISH })
    this.#stream.on('data', (bytes: Buffer) => this.#output.push(bytes))
    this.#stream.on('error', (error) => this.#fail(error))
  }

  /** Deflates a piece, whose memory must stay as it is until this ends, and gives what came out so far. */
  deflate(piece: Buffer): Promise<readonly Buffer[]> {
    return new Promise((done, fail) => {
      this.#fail = fail
      this.#stream.write(piece, (error) => (error ? fail(error) : done(this.#taken())))
    })
  }

  /** Deflates a content, as `deflate` does, and is ready for the next one. */
  async deflateWhole(content: Buffer): Promise<readonly Buffer[]> {
    const output = await this.deflate(content)
    this.#stream.reset()
    return output
  }

  /** Gives the rest of a content that came in pieces. */
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
    // What is not given to the listener yet is given by reading it.
    while (this.#stream.readableLength > 0) this.#stream.read()
    const output = this.#output
    this.#output = []
    return output
  }
}
