/** What an event does not tell is asked of GitHub, and believed only once it says so. */
import { describe, expect, it } from 'vitest'
import { permissionLines } from '../../src/record/permissions.ts'
import {
  issueCommentEvent,
  pullRequestEvent,
  type WorkflowRunFacts,
  workflowRunEvent,
} from '../stand-ins/runner/events.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt } from '../stand-ins/scenes/moments.ts'
import { addPreview, addRecord, annotations, liveLinks, recordOf, stateOf } from '../stand-ins/scenes/records.ts'
import { live, type Run, sha, type Told } from '../stand-ins/scenes/runs.ts'
import { expectGreen, expectRefused, setStage } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const stranger = 'stranger/site'
const env = { GITHUB_REF: 'refs/heads/main' }

/** A run that follows another run, whose head is the branch main unless told otherwise. */
const follow =
  (facts: Partial<WorkflowRunFacts>, inputs: Told = {}): Run =>
  (world) => {
    const payload = workflowRunEvent({ headSha: sha('a'), headBranch: 'main', ...facts })
    return world.step({ event: 'workflow_run', payload, inputs, env })
  }
const comment =
  (inputs: Told = {}, on: 'pull request' | 'issue' = 'pull request'): Run =>
  (world) =>
    world.step({ event: 'issue_comment', payload: issueCommentEvent({ number: 7, on }), inputs, env })

/** A live site, the preview of the branch `feature` and that of pull request 7, which is open. */
async function scene(): Promise<World> {
  const world = await setStage({ links: [live, 'feature.test'] })
  addRecord(world.github, { link: live })
  world.github.addBranch('feature')
  addRecord(world.github, { link: 'feature.test', environment: 'preview', task: 'deploy:branch-feature' })
  addPreview(world, 'seven.test')
  return world
}

/** It was skipped, and nothing was sent or recorded. */
async function expectSkipped(world: World, run: Run): Promise<void> {
  const before = stateOf(world)
  const result = await expectGreen(run(world))
  expect(result.outputs).toMatchObject({ result: 'skipped', link: '', deleted: '[]' })
  expect(annotations(result, 'notice')).not.toEqual([])
  expect(stateOf(world)).toEqual(before)
}

/** It deployed to this record. */
async function expectDeployed(world: World, run: Run, task: string, ref = sha('a')): Promise<void> {
  const { outputs } = await expectGreen(run(world))
  expect(outputs['result']).toBe('deployed')
  const environment = task === 'deploy:site' ? 'production' : 'preview'
  expect(world.github.deployments.at(-1)).toMatchObject({ task, environment, ref })
}

describe('after a run that a stranger may have started', () => {
  const events = ['pull_request_review', 'pull_request', 'pull_request_target', 'issue_comment', 'push', 'release']
  it.each(events)('on %s nothing is touched without a pull request that GitHub confirms', async (event) => {
    await using world = await scene()
    for (const headBranch of ['main', 'feature', '']) {
      const told = { 'pull-request': ' ' }
      await expectRefused(world, follow({ event, headBranch, headRepository: stranger }, told), /^pull-request: /u)
    }
    for (const mode of ['teardown', 'deploy']) {
      const told = { mode, domain: live }
      await expectRefused(world, follow({ event, headRepository: null }, told), /^pull-request: /u)
    }
    if (!/push|release/u.test(event)) await expectRefused(world, follow({ event }), /^pull-request: /u)
  })

  it('the pull request that GitHub confirms is deployed, also from a fork', async () => {
    await using world = await scene()
    world.github.addPull({ number: 8, head: { sha: sha('a'), repo: { full_name: stranger } } })
    await expectDeployed(world, follow({ headRepository: stranger }, { 'pull-request': '8' }), 'deploy:pr-8')
    // A fork may have a branch at the very commit of somebody else's pull request; a fork that was deleted is nobody's.
    const facts = { headSha: world.github.pulls.get(7)?.head.sha ?? '', headRepository: stranger }
    await expectRefused(world, follow(facts, { 'pull-request': '7' }), '#7')
    world.github.addPull({ number: 9, head: { sha: sha('a'), repo: null } })
    await expectRefused(world, follow({ headRepository: stranger }, { 'pull-request': '9' }), '#9')
  })

  it('a number tears down nothing that is open, or has another head or another repository', async () => {
    await using world = await scene()
    const told = { mode: 'teardown', 'pull-request': '7' }
    const headSha = world.github.pulls.get(7)?.head.sha ?? ''
    await expectRefused(world, follow({ headSha }, told), '#7')
    world.github.setPullState(7, 'closed')
    await expectRefused(world, follow({}, told), '#7')
    // A fork may have a branch at the very same commit.
    for (const headRepository of [stranger, null])
      await expectRefused(world, follow({ headSha, headRepository }, told), '#7')
    const { outputs } = await expectGreen(follow({ headSha }, told)(world))
    expect(outputs['deleted']).toBe('["seven.test"]')
  })

  it.each(['deploy', 'teardown'])('a number that can not be confirmed is not used (%s)', async (mode) => {
    await using world = await scene()
    const told = { mode, 'pull-request': '7' }
    await expectRefused(world, follow({}, { ...told, 'github-token': '' }), /^github-token: /u)
    await expectRefused(world, follow({}, { ...told, 'pull-request': '99' }), '#99', permissionLines)
    world.github.permissions = { 'pull-requests': 'none', issues: 'none' }
    await expectRefused(world, follow({}, told), permissionLines)
    world.meet = (line, ...exchange) => gitHubAt.readPull.test(line) && status(409, { message: 'no' })(...exchange)
    await expectRefused(world, follow({}, told), '409')
  })
})

