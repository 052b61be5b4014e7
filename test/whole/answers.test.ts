/** Whatever the service says, no secret is shown (design 9.3). */
import { expect } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { type Fault, status } from '../stand-ins/scenes/faults.ts'
import { branchPush, close, production, push } from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'

const password = 'open-sesame-9'
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
      inputs: { 'preview-password': password, verify: 'true', message: `Say ${password}` },
      runs: [production(), push(), push(), branchPush(), push(8), close(), close(8)].map((run) => ({
        run,
        never: password,
      })),
      check: ({ hosting, github }) => {
        const elsewhere = hosting.requests.map(({ path, headers }) => [path, headers])
        expect(JSON.stringify([elsewhere, github.requests])).not.toContain(password)
      },
    },
  },
)
