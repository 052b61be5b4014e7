import { describe, expect, it } from 'vitest'
import { UnrecordedLinkError } from '../../src/record/link-errors.ts'
import { OwnDeployment } from '../../src/record/own-deployment.ts'
import type { PayloadFacts, RecordName } from '../../src/record/record-format.ts'
import type { Target } from '../../src/target.ts'
import { runUrl, startTracked, type Tracked, targets } from '../stand-ins/scenes/tracked.ts'

const preview: RecordName = { environment: 'preview', task: 'deploy:pr-7' }

/** The deployment of this run, which has begun. */
async function begin({ github, records }: Tracked, target: Target, facts: PayloadFacts, isNew = false) {
  const own = new OwnDeployment(target, { github, records, runUrl })
  await own.begin(facts, isNew)
  return own
}

describe('a deployment that begins', () => {
  it.each([
    [
      'production',
      targets.production,
      {
        environment: 'production',
        task: 'deploy',
        transient_environment: false,
        production_environment: true,
      },
    ],
    [
      'production of another environment',
      { ...targets.production, environment: 'docs' },
      { environment: 'docs', task: 'deploy', transient_environment: false, production_environment: false },
    ],
    [
      "a pull request's preview",
      targets.preview,
      {
        environment: 'preview',
        task: 'deploy:pr-7',
        transient_environment: true,
        production_environment: false,
      },
    ],
    [
      "a branch's preview",
      targets.branch,
      {
        environment: 'preview',
        task: 'deploy:branch-topic',
        transient_environment: true,
        production_environment: false,
      },
    ],
  ])('writes a deployment of %s', async (_, target, expected) => {
    await using tracked = await startTracked()
    const { id = 0 } = await begin(tracked, target, {})
    expect(tracked.writes().slice(0, 1)).toEqual([
      {
        request: 'POST /deployments',
        body: {
          ref: target.sha,
          payload: { 'static-deploy': 1 },
          auto_merge: false,
          required_contexts: [],
          ...expected,
        },
      },
    ])
    expect(tracked.standIn.deployments.map((each) => each.id)).toEqual([id])
  })

  it.each<[PayloadFacts, object]>([
    [{ link: 'a.example' }, { 'static-deploy': 1, link: 'a.example' }],
    [
      { link: 'a.example', made: true },
      { 'static-deploy': 1, link: 'a.example', made: true },
    ],
    [
      { link: 'a.example', made: false },
      { 'static-deploy': 1, link: 'a.example', made: false },
    ],
    [{ digest: 'd1' }, { 'static-deploy': 1, digest: 'd1' }],
    [
      { link: 'a.example', digest: 'd1' },
      { 'static-deploy': 1, link: 'a.example', digest: 'd1' },
    ],
  ])('keeps %j in the payload', async (facts, payload) => {
    await using tracked = await startTracked()
    await begin(tracked, targets.preview, facts)
    expect(tracked.standIn.deployments[0]?.payload).toEqual(payload)
  })

  it('is in the record when it is read again', async () => {
    await using tracked = await startTracked()
    expect(await tracked.records.links(preview)).toEqual([])
    const { id } = await begin(tracked, targets.preview, { link: 'a.example', made: true })
    expect(await tracked.records.links(preview)).toMatchObject([{ names: ['a.example'], deployments: [{ id }] }])
  })
})

describe('the statuses of a deploy', () => {
  const status = { auto_inactive: false, log_url: runUrl }
  const url = { environment_url: 'https://a.example' }
  const succeed = (own: OwnDeployment) => own.succeed('a.example')
  const fail = (own: OwnDeployment) => own.fail('a.example')
  it.each<[string, boolean, (own: OwnDeployment) => Promise<void>, object]>([
    ['live', false, succeed, { state: 'success', ...url }],
    ['live at a new link', true, succeed, { state: 'success', ...url }],
    ['failed', false, (own) => own.fail(undefined), { state: 'failure' }],
    ['failed, where something may have arrived', false, fail, { state: 'failure', ...url }],
  ])('tell that it has started, and is %s', async (_, isNew, tell, body) => {
    await using tracked = await startTracked()
    const own = await begin(tracked, targets.production, {}, isNew)
    await tell(own)
    const request = `POST /deployments/${own.id}/statuses`
    expect(tracked.writes().slice(1)).toEqual([
      { request, body: { ...status, state: 'in_progress' } },
      { request, body: { ...status, ...body } },
    ])
  })

  it.each([
    ['success', true, succeed],
    ['success', false, succeed],
    ['failure', true, fail],
    ['failure', false, fail],
  ])('are tried for two minutes where a link is new, and four times otherwise: %s, %s', async (state, isNew, tell) => {
    await using tracked = await startTracked()
    const own = await begin(tracked, targets.production, {}, isNew)
    let tries = 0
    tracked.standIn.intercept = (_request, response, { body }) => {
      if (!JSON.stringify(body).includes(state)) return false
      tries += 1
      response.writeHead(503).end('{"message":"busy"}')
      return true
    }
    const told = tell(own)
    if (isNew && state === 'success') await expect(told).rejects.toThrow(UnrecordedLinkError)
    else {
      await told
      expect(tracked.warnings().join()).toContain('HTTP 503')
    }
    if (isNew) {
      expect(tries).toBeGreaterThan(4)
      expect(tracked.waited()).toBeGreaterThan(60_000)
      expect(tracked.waited()).toBeLessThanOrEqual(120_000)
    } else expect(tries).toBe(4)
  })
})
