/** The endpoints of the stand-in for GitHub: what each does to the repository, and what it answers. */
import { type Deployment, type DeploymentSeed, Refusal, type Repository, type StatusSeed } from './repository.ts'

/** What a job's `permissions:` name, as far as it matters here. */
export type Area = 'deployments' | 'pull-requests' | 'issues' | 'contents'

interface Call {
  readonly github: Repository
  /** What the path holds in the place of each name of the template, unescaped. */
  readonly names: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
}

export interface Route {
  /** Method and path template, as in GitHub's description. */
  readonly operation: string
  /** The token needs one of these; with none, any token does. */
  readonly areas: readonly Area[]
  readonly answer: (call: Call) => unknown
  /** The query's filters; where they are given, the answer is a list that goes out in pages. */
  readonly filters?: readonly string[]
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

const at = (
  areas: readonly Area[],
  operation: string,
  answer: Route['answer'],
  filters?: readonly string[],
): Route => ({
  operation,
  areas,
  answer,
  ...(filters && { filters }),
})

const routes: readonly Route[] = [
  at([], `GET ${repository}`, showRepository),
  at(['deployments'], `GET ${repository}/deployments`, listDeployments, ['environment', 'task']),
  at(['deployments'], `POST ${repository}/deployments`, createDeployment),
  at(['deployments'], `DELETE ${deployment}`, deleteDeployment),
  at(['deployments'], `POST ${deployment}/statuses`, createStatus),
  at(['issues', 'pull-requests'], `GET ${issueComments}`, (call) => call.github.commentsOf(issueOf(call)), []),
  at(['issues', 'pull-requests'], `POST ${issueComments}`, (call) =>
    call.github.addComment(issueOf(call), call.body as { body: string }),
  ),
  at(['issues', 'pull-requests'], `PATCH ${issueComment}`, ({ github, names, body }) =>
    github.changeComment(Number(names['comment_id']), (body as { body: string }).body),
  ),
  at(['issues', 'pull-requests'], `DELETE ${issueComment}`, ({ github, names }) =>
    github.deleteComment(github.comment(Number(names['comment_id'])).id),
  ),
  at(['pull-requests'], `GET ${repository}/pulls`, listPulls, ['state']),
  at(['pull-requests'], `GET ${repository}/pulls/{pull_number}`, ({ github, names }) =>
    github.pull(Number(names['pull_number'])),
  ),
  at(['contents'], `GET ${repository}/branches/{branch}`, findBranch),
  at(['contents'], `GET ${repository}/git/ref/{ref}`, findRef),
  at(['contents'], `GET ${repository}/git/matching-refs/{ref}`, listRefs, []),
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
function createStatus({ body, ...call }: Call): object {
  const { auto_inactive, ...seed } = body as StatusSeed & Record<string, unknown>
  return call.github.addStatus(idOf(call), seed)
}

function idOf({ github, names }: Pick<Call, 'github' | 'names'>): number {
  return github.deployment(Number(names['deployment_id'])).id
}

/** The only one of the repository may always go. */
function deleteDeployment(call: Call): void {
  const id = idOf(call)
  if (call.github.deployments.length > 1 && call.github.isActive(id)) {
    throw new Refusal(422, 'We cannot delete an active deployment unless it is the only deployment.')
  }
  call.github.deleteDeployment(id)
}

/** The number of an issue, or pull request, that is there. */
function issueOf({ github, names }: Call): number {
  const issue = Number(names['issue_number'])
  if (!github.pulls.has(issue) && github.commentsOf(issue).length === 0) throw new Refusal()
  return issue
}

function listPulls({ github, query }: Call): object[] {
  const pulls = [...github.pulls.values()].filter(({ state }) => state === (query.get('state') ?? 'open'))
  return pulls.sort((one, other) => other.number - one.number)
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
  if (sha === undefined) throw new Refusal()
  return { ref, object: { type: 'commit', sha } }
}

/** All branches whose refs begin so. */
function listRefs({ github, names }: Call): object[] {
  const refs = [...github.branches].map(([name, sha]) => ({
    ref: `refs/heads/${name}`,
    object: { type: 'commit', sha },
  }))
  return refs.filter(({ ref }) => ref.startsWith(`refs/${names['ref']}`))
}