describe('after a run of this repository', () => {
  it.each([
    ['push', 'main', 'deploy:site'],
    ['push', 'feature', 'deploy:branch-feature'],
    ['push', 'v1', 'deploy:site'],
    ['push', 'both', 'deploy:branch-both'],
    ['release', 'v1', 'deploy:site'],
    ['schedule', 'main', 'deploy:site'],
  ])('on %s of %s it goes to %s', async (event, headBranch, task) => {
    await using world = await scene()
    world.github.addBranch('both')
    for (const tag of ['v1', 'both', 'v1.1']) world.github.addTag(tag)
    await expectDeployed(world, follow({ event, headBranch }), task)
    expect(world.github.violations).toEqual([])
  })

  it('what is neither a branch nor a tag any more is skipped', async () => {
    await using world = await scene()
    world.github.addTag('gone-1')
    world.github.addBranch('gone/1')
    await expectSkipped(world, follow({ event: 'push', headBranch: 'gone' }))
  })

  it.each<[string, RegExp, number, unknown]>([
    ['a list of tags', /\/git\/ref\/tags\//u, 200, [{ ref: 'refs/tags/gone', object: {} }]],
    ['another tag', /\/git\/ref\/tags\//u, 200, { ref: 'refs/tags/gone.1', object: {} }],
    ['nothing', /\/git\/ref\/tags\//u, 200, null],
    ['the new name of a branch', /\/branches\/gone$/u, 301, {}],
  ])('%s is not taken for what was asked for', async (_, path, code, body) => {
    await using world = await scene()
    world.meet = (line, ...exchange) => path.test(line) && status(code, body, { location: '/' })(...exchange)
    await expectSkipped(world, follow({ event: 'push', headBranch: 'gone' }))
  })

  it.each([true, false])('it stops where permission to see branches may be missing (hidden: %s)', async (hidden) => {
    await using world = await scene()
    world.github.permissions = { contents: 'none' }
    world.github.hideForbidden = hidden
    const facts = { event: 'push', headBranch: 'feature' }
    await expectRefused(world, follow(facts), /^github-token: /u, permissionLines)
    await expectRefused(world, follow(facts, { 'github-token': '' }), /^github-token: /u)
  })
})

describe('a comment or a review', () => {
  it('deploys to the preview of its pull request, on whatever ref it runs', async () => {
    await using world = await scene()
    for (const event of ['pull_request_review', 'pull_request_review_comment']) {
      const payload = pullRequestEvent({ event, action: 'x', number: 7, head: { sha: sha('a'), ref: 'topic' } })
      for (const ref of ['refs/pull/7/merge', 'refs/heads/main'])
        await expectDeployed(world, () => world.step({ event, payload, env: { GITHUB_REF: ref } }), 'deploy:pr-7')
    }
  })

  it('deploys the head that GitHub tells', async () => {
    await using world = await scene()
    await expectDeployed(world, comment(), 'deploy:pr-7', world.github.pulls.get(7)?.head.sha)
    expect(liveLinks(world)).toHaveLength(3)
  })

  it('on a closed pull request is skipped, and needs to see it', async () => {
    await using world = await scene()
    world.github.setPullState(7, 'closed')
    await expectSkipped(world, comment())
    world.github.permissions = { 'pull-requests': 'none' }
    await expectRefused(world, comment(), permissionLines)
  })

  it('needs no head for a teardown, and none where nothing is remembered', async () => {
    await using world = await scene()
    await expectGreen(comment({ mode: 'teardown' })(world))
    expect([recordOf(world), liveLinks(world)]).toEqual([[], [live, 'feature.test']])
    const before = world.github.requests.length
    await expectGreen(comment({ 'github-token': '' })(world))
    expect([liveLinks(world).length, world.github.requests.length]).toEqual([3, before])
  })

  it('on a plain issue is skipped, and deploys to production only where somebody says so', async () => {
    await using world = await scene()
    await expectSkipped(world, comment({}, 'issue'))
    expect((await expectGreen(comment({ mode: 'deploy' }, 'issue')(world))).outputs['link']).toBe(live)
  })
})
