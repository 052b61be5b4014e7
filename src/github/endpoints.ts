import { ifThere } from './answers.ts'
import { type GitHubLimits, limitsToTell, usualLimits } from './limits.ts'
import { commentIn, deploymentOf, type NewDeployment, type NewStatus, type Resource } from './resources.ts'
import { Transport } from './transport.ts'

const telling = { limits: limitsToTell }

/** GitHub's API for one repository, one method for each endpoint. Every method throws {@link GitHubError}. */
export class GitHub extends Transport {
  #login: Promise<string> | undefined
  #contents: Promise<void> | undefined

  /** Newest first, page by page. */
  deployments(filter: { environment?: string; task?: string } = {}) {
    return this.pages('list deployments', `/deployments?${new URLSearchParams(filter)}`, deploymentOf)
  }

  async createDeployment(deployment: NewDeployment, limits?: GitHubLimits) {
    const body = { ...deployment, auto_merge: false, required_contexts: [] }
    const made = await this.ask('create a deployment', 'POST /deployments', { body, limits })
    // Only looks begin at this time, an hour earlier.
    return { ...deployment, id: made.number('id'), createdAt: Date.parse(made.text('created_at')) || Date.now() }
  }

  /** Whether the token may create deployments. GitHub makes none without a `ref`, so that nothing can come of asking. */
  async mayRecord(): Promise<boolean> {
    const asked = this.ask('ask about deployments', 'POST /deployments', { body: {}, harmless: true })
    const may = ifThere(asked, [422]).then(() => true)
    return (await ifThere(may, [403, 404])) ?? false
  }

  /** Leaves all other deployments as they are. A 404: the deployment was deleted, or the token may not write statuses. */
  async createStatus(id: number, { state, link, logUrl }: NewStatus, limits = usualLimits): Promise<void> {
    const urls = { environment_url: link && `https://${link}`, log_url: logUrl || undefined }
    const more = { body: { state, ...urls, auto_inactive: false }, limits: { ...limits, afterCancel: true } }
    const made = await this.ask('create a deployment status', `POST /deployments/${id}/statuses`, more)
    // An answer without the new status may mean that there is none. So its id must be in the answer.
    made.number('id')
  }

  /** It is no error if the deployment does not exist any more. @throws {GitHubError} with status 422 if it is active */
  async deleteDeployment(id: number, limits?: GitHubLimits): Promise<void> {
    await ifThere(this.ask('delete a deployment', `DELETE /deployments/${id}`, { limits }))
  }

  async pullRequest(number: number) {
    const pull = await this.ask(`read pull request #${number}`, `GET /pulls/${number}`)
    const state = pull.string('state')
    if (state !== 'open' && state !== 'closed') pull.fail('has an unknown state')
    const head = pull.in('head')
    return {
      open: state === 'open',
      headSha: head.string('sha'),
      /** The full name of the repository with its branch, in lower case; empty if that was deleted. */
      headRepository: head.in('repo').text('full_name').toLowerCase(),
      title: pull.text('title'),
    }
  }

  /** Titles, by number. */
  async openPullRequests(): Promise<Map<number, string>> {
    const entryOf = (pull: Resource) => [pull.number('number'), pull.text('title')] as const
    return new Map(await this.list('list pull requests', '/pulls?state=open', entryOf))
  }

  async comments(number: number) {
    return await this.list('list comments', `/issues/${number}/comments`, commentIn, limitsToTell)
  }

  async createComment(number: number, body: string): Promise<void> {
    const more = { ...telling, body: { body }, idempotent: false }
    await this.ask('write a comment', `POST /issues/${number}/comments`, more)
  }

  async updateComment(id: number, body: string): Promise<void> {
    await this.ask('edit a comment', `PATCH /issues/comments/${id}`, { ...telling, body: { body } })
  }

  async deleteComment(id: number): Promise<void> {
    await ifThere(this.ask('delete a comment', `DELETE /issues/comments/${id}`, telling))
  }

  async branchExists(branch: string): Promise<boolean> {
    const path = `/branches/${encodeURIComponent(branch)}`
    return await this.#has('read a branch', path, (found) => found.string('name') === branch)
  }

  /** GitHub may answer with tags that start with it. */
  async tagExists(tag: string): Promise<boolean> {
    const path = `/git/ref/tags/${tag.split('/').map(encodeURIComponent).join('/')}`
    return await this.#has('read a tag', path, (found) => found.text('ref') === `refs/tags/${tag}`)
  }

  /** 404 may also mean no permission, so the token must first be able to read the default branch. */
  async #has(what: string, path: string, isIt: (found: Resource) => boolean): Promise<boolean> {
    // GitHub redirects from the old name of a renamed branch to the new one. No branch has the old name.
    const found = await ifThere(this.ask(what, `GET ${path}`), [301, 404])
    if (found !== undefined) return isIt(found)
    this.#contents ??= this.#seeDefaultBranch()
    await this.#contents
    return false
  }

  async #seeDefaultBranch(): Promise<void> {
    const name = (await this.ask('read the repository', 'GET')).string('default_branch')
    await this.ask('read the default branch (contents: read)', `GET /branches/${encodeURIComponent(name)}`)
  }

  /** The login of the token's own identity, asked for only once. An app's token can ask for it only by GraphQL. */
  async login(): Promise<string> {
    const more = { ...telling, body: { query: '{ viewer { login } }' }, harmless: true }
    const loginIn = (answer: Resource) => answer.in('data').in('viewer').string('login')
    this.#login ??= this.ask('read the login of the token', 'POST /graphql', more).then(loginIn)
    // What failed is asked again.
    this.#login.catch(() => {
      this.#login = undefined
    })
    return await this.#login
  }
}
