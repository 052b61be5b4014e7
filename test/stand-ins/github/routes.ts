/** The endpoints of the stand-in for GitHub: what each does to the repository, and what it answers. */
import { type Deployment, type DeploymentSeed, Refusal, type Repository, type StatusSeed } from './repository.ts'

/** What a job's `permissions:` name, as far as it matters here. */
export type Area = 'deployments' | 'pull-requests' | 'issues' | 'contents'

interface Call {
  readonly github: Repository
  /** What the path holds in the place of the template's last name: the number of a deployment or an issue, say. */
  readonly of: string
  readonly query: URLSearchParams
  readonly body: unknown
}

export interface Route {
  /** Method and path template, as in GitHub's description. */
  readonly operation: string
  /** The token needs one of these. */
  readonly areas: readonly Area[]
  readonly answer: (call: Call) => unknown
  /** The query's filters; with them the answer is a list that goes out in pages. */
  readonly filters?: readonly string[]
}

/** The endpoint of a method and a path, the repository that the path names, and what it holds besides. */
export function find(method: string, path: string): { route: Route; repository: string; of: string } | undefined {
  for (const { route, pattern } of compiled) {
    const [match, repository = '', of = ''] = pattern.exec(`${method} ${path}`) ?? []
    if (match !== undefined) return { route, repository, of: decodeURIComponent(of) }
  }
  return undefined
}

const here = '/repos/{owner}/{repo}'
const deployments: readonly Area[] = ['deployments']
const comments: readonly Area[] = ['issues', 'pull-requests']
const issueComments = `${here}/issues/{issue_number}/comments`
const issueComment = `${here}/issues/comments/{comment_id}`

const routes: readonly Route[] = [
  {
    operation: `GET ${here}/deployments`,
    areas: deployments,
    answer: listDeployments,
    filters: ['environment', 'task'],
  },
  { operation: `POST ${here}/deployments`, areas: deployments, answer: createDeployment },
  { operation: `DELETE ${here}/deployments/{deployment_id}`, areas: deployments, answer: deleteDeployment },
  { operation: `POST ${here}/deployments/{deployment_id}/statuses`, areas: deployments, answer: createStatus },
  {
    operation: `GET ${issueComments}`,
    areas: comments,
    answer: (call) => call.github.commentsOf(issueOf(call)),
    filters: [],
  },
  {
    operation: `POST ${issueComments}`,
    areas: comments,
    answer: (call) => call.github.addComment(issueOf(call), call.body as { body: string }),
  },
  {
    operation: `PATCH ${issueComment}`,
    areas: comments,
    answer: ({ github, of, body }) => github.changeComment(Number(of), (body as { body: string }).body),
  },
  {
    operation: `DELETE ${issueComment}`,
    areas: comments,
    answer: ({ github, of }) => github.deleteComment(Number(of)),
  },
  { operation: `GET ${here}/pulls`, areas: ['pull-requests'], answer: listPulls, filters: ['state'] },
  {
    operation: `GET ${here}/pulls/{pull_number}`,
    areas: ['pull-requests'],
    answer: ({ github, of }) => github.pull(Number(of)),
  },
  { operation: `GET ${here}/git/matching-refs/{ref}`, areas: ['contents'], answer: listRefs, filters: [] },
]

const compiled = routes.map((route) => {
  // Names of branches hold slashes, which clients escape or not.
  const names = { [here]: '/repos/([^/]+/[^/]+)', '{ref}': '(.+)' }
  const template = Object.entries(names).reduce((path, [name, value]) => path.replace(name, value), route.operation)
  return { route, pattern: new RegExp(`^${template.replace(/\{\w+\}/u, '([^/]+)')}$`, 'u') }
})

/** Newest first. GitHub does not tell environments apart by the case of their letters. */
function listDeployments({ github, query }: Call): Deployment[] {
  const environment = query.get('environment')?.toLowerCase()
  const task = query.get('task')
  const isWanted = (each: Deployment) =>
    (!environment || each.environment.toLowerCase() === environment) && (!task || each.task === task)
  return github.deployments.filter(isWanted).reverse()
}

function createDeployment({ github, body }: Call): Deployment {
  // No commit here is ever behind the default branch or has checks, so there is nothing to merge and none to await.
  const { auto_merge, required_contexts, ...seed } = body as DeploymentSeed & Record<string, unknown>
  if (!github.shaOf(String(seed.ref))) throw new Refusal(422, `No ref found for: ${seed.ref}`)
  return github.addDeployment(seed)
}

/** It ends no earlier deployments: all that asks here says `auto_inactive: false`, and a scene holds it to that. */
function createStatus({ github, of, body }: Call): object {
  const { auto_inactive, ...seed } = body as StatusSeed & Record<string, unknown>
  return github.addStatus(Number(of), seed)
}

/** The only one of the repository may always go. */
function deleteDeployment({ github, of }: Call): void {
  const { id } = github.deployment(Number(of))
  if (github.deployments.length > 1 && github.isActive(id)) {
    throw new Refusal(422, 'We cannot delete an active deployment unless it is the only deployment.')
  }
  github.deleteDeployment(id)
}

/** The number of an issue, or pull request, that is there. */
function issueOf({ github, of }: Call): number {
  const issue = Number(of)
  if (!github.pulls.has(issue) && github.commentsOf(issue).length === 0) throw new Refusal()
  return issue
}

function listPulls({ github, query }: Call): object[] {
  const pulls = [...github.pulls.values()].filter(({ state }) => state === (query.get('state') ?? 'open'))
  return pulls.sort((one, other) => other.number - one.number)
}

/** All branches whose refs begin so. */
function listRefs({ github, of }: Call): object[] {
  const refs = [...github.branches].map(([name, sha]) => ({
    ref: `refs/heads/${name}`,
    object: { type: 'commit', sha },
  }))
  return refs.filter(({ ref }) => ref.startsWith(`refs/${of}`))
}
