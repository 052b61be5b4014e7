/** A preview's link that a live site has taken over: no preview overwrites it, deletes it, or hides that it did. */
import { expect } from 'vitest'
import { closes, preview, recorded, takesOver } from '../stand-ins/scenes/deeds.ts'
import { answeredAs, status } from '../stand-ins/scenes/faults.ts'
import { liveLinks, payloadsOf } from '../stand-ins/scenes/records.ts'
import { close, ends, production, push, type Run } from '../stand-ins/scenes/runs.ts'
import { type Deed, every, pairs, scenes, type Turn } from '../stand-ins/scenes/scene.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const named = { domain: 'pr-7.tiiny.test' }

/** A live site owns a link by any deployment that ever named it. */
const owners: Readonly<Record<string, Deed>> = {
  production: takesOver(),
  'a live site of the same environment': takesOver('@pull 7', 'preview'),
  'production, which names it among others': (world, stage) =>
    recorded({ link: 'www.test', names: [stage.linkOf('pull 7')] })(world, stage),
}
const after = (deed: Deed, turn: Run | Turn, first: Run = push()) => ({
  given: [(world: Parameters<Deed>[0], stage: Parameters<Deed>[1]) => stage.play(first).then(() => deed(world, stage))],
  runs: [turn],
})

/** Another link was made, and the record names only that. */
const expectMoved = (world: World): void => {
  const [first = '', second] = liveLinks(world)
  expect(second).toBeDefined()
  expect(payloadsOf(world, 'deploy:pr-7').map(({ link = second }) => link)).not.toContain(first)
}

scenes(
  'a link that a live site has taken over',
  every('counts as lost for a push, which makes another', owners, (owner) => ({
    ...after(owner, { run: push(7, { page: 'pull 7, again' }), warns: /live site/u, never: /could not be read/u }),
    check: expectMoved,
  })),
  every('is an error for a push that names it', owners, (owner) =>
    after(owner, { run: push(7, named), refused: [named.domain, /live site/u, 'domain'] }, push(7, named)),
  ),
  pairs('stays, and its deployments are deleted', ends, owners, (run, owner) => ({
    ...after(owner, { run, deleted: [], notes: [/live site/u, '@pull 7'] }),
    record: { 'pr-7': [] },
  })),
)

scenes(
  'a live site takes a link over',
  every('while a deletion waits for its next try', ends, (run) => ({
    runs: [push(), { run, at: { before: 'delete', happens: takesOver(), fault: status(503) } }],
    live: { '@production': 'production' },
    record: { 'pr-7': [] },
  })),
  every('in the instant before a deletion', ends, (run) => ({
    runs: [push()],
    run,
    red: ['@production', /deleted/u, /deploy of the live site of the environment "production" again/u],
    at: { before: 'delete', happens: { run: production({ domain: '@pull 7' }) } },
    never: [/was not removed/u, /sweep again/iu],
    live: {},
  })),
  {
    "in the instant before a person's deletion": {
      runs: [push(7, named)],
      run: push(7, { ...named, mode: 'teardown' }),
      red: [named.domain, /may be deleted/u],
      at: { before: 'delete', happens: { run: production(named) } },
    },
    'between two tries to delete a link that is open in spite of its password': {
      hosting: { name: 'hosting.example', passwords: 'ignored' },
      run: push(7, { ...named, 'preview-password': 'open sesame' }),
      red: [named.domain, /may be deleted/u],
      never: /If nobody needs it/u,
      at: { before: 'delete', happens: { run: production(named) }, fault: status(500) },
    },
    'before a link that is open in spite of its password could be deleted': {
      hosting: { name: 'hosting.example', passwords: 'ignored' },
      run: push(7, { ...named, 'preview-password': 'open sesame' }),
      red: `${named.domain} stays: a live site has it now.`,
      at: { before: 'page', happens: takesOver(named.domain) },
      live: { [named.domain]: 'production' },
    },
    'while an upload to a name waits for its next try': {
      runs: [push(7, named)],
      run: push(7, named),
      red: `${named.domain} belongs to the live site of the environment "production", so this run left it as it is.`,
      at: { before: 'upload', happens: takesOver(), fault: status(503) },
      live: { [named.domain]: 'production' },
    },
    'while an upload that may have arrived waits for its next try': {
      runs: [push(7, named)],
      run: push(7, named),
      red: `${named.domain} was taken over by the live site of the environment "production" while this run used it, so that site may be overwritten.`,
      at: { before: 'upload', happens: takesOver(), fault: answeredAs(500) },
    },
    'in the instant before the upload': {
      runs: [push()],
      run: push(),
      red: ['@production', /overwritten/u, /deploy of the live site of the environment "production" again/u],
      at: { before: 'upload', happens: { run: production({ domain: '@pull 7' }) } },
      comment: /failed/u,
      never: [/is live\b/u, /still live/iu, /was removed/u],
    },
    'before the upload, and the pull request is closed meanwhile: that site must be deployed again, and nothing is torn down':
      {
        runs: [push()],
        run: push(),
        red: ['@production', /overwritten/u, /again/u],
        at: { before: 'upload', happens: [takesOver(), closes()] },
        live: { '@production': 'pull 7' },
      },
    'after the upload, while its pull request is merged': {
      runs: [push(), { run: push(), either: true, at: { after: 'upload', happens: [closes(), takesOver()] } }],
      live: { '@production': 'production' },
    },
    'after the upload': {
      runs: [
        push(),
        { run: push(), red: /overwritten/u, at: { after: 'upload', happens: takesOver() }, never: /is live:/u },
      ],
      live: { '@production': 'production' },
    },
    'that replace-oldest is about to delete': {
      linkLimit: 1,
      given: [preview('old.test', { number: 5, days: 3 })],
      gives: ['old.test'],
      run: push(7, { 'when-full': 'replace-oldest' }),
      red: [/old\.test was taken over .* may be deleted/u],
      at: { before: 'delete', happens: takesOver('old.test') },
    },
    'under a name that only the account knows to be the same link': {
      hosting: { profileLinks: 'objects-both', customDomains: { 'www.example.com': 'a.tiiny.test' } },
      given: [preview('a.tiiny.test')],
      runs: [production({ domain: 'www.example.com' }), { run: close(), deleted: [], notes: 'a.tiiny.test' }],
      live: { 'a.tiiny.test': 'production' },
    },
  },
)
