/** The events of a stranger: somebody without rights, with a fork, whom nobody has looked at. */
import type { Fields } from '../../text/json.ts'
import { emptyList, type Known, type Partly, partly } from './expression.ts'
import { defaultTypes, typesOf } from './filters.ts'
import { madeUp } from './made-up.ts'
import { wordsIn } from './workflow-file.ts'

/** What a stranger is called is equal to nothing that is written. He may choose any name for his branch, and any text. */
export function strangersOf(name: string, filters: Fields, repo: Partly) {
  const actor = madeUp(['unwritten'])
  const user = partly({ login: actor, id: actor, type: 'User' })
  const fork = partly({ full_name: `${actor}/${actor}`, fork: true, id: actor, owner: user })
  const [sha, ref, number] = [madeUp(['head']), madeUp(['other'], 'branch'), madeUp(['pull'])]
  const none = { labels: emptyList, author_association: 'NONE', user, number, state: 'open' }
  const head = partly({ sha, ref, repo: fork, user, label: `${actor}:${actor}` })
  const before = { event: 'pull_request', head_sha: sha, head_branch: ref, head_commit: partly({ id: sha }) }
  const run = { ...before, repository: repo, head_repository: fork, pull_requests: emptyList, actor: user }
  const pull_request = partly({ ...none, merged: false, merge_commit_sha: sha, head, base: partly({ repo }) })
  const comment = partly({ user, author_association: 'NONE', body: madeUp(['other'], 'comment') })
  const issue = partly({ ...none, pull_request: partly({}) })
  const types = wordsIn(filters['types'])
  const payloads: Readonly<Record<string, readonly Known[]>> = {
    pull_request_target: typesOf(filters)
      .filter((type) => defaultTypes.includes(type))
      .map((action) => ({ action, number, pull_request, after: action === 'synchronize' ? sha : null })),
    issue_comment: types.length === 0 || types.includes('created') ? [{ action: 'created', comment, issue }] : [],
    workflow_run: [{ action: 'completed', workflow_run: partly({ ...run, triggering_actor: user }) }],
  }
  const ofRun = { actor, triggering_actor: actor, head_ref: name === 'pull_request_target' ? ref : '' }
  const unlisted = { kind: 'stranger', of: '', type: '', isListed: false } as const
  return (payloads[name] ?? []).map((each) => ({ ...unlisted, refs: ofRun, payload: { ...each, sender: user } }))
}
