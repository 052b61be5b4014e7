/** What the service says, and what of it is shown: never a secret, never the account's other links. */
import { expect } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { answeredAs, type Fault, status } from '../stand-ins/scenes/faults.ts'
import { bare, commentOf } from '../stand-ins/scenes/records.ts'
import { branchPush, close, production, push, reserve, sweep, tearDown } from '../stand-ins/scenes/runs.ts'
import { every, type Scene, scenes } from '../stand-ins/scenes/scene.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const fine = { link: 'x.example.com', status: 'active', profile: { quotaUsed: 1, quotaLimit: 2 } }
const taken = (data: object): Fault => status(200, { success: true, data: { ...fine, ...data } })
const refusal = (message: string, code = 400, error = 'BAD_REQUEST'): Fault =>
  status(code, { success: false, error, message })

/** What everybody gets to see: log, summary, outputs, comments, and all that GitHub is sent. */
function shown(world: World, results: readonly StepResult[]): string[] {
  const sent = world.github.requests.map(({ path, body, headers }) =>
    JSON.stringify([path, body, headers['user-agent']]),
  )
  const told = results.flatMap(({ stdout, stderr, summary, outputs }) => [
    stdout.replace(/^::add-mask::.*$/gmu, ''),
    ...[stderr, summary, JSON.stringify(outputs)],
  ])
  return [...told, ...sent, commentOf(world)]
}
const hides =
  (secret: string, ...spellings: readonly string[]): NonNullable<Scene['check']> =>
  (world, results) => {
    for (const text of shown(world, results)) {
      expect(bare(text)).not.toContain(bare(secret))
      for (const each of spellings) expect(text).not.toContain(each)
    }
  }

/** One spelling for each way to see it again; all of them are in `text/secrets.test.ts`. */
const secrets = { key: DEFAULT_KEY, password: 'open-sesame-9' }
const spellings = (secret: string): Readonly<Record<string, string>> => ({
  'as it is': secret,
  'in Base64': Buffer.from(secret).toString('base64'),
  'in hexadecimal': Buffer.from(secret).toString('hex'),
})
const asked = { 'preview-password': secrets.password }
const sinks: Readonly<Record<string, (text: string) => Fault>> = {
  'a message': (text) => refusal(`It was ${text}`),
  'a code': (text) => refusal('no', 400, `BAD_${text}`),
  'a page': (text) => status(200, `<p>Bellwether</p> ${text}`),
  'a link': (text) => taken({ link: `${text.replace(/[^\w-]/gu, '')}.example.com` }),
  'a redirect': (text) => status(302, '', { location: `https://${text}.example.com/` }),
}
scenes(
  'a secret that the service answers with is shown to nobody',
  every('the key in', sinks, (sink) => ({
    runs: Object.values(spellings(DEFAULT_KEY)).map((text) => ({
      run: push(),
      red: /\w/u,
      faults: { upload: sink(text) },
    })),
    isLimit: true,
    check: hides(DEFAULT_KEY, ...Object.values(spellings(DEFAULT_KEY))),
  })),
  {
    'a password is in nothing but the form': {
      hosting: { name: 'hosting.example', passwords: '401' },
      inputs: { ...asked, verify: 'true' },
      runs: [production(), push(), push(), branchPush(), reserve(8), push(8), close(), close(8)],
      check: (world, results) => {
        hides(secrets.password)(world, results)
        for (const { path, rawHeaders } of world.hosting.requests)
          expect([path, ...rawHeaders].join()).not.toContain(secrets.password)
        for (const { stdout } of results) expect(stdout).toContain('::add-mask::')
      },
    },
    'a domain, an environment or a message with the password is an input error, or hidden': {
      hosting: { name: 'hosting.example', passwords: '401' },
      inputs: asked,
      runs: [
        { run: push(7, { domain: `${secrets.password}.tiiny.test` }), refused: /^domain: /u },
        { run: push(7, { environment: secrets.password }), refused: /^environment: /u },
        { run: push(7, { message: `Say ${secrets.password}` }), says: '***', comment: '***' },
      ],
      check: hides(secrets.password),
    },
  },
  {
    'a key split over entries of the profile': {
      links: ['stand-', 'in-key-', '4f1c9a.test'],
      linkLimit: 3,
      runs: [
        push(),
        production(),
        production({ domain: 'stand-', mode: 'teardown', 'dry-run': 'true' }),
        tearDown('stand-in-key.example.com'),
        production({ 'dry-run': 'true' }),
        sweep(),
      ].map((run) => ({ run, either: true as const })),
      isLimit: true,
      check: hides(DEFAULT_KEY),
    },
  },
)

scenes('the status of a link', {
  'is a warning that quotes it, unless it is active': {
    runs: [
      { run: push(), warns: false, faults: { upload: answeredAs(200, (text) => text.replace('active', 'ACTIVE')) } },
    ],
    run: push(),
    warns:
      'The service says of @pull 7: "expiring", not "active", so it may not stay. A site beyond what the plan of the account allows is reported to expire after an hour',
    outputs: { status: 'expiring' },
    faults: { upload: answeredAs(200, (text) => text.replace('active', 'expiring')) },
  },
  'that an answer does not have is an error, and the link is recorded and goes with its preview': {
    runs: [
      {
        run: push(),
        red: 'upload: the service reports success, but data.status is not a text: 7. The files may be live at @pull 7 in spite of this.',
        warns: false,
        faults: { upload: answeredAs(200, (text) => text.replace('"active"', '7')) },
      },
      close(),
    ],
    live: {},
  },
})
