import { type Fields, fieldsOf } from '../text/json.ts'
import { GitHubError, read } from './answers.ts'
import type { ApiRequest } from './api-request.ts'
import type { Transport } from './transport.ts'

/** Which branches and tags a repository has. Every method throws {@link GitHubError}. */
export class Refs {
  readonly #transport: Transport
  readonly #path: string
  /** Settled after the token was able to read the default branch. */
  #contents: Promise<void> | undefined

  /** @param path the repository's, below the API's base address */
  constructor(transport: Transport, path: string) {
    this.#transport = transport
    this.#path = path
  }

  /** Whether a branch with exactly this name exists. */
  async branchExists(branch: string): Promise<boolean> {
    const question = { what: 'read a branch', path: `${this.#path}/branches/${encodeURIComponent(branch)}` }
    return (await this.#find(question))?.['name'] === branch
  }

  /**
   * Whether a tag with exactly this name exists. GitHub may answer with a list of tags that start with it; that does
   * not count.
   */
  async tagExists(tag: string): Promise<boolean> {
    const ref = `tags/${tag}`
    const path = `${this.#path}/git/ref/${ref.split('/').map(encodeURIComponent).join('/')}`
    return (await this.#find({ what: 'read a tag', path }))?.['ref'] === `refs/${ref}`
  }

  /**
   * What is found; undefined if GitHub answers 404. Without the permission GitHub answers 404 too, so the token must
   * first be able to read the default branch.
   */
  async #find(question: ApiRequest): Promise<Fields | undefined> {
    try {
      return fieldsOf(await this.#transport.ask(question))
    } catch (error) {
      // GitHub redirects from the old name of a renamed branch to the new one. No branch has the old name.
      if (!(error instanceof GitHubError && [301, 404].includes(error.status))) throw error
      this.#contents ??= this.#seeDefaultBranch()
      await this.#contents
      return undefined
    }
  }

  async #seeDefaultBranch(): Promise<void> {
    const what = 'read the repository'
    const repository = fieldsOf(await this.#transport.ask({ what, path: this.#path }))
    const name = read(what, repository, 'default_branch', 'string')
    const path = `${this.#path}/branches/${encodeURIComponent(name)}`
    await this.#transport.ask({ what: 'read the default branch (contents: read)', path })
  }
}
