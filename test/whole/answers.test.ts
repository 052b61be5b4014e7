/** What the service says, and what of it is shown: never a secret, never the account's other links (DESIGN 4 and 7). */
import { expect } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { closedPreview, liveSite, preview } from '../stand-ins/scenes/deeds.ts'
import { answeredAs, type Fault, silent, status } from '../stand-ins/scenes/faults.ts'
import { branchPush, close, production, push, reserve, sweep } from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'

const password = 'open-sesame-9'
const asked = { 'preview-password': password }
const encoded = Buffer.from(DEFAULT_KEY).toString('base64')
const refusal = (message: string, error = 'BAD'): Fault => status(400, { success: false, error, message })
const sinks: Readonly<Record<string, (text: string) => Fault>> = {
  'a message': (text) => refusal(`It was ${text}`),
  'a code': (text) => refusal('no', `BAD_${text}`),
  'a page': (text) => status(200, `<p>Bellwether</p> ${text}`),
  'a redirect': (text) => status(302, '', { location: `https://${text}.example.com/` }),
}
/** That the key itself is nowhere, each scene is held against. */
scenes(
  'a secret that the service answers with is shown to nobody',
  every('the key in', sinks, (sink) => ({
    runs: [DEFAULT_KEY, encoded].map((text) => ({
      run: push(),
      red: /\w/u,
      says: '***',
      never: encoded,
      faults: { upload: sink(text) },
    })),
    isLimit: true,
  })),
  {
    'a password is in nothing but the form': {
      hosting: { name: 'hosting.example', passwords: '401' },
      inputs: { ...asked, verify: 'true' },
      runs: [production(), push(), push(), branchPush(), reserve(8), push(8), close(), close(8)].map((run) => ({
        run,
        never: password,
      })),
      check: ({ hosting, github }) => {
        const elsewhere = hosting.requests.map(({ path, rawHeaders }) => [path, ...rawHeaders])
        expect(JSON.stringify([elsewhere, github.requests])).not.toContain(password)
      },
    },
    'a domain or an environment with the password is an input error, a message with it is hidden': {
      hosting: { name: 'hosting.example', passwords: '401' },
      inputs: asked,
      runs: [
        { run: push(7, { domain: `${password}.tiiny.test` }), refused: /^domain: /u, never: password },
        { run: push(7, { environment: password }), refused: /^environment: /u, never: password },
        { run: push(7, { message: `Say ${password}` }), says: '***', comment: '***', never: password },
      ],
    },
  },
)

scenes('an answer', {
  'whose status is not a text is an error that names the link, and what the run made goes with its preview': {
    runs: [
      {
        run: push(),
        red: [
          'The service reports success, but data.status is not a text: 7.',
          'New in the account since then: @pull 7.',
        ],
        faults: { upload: answeredAs(200, (text) => text.replace('"active"', '7')) },
      },
    ],
    isLimit: true,
  },
  'that never comes to a nameless create: the error names what is new in the account, and nothing else': {
    links: ['secret.test'],
    run: push(),
    red: [/A new address may have been made\. New in the account since then: [\w-]+\.tiiny\.test\.\n/u],
    never: /secret\.test/u,
    faults: { upload: answeredAs(500) },
  },
  'of a refused claim names no link but the own "domain"': {
    links: ['secret.test'],
    given: [liveSite('www.test')],
    runs: [
      { run: push(7, { domain: 'secret.test' }), refused: 'secret.test was there before' },
      { run: push(7, { domain: 'other.tiiny.test' }), outputs: { link: 'other.tiiny.test' }, never: /secret/u },
    ],
  },
})

scenes('a run that is cancelled', {
  'before it sent anything says so': {
    given: [preview('a.test')],
    run: push(),
    red: ['The run was cancelled', 'Nothing was changed.'],
    comment: ['Preview: cancelled', 'was not deployed'],
    at: { before: 'listRecord', cancels: true },
  },
  'before the answer to its upload came says that it may be live': {
    run: push(),
    red: ['The run was cancelled', 'may have this commit'],
    comment: ['cancelled', 'may be live'],
    at: { before: 'upload', cancels: true, fault: silent },
    isLimit: true,
  },
  'while the service answers records what was sent, and says that it is live, also after it made room': {
    linkLimit: 1,
    given: [closedPreview('a.test', 8)],
    run: push(),
    red: ['The run was cancelled', '@pull 7 has this commit'],
    comment: ['cancelled', 'is live at'],
    at: { after: 'upload', nth: 2, cancels: true },
    live: ['pull 7'],
    record: { 'pr-7': ['@pull 7'] },
    states: { 'pr-7': ['failure'] },
    ends: true,
  },
  'at its last request says that all is done': {
    run: push(),
    red: ['The run was cancelled', 'All that the run was for is done.'],
    comment: 'Preview: [@pull 7]',
    at: { after: 'createComment', cancels: true },
  },
  'in a sweep says what was deleted': {
    given: [closedPreview('a.test', 8), closedPreview('b.test', 9)],
    run: sweep(),
    red: ['The run was cancelled', 'b.test was deleted. The next sweep does the rest.'],
    at: { after: 'delete', cancels: true },
    live: { 'a.test': 'pull 8' },
  },
})
