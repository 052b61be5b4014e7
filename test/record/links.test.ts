import { describe, expect, it } from 'vitest'
import type { Deployment, Status } from '../../src/github/resources.ts'
import { hasName, liveLinks, oldestOf, provedName, type RecordLink } from '../../src/record/links.ts'
import { stateOf } from '../../src/record/record-format.ts'

/** What happened to one deployment after it was begun. */
type Ending =
  /** Nothing was heard of it since. */
  | 'begun'
  | 'failed'
  /** It was deleted after it was listed. */
  | 'pruned'
  /** Ended by a teardown before its site was sent. */
  | 'ended'
  | readonly ['sent' | 'unverified' | 'torn down', answeredName: string]

/** A deployment: the name that it was begun for, what it says of `made`, and how it ended. */
type Row = readonly [begunFor: string | undefined, made: boolean | undefined, ending: Ending]

const statuses = (ending: Ending): Status[] | undefined => {
  const status = (state: string, more: Partial<Status> = {}): Status => ({
    id: 1,
    state,
    description: '',
    environmentUrl: '',
    logUrl: '',
    createdAt: 5,
    ...more,
  })
  const begun = status('in_progress')
  const gone = status('inactive', { description: 'torn down' })
  if (ending === 'pruned') return undefined
  if (ending === 'begun') return [begun]
  if (ending === 'failed') return [status('failure'), begun]
  if (ending === 'ended') return [gone, begun]
  const [how, name] = ending
  const sent = status(how === 'unverified' ? 'failure' : 'success', { environmentUrl: `https://${name}/` })
  return how === 'torn down' ? [gone, sent, begun] : [sent, begun]
}

/** A record: its deployments, newest first, as GitHub lists them. The oldest one has number 1. */
function record(oldestFirst: readonly Row[]) {
  const asked: number[] = []
  const deployments = oldestFirst.map(
    ([link, made], index): Deployment => ({
      id: index + 1,
      environment: 'preview',
      task: 'deploy:pr-7',
      payload: { 'static-deploy': 1, ...(link && { link }), ...(made !== undefined && { made }) },
      production: false,
      createdAt: index,
    }),
  )
  return {
    asked,
    deployments: deployments.toReversed(),
    stateOf: async ({ id }: Deployment) => {
      asked.push(id)
      return stateOf(statuses(oldestFirst[id - 1]?.[2] ?? 'pruned'))
    },
  }
}

/** Live links in one line each: names, `made`, `unsent`, and which deployments name it, newest first. */
async function shown(oldestFirst: readonly Row[]): Promise<string[]> {
  const { deployments, stateOf: state } = record(oldestFirst)
  const links = await liveLinks(deployments, state)
  return links.map(({ names, made, sent, deployments: named }) =>
    [names.join('/'), made && 'made', !sent && 'unsent', named.map(({ id }) => id).join(' ')]
      .filter(Boolean)
      .join(', '),
  )
}

const a = 'a.example'
const b = 'b.example'
const sent = (name: string): Ending => ['sent', name]
const tornDown = (name: string): Ending => ['torn down', name]

