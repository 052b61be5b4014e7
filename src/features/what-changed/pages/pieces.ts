const maxPieces = 4096

/** A text that grows by pieces. Its memory is freed of them now and then, because many short ones take ten times their length. */
export class Pieces {
  readonly #texts: string[] = []
  #last = ''
  #count = 0

  add(piece: string): void {
    this.#last += piece
    this.#count += 1
    if (this.#count >= maxPieces) this.#flatten()
  }

  joined(): string {
    return this.#texts.length === 0 ? this.#last : this.#texts.join('') + this.#last
  }

  #flatten(): void {
    // To find one character, the engine makes one string of all.
    this.#last.charCodeAt(this.#last.length - 1)
    this.#texts.push(this.#last)
    this.#last = ''
    this.#count = 0
  }
}
