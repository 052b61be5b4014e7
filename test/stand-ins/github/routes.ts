/** The endpoints of the stand-in for GitHub: what each does to the repository, and what it answers. */
import {
  type Comment,
  type Deployment,
  type DeploymentSeed,
  type DeploymentStatus,
  notFound,
  type Pull,
  Refusal,
  type Repository,
  type StatusSeed,
} from './repository.ts'

/** What a job's `permissions:` name, as far as it matters here. */
export type Area = 'deployments' | 'pull-requests' | 'issues' | 'contents'

/** A request that is understood and allowed. */
export interface Call {
  readonly github: Repository
  /** What the path holds in the place of each name of the template, unescaped. */
  readonly names: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** As the description wants it. */
  readonly body: unknown
}

/** One endpoint. */
export interface Route {
  /** Method and path template, as in GitHub's description. */
  readonly operation: string
  /** The token needs one of these; with none, any token does. */
  readonly areas: readonly Area[]
  /** The query's filters; where they are given, the answer is a list that goes out in pages. */
  readonly filters?: readonly string[]
  /** @returns the body of the answer; undefined where it has none */
  readonly answer: (call: Call) => unknown
}

/** The endpoint of a method and a path, and what the path holds. */
export function find(method: string, path: string): { route: Route; names: Record<string, string> } | undefined {
  for (const { route, method: own, pattern } of compiled) {
    const match = own === method && pattern.exec(path)
    if (!match) continue
    const names = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
    return { route, names: Object.fromEntries(names) }
  }
  return undefined
}

const repository = '/repos/{owner}/{repo}'
const deployment = `${repository}/deployments/{deployment_id}`
const issueComments = `${repository}/issues/{issue_number}/comments`
const issueComment = `${repository}/issues/comments/{comment_id}`
const commentAreas = ['issues', 'pull-requests'] as const

const routes: readonly Route[] = [
  { operation: `GET ${repository}`, areas: [], answer: showRepository },
  {
    operation: `GET ${repository}/deployments`,
    areas: ['deployments'],
    filters: ['environment', 'task'],
    answer: listDeployments,
  },
  { operation: `POST ${repository}/deployments`, areas: ['deployments'], answer: createDeployment },
  { operation: `DELETE ${deployment}`, areas: ['deployments'], answer: deleteDeployment },
  { operation: `GET ${deployment}/statuses`, areas: ['deployments'], filters: [], answer: listStatuses },
  { operation: `POST ${deployment}/statuses`, areas: ['deployments'], answer: createStatus },
  { operation: `GET ${issueComments}`, areas: commentAreas, filters: [], answer: listComments },
  { operation: `POST ${issueComments}`, areas: commentAreas, answer: createComment },
  { operation: `PATCH ${issueComment}`, areas: commentAreas, answer: changeComment },
  { operation: `DELETE ${issueComment}`, areas: commentAreas, answer: deleteComment },
  {
    operation: `GET ${repository}/pulls`,
    areas: ['pull-requests'],
    filters: ['state'],
    answer: listPulls,
  },
  { operation: `GET ${repository}/pulls/{pull_number}`, areas: ['pull-requests'], answer: findPull },
  { operation: `GET ${repository}/branches/{branch}`, areas: ['contents'], answer: findBranch },
  { operation: `GET ${repository}/git/ref/{ref}`, areas: ['contents'], answer: findRef },
]

const compiled = routes.map((route) => {
  const [method = '', template = ''] = route.operation.split(' ')
  // Names of branches and refs hold slashes, which clients escape or not.
  const pattern = template.replace(/\{(\w+)\}/gu, (_, name) =>
    name === 'branch' || name === 'ref' ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
  )
  return { route, method, pattern: new RegExp(`^${pattern}$`, 'u') }
})

function showRepository({ github }: Call): object {
  const [owner, name] = github.fullName.split('/')
  return { name, full_name: github.fullName, owner: { login: owner }, default_branch: github.defaultBranch }
}

/** Newest first. GitHub does not tell environments apart by the case of their letters. */
function listDeployments({ github, query }: Call): Deployment[] {
  const [environment, task] = [query.get('environment')?.toLowerCase(), query.get('task')]
  const isWanted = (each: Deployment) =>
    (!environment || each.environment.toLowerCase() === environment) && (!task || each.task === task)
  return github.listed().filter(isWanted).reverse()
}

function createDeployment({ github, body }: Call): Deployment {
  // No commit here is ever behind the default branch or has checks, so there is nothing to merge and none to await.
  const { auto_merge, required_contexts, ...seed } = body as DeploymentBody
  if (!github.shaOf(seed.ref)) throw new Refusal(422, `No ref found for: ${seed.ref}`)
  return github.addDeployment(seed)
}

interface DeploymentBody extends DeploymentSeed {
  readonly ref: string
  readonly auto_merge?: boolean
  readonly required_contexts?: readonly string[]
}

function findDeployment({ github, names }: Call): Deployment {
  return github.deployment(Number(names['deployment_id']))
}

/** The only one of the repository may always go. */
function deleteDeployment(call: Call): void {
  const { id } = findDeployment(call)
  if (call.github.deployments.length > 1 && call.github.isActive(id)) {
    throw new Refusal(422, 'We cannot delete an active deployment unless it is the only deployment.')
  }
  call.github.deleteDeployment(id)
}

function listStatuses(call: Call): DeploymentStatus[] {
  return call.github.statusesOf(findDeployment(call).id).toReversed()
}

function createStatus(call: Call): DeploymentStatus {
  return call.github.addStatus(findDeployment(call).id, { auto_inactive: true, ...(call.body as StatusSeed) })
}

function listComments({ github, names }: Call): readonly Comment[] {
  const issue = Number(names['issue_number'])
  if (!github.hasIssue(issue)) throw notFound()
  return github.commentsOf(issue)
}

function createComment({ github, names, body }: Call): Comment {
  const issue = Number(names['issue_number'])
  if (!github.hasIssue(issue)) throw notFound()
  return github.addComment(issue, body as { body: string })
}

function findComment({ github, names }: Call): Comment {
  return github.comment(Number(names['comment_id']))
}

function changeComment(call: Call): Comment {
  return call.github.changeComment(findComment(call).id, (call.body as { body: string }).body)
}

function deleteComment(call: Call): void {
  call.github.deleteComment(findComment(call).id)
}

/** Newest first. */
function listPulls({ github, query }: Call): Pull[] {
  const pulls = [...github.pulls.values()].filter(({ state }) => state === (query.get('state') ?? 'open'))
  return pulls.sort((one, other) => other.number - one.number)
}

function findPull({ github, names }: Call): Pull {
  const pull = github.pulls.get(Number(names['pull_number']))
  if (!pull) throw notFound()
  return pull
}

function findBranch({ github, names }: Call): object {
  const name = names['branch'] ?? ''
  const sha = github.branches.get(name)
  if (sha === undefined) throw new Refusal(404, 'Branch not found')
  return { name, commit: { sha }, protected: false }
}

function findRef({ github, names }: Call): object {
  const ref = `refs/${names['ref']}`
  const sha = github.shaOf(ref)
  if (sha === undefined) throw notFound()
  return { ref, object: { type: 'commit', sha } }
}