describe('the live links of a record', () => {
  it.each<{ title: string; rows: readonly Row[]; links: readonly string[] }>([
    { title: 'are none if there is no deployment', rows: [], links: [] },
    {
      title: 'are none if nothing was ever sent or named',
      rows: [
        [undefined, undefined, 'begun'],
        [undefined, undefined, 'failed'],
      ],
      links: [],
    },
    {
      title: 'are two of two first pushes that raced, the one that was begun last first',
      rows: [
        [undefined, undefined, sent(a)],
        [undefined, undefined, sent(b)],
      ],
      links: [`${b}, made, 2`, `${a}, made, 1`],
    },
    {
      title: 'begin with the one that was sent to last, also if the other one was named by a later deployment',
      rows: [
        [a, true, sent(a)],
        [b, true, sent(b)],
        [a, true, 'begun'],
      ],
      links: [`${b}, made, 2`, `${a}, made, 3 1`],
    },
    {
      title: 'hold each link once, with all deployments that name it',
      rows: [
        [undefined, undefined, sent(a)],
        [a, true, sent(a)],
        [a, true, 'begun'],
      ],
      links: [`${a}, made, 3 2 1`],
    },
    {
      title: 'leave each other alone: the end of one is not the end of the other',
      rows: [
        [a, true, sent(a)],
        [b, true, tornDown(b)],
      ],
      links: [`${a}, made, 1`],
    },
    {
      title: 'go on behind a newest deployment that ended without a link',
      rows: [
        [a, true, sent(a)],
        [undefined, undefined, 'ended'],
      ],
      links: [`${a}, made, 1`],
    },
    {
      title: 'hold a link that was only begun, which may exist: it is not yet sent',
      rows: [[a, true, 'begun']],
      links: [`${a}, unsent, 1`],
    },
    {
      title: 'hold what was sent and could not be verified',
      rows: [[undefined, undefined, ['unverified', a]]],
      links: [`${a}, made, 1`],
    },
    {
      title: 'pass over a deployment that was deleted meanwhile',
      rows: [
        [a, true, sent(a)],
        [b, true, 'pruned'],
      ],
      links: [`${a}, made, 1`],
    },
    {
      title: 'are two where one has the first label of the other: each is deleted by its own name',
      rows: [
        ['my-site', true, sent('my-site')],
        ['my-site.example', true, sent('my-site.example')],
      ],
      links: ['my-site.example, made, 2', 'my-site, made, 1'],
    },
  ])('$title', async ({ rows, links }) => {
    expect(await shown(rows)).toEqual(links)
  })

  it.each<{ title: string; rows: readonly Row[]; links: readonly string[] }>([
    {
      title: 'have the name that the service accepted before the one that it answered',
      rows: [['my-site.example', undefined, sent('www.example')]],
      links: ['my-site.example/www.example, 1'],
    },
    {
      title: 'have every name by which they were ever named',
      rows: [
        [a, true, sent('www.example')],
        [a, true, sent('other.example')],
      ],
      links: [`${a}/other.example, made, 2 1`],
    },
    {
      title: 'are one where a later deployment goes by the other name',
      rows: [
        [a, true, sent('www.example')],
        ['www.example', true, sent('www.example')],
      ],
      links: ['www.example/a.example, made, 2 1'],
    },
    {
      title: 'are one where two names meet in an answer only later',
      rows: [
        [a, undefined, sent(a)],
        [b, undefined, sent(b)],
        [a, undefined, sent(b)],
      ],
      links: [`${a}/${b}, 3 2`],
    },
  ])('$title', async ({ rows, links }) => {
    const found = await shown(rows)
    expect(found.length).toBe(links.length)
    expect(found.map((line) => line.split(',')[0])).toEqual(links.map((line) => line.split(',')[0]))
  })

  it.each<{ title: string; rows: readonly Row[]; links: readonly string[] }>([
    {
      title: 'live again once something was sent after their end',
      rows: [
        [a, true, sent(a)],
        [a, true, tornDown(a)],
        [a, true, sent(a)],
      ],
      links: [`${a}, made`],
    },
    {
      title: 'do not live again by what an earlier life made: a link of that name was there',
      rows: [
        [a, true, tornDown(a)],
        [a, undefined, sent(a)],
      ],
      links: [`${a}`],
    },
    {
      title: 'are gone as soon as the newest deployment is torn down, however many before it are not',
      rows: [
        [a, true, sent(a)],
        [a, true, sent(a)],
        [a, true, tornDown(a)],
      ],
      links: [],
    },
    {
      title: 'are gone although what made them, without a name, was not seen to end',
      rows: [
        [undefined, undefined, sent(a)],
        [a, true, tornDown(a)],
      ],
      links: [],
    },
    {
      title: 'stay while a teardown was interrupted: the oldest ended, the newest did not',
      rows: [
        [a, true, tornDown(a)],
        [a, true, tornDown(a)],
        [a, true, sent(a)],
      ],
      links: [`${a}, made`],
    },
    {
      title: 'are gone although a deploy that failed came after their end',
      rows: [
        [a, true, tornDown(a)],
        [a, true, 'failed'],
      ],
      links: [],
    },
  ])('$title', async ({ rows, links }) => {
    // Which of the ended deployments are still listed does not matter: only the first one of this life counts.
    const withoutDeployments = (line: string): string => line.replace(/, [\d ]+$/u, '')
    expect((await shown(rows)).map(withoutDeployments)).toEqual(links)
  })
})

describe('whether a record made a link', () => {
  it.each<{ title: string; rows: readonly Row[]; made: boolean }>([
    {
      title: 'is so for a deploy that was begun without a link',
      rows: [[undefined, undefined, sent(a)]],
      made: true,
    },
    { title: 'is so for a deploy that was to make it', rows: [[a, true, sent(a)]], made: true },
    {
      title: 'is not so while that deploy has not ended: it may yet be refused',
      rows: [[a, true, 'begun']],
      made: false,
    },
    { title: 'is not so for a name alone', rows: [[a, undefined, sent(a)]], made: false },
    {
      title: 'is not so for a lasting link that a branch follows',
      rows: [
        [undefined, undefined, sent(a)],
        [a, false, sent(a)],
      ],
      made: false,
    },
    {
      title: 'is told by the newest deployment that says it',
      rows: [
        [a, false, sent(a)],
        [a, true, sent(a)],
      ],
      made: true,
    },
    {
      title: 'is copied, so that it outlives the one that made it',
      rows: [
        [undefined, undefined, 'pruned'],
        [a, true, sent(a)],
      ],
      made: true,
    },
    {
      title: 'is not so for a claim that the service refused',
      rows: [
        [a, undefined, sent(a)],
        [a, true, 'failed'],
      ],
      made: false,
    },
    {
      title: 'is so in the format of yesterday, while the deployment that made it is there',
      rows: [
        [undefined, undefined, sent(a)],
        [a, undefined, sent(a)],
      ],
      made: true,
    },
    {
      title: 'is not so in the format of yesterday once that was pruned',
      rows: [
        [undefined, undefined, 'pruned'],
        [a, undefined, sent(a)],
      ],
      made: false,
    },
    {
      title: 'is not so because an earlier life of the link was made',
      rows: [
        [undefined, undefined, tornDown(a)],
        [a, undefined, sent(a)],
      ],
      made: false,
    },
  ])('$title', async ({ rows, made }) => {
    const { deployments, stateOf: state } = record(rows)
    expect((await liveLinks(deployments, state)).map((link) => link.made)).toEqual([made])
  })

  it('is no claim at all if the only deploy failed', async () => {
    expect(await shown([[a, true, 'failed']])).toEqual([])
  })
})

describe('the statuses that are asked for', () => {
  it.each<{ title: string; rows: readonly Row[]; asked: number[] }>([
    {
      title: 'are those of the newest deployment of each link, where payloads tell what made it',
      rows: [
        [a, true, sent(a)],
        [b, true, sent(b)],
        [a, true, sent(a)],
        [b, true, sent(b)],
      ],
      asked: [3, 4],
    },
    {
      title: 'are also those of each deploy for a new link, since nothing else tells its link',
      rows: [
        [undefined, undefined, sent(a)],
        [a, true, sent(a)],
        [a, true, sent(a)],
      ],
      asked: [1, 3],
    },
    {
      title: 'go back until one was sent to',
      rows: [
        [a, true, sent(a)],
        [a, true, 'begun'],
        [a, true, 'failed'],
      ],
      asked: [1, 2, 3],
    },
    {
      title: 'stop at an end',
      rows: [
        [a, true, sent(a)],
        [a, true, tornDown(a)],
      ],
      asked: [2],
    },
  ])('$title', async ({ rows, asked }) => {
    const { deployments, stateOf: state, asked: numbers } = record(rows)
    await liveLinks(deployments, state)
    expect([...new Set(numbers)].toSorted()).toEqual(asked)
  })

  it('can fail, and then nothing is known', async () => {
    const { deployments } = record([[a, true, sent(a)]])
    const broken = async () => {
      throw new Error('no statuses')
    }
    await expect(liveLinks(deployments, broken)).rejects.toThrow('no statuses')
  })
})

describe('the first deployment of a link', () => {
  it.each<{ title: string; rows: readonly Row[]; first: number }>([
    { title: 'is the only one', rows: [[a, true, sent(a)]], first: 1 },
    {
      title: 'is the oldest one that names it',
      rows: [
        [undefined, undefined, sent(a)],
        [a, true, sent(a)],
        [a, true, sent(a)],
      ],
      first: 1,
    },
    {
      title: 'is the oldest of its present life',
      rows: [
        [a, true, tornDown(a)],
        [a, true, sent(a)],
        [a, true, sent(a)],
      ],
      first: 2,
    },
    {
      title: 'is after those which an interrupted teardown has ended',
      rows: [
        [a, true, sent(a)],
        [a, true, tornDown(a)],
        [a, true, sent(a)],
        [a, true, sent(a)],
      ],
      first: 1,
    },
  ])('$title', async ({ rows, first }) => {
    const { deployments, stateOf: state } = record(rows)
    const [link] = await liveLinks(deployments, state)
    expect((await oldestOf(link as RecordLink, state)).id).toBe(first)
  })

  it('must be there', async () => {
    const none: RecordLink = { names: [a], accepted: [], made: true, sent: true, deployments: [] }
    await expect(oldestOf(none, async () => stateOf([]))).rejects.toThrow('has a deployment')
  })
})

describe('what a record proves of a name', () => {
  const accepted = ['my-site', 'a.example', 'www.site.example']
  it.each([
    ['a.example', 'a.example'],
    ['my-site', 'my-site'],
    // A label is short for the one name that begins with it.
    ['a', 'a.example'],
    ['www', 'www.site.example'],
    ['www.site', undefined],
    // A whole name is not proved by its first label: another service's name may begin with it.
    ['my-site.example', undefined],
    ['b.example', undefined],
  ])('of %s is %s', (name, proved) => {
    expect(provedName({ names: ['a.example'], accepted, made: true, sent: true, deployments: [] }, name)).toBe(proved)
  })

  it.each<{ title: string; rows: readonly Row[]; accepted: string[] }>([
    {
      title: 'is the name that a deploy was begun for, not the one that was answered',
      rows: [[a, true, sent('www.example')]],
      accepted: [a],
    },
    {
      title: 'is the answered name of a link that was begun without one',
      rows: [[undefined, undefined, sent(b)]],
      accepted: [b],
    },
    {
      title: 'is nothing of a deploy that was refused',
      rows: [
        ['x.example', true, 'failed'],
        ['x.example', true, sent('y.example')],
      ],
      accepted: ['x.example'],
    },
  ])('$title', async ({ rows, accepted: expected }) => {
    const { deployments, stateOf: state } = record(rows)
    const [link] = await liveLinks(deployments, state)
    expect([...new Set(link?.accepted)]).toEqual(expected)
  })
})

it.each([
  [['a.example', 'b.example'], 'b.example', true],
  [['my-site'], 'my-site.example', true],
  [['my-site.example'], 'my-site', true],
  [['my-site'], 'my-site-2.example', false],
  [['my-site.example'], 'my-site.example.org', false],
  [[], 'a.example', false],
  [['a.example'], '', false],
  // Nothing is named by no name.
  [[''], 'a.example', false],
])('a link named %j has the name "%s": %s', (names, name, expected) => {
  expect(hasName(names, name)).toBe(expected)
})
