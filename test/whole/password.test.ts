/** `preview-password`: who may not see a preview does not, or the run is red and says so (design 6.7). */
import { expect } from 'vitest'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { payloadsOf } from '../stand-ins/scenes/records.ts'
import { branchPush, close, production, push, type Run, staging } from '../stand-ins/scenes/runs.ts'
import { every, type Scene, scenes } from '../stand-ins/scenes/scene.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const password = 'Q7/x+v9 Öffne-Dich'
const asked = { 'preview-password': password }
const settings = JSON.stringify({ passwordProtected: true, password })
const host = (hosting: HostingOptions = {}): Pick<Scene, 'hosting'> => ({
  hosting: { name: 'hosting.example', passwords: '401', ...hosting },
})
const passwordOf = ({ hosting }: World, result: StepResult | undefined): string | undefined =>
  hosting.account().links.get(result?.outputs['link'] ?? '')?.password
const uploadsOf = ({ hosting }: World) => hosting.requests.filter(({ path }) => path === '/v1/upload')

const previews: Readonly<Record<string, Run>> = {
  'a pull request': push(7, asked),
  'a branch': branchPush('topic', asked),
}
/** What counts as closed is in `features/visitor-check/password.test.ts`. */
scenes(
  'a service that asks for passwords',
  every('gets it after the domain and before the files', previews, (run) => ({
    ...host(),
    runs: [{ run, outputs: { result: 'deployed' } }, run],
    check: (world, results) => {
      for (const result of results) expect(passwordOf(world, result)).toBe(password)
      for (const { fields, body } of uploadsOf(world)) {
        expect(fields.at(-1)).toEqual({ name: 'siteSettings', value: settings })
        expect(body.indexOf('siteSettings')).toBeLessThan(body.indexOf('name="files"'))
        if (fields.length > 1) expect(body.indexOf('name="domain"')).toBeLessThan(body.indexOf('siteSettings'))
      }
      expect(JSON.stringify(payloadsOf(world))).not.toContain('Q7')
    },
  })),
  {
    'gets none for a live site': {
      ...host(),
      runs: [production(asked), staging('staging.tiiny.test', asked)],
      check: (world) => {
        for (const { body } of uploadsOf(world)) expect(String(body)).not.toContain('siteSettings')
      },
    },
    'has nothing to show to verify, which says so': {
      ...host(),
      run: push(7, { ...asked, verify: 'true' }),
      says: [
        'Visitors need the password.',
        '"verify" can not look behind the password.',
        'https://@pull 7/ asks for the password.',
      ],
    },
  },
)

const open = host({ passwords: 'ignored' })
scenes('a service that ignores passwords', {
  'gets no preview: what this run made is deleted, with its deployment, and the error says that it was open': {
    ...open,
    run: push(7, { ...asked, 'verify-timeout': '7' }),
    red: ['https://@pull 7/ is open to everybody. After 7 s no password is asked for', '@pull 7 was deleted again.'],
    comment: ['Preview: failed', 'is open to everybody', 'was not deployed'],
    live: {},
    record: { 'pr-7': [] },
    check: ({ github }) => expect(github.deployments).toEqual([]),
  },
  'keeps a link that was there before, and error and comment say that it is open': {
    ...open,
    runs: [
      push(7, { page: 'public' }),
      {
        run: push(7, { ...asked, page: 'private' }),
        red: [
          'is open to everybody',
          'The site existed before this run, so it was not deleted. If it must not be public, delete it in the hosting account.',
          'write "preview-password: none"',
        ],
        comment: 'is open to everybody',
      },
      close(),
    ],
    live: {},
  },
  'has nothing deleted without a token: the site may have existed before': {
    ...host({ passwords: 'ignored', namedLinks: true }),
    run: push(7, { ...asked, domain: 'a.tiiny.test', 'github-token': '' }),
    red: 'The site may have existed before this run, so it was not deleted.',
    live: { 'a.tiiny.test': 'pull 7' },
    never: 'any more',
  },
  'that also refuses the deletion makes an error that names the link, which stays recorded': {
    ...open,
    runs: [
      {
        run: push(7, asked),
        red: '@pull 7 could not be deleted again: delete it in the hosting account',
        faults: { delete: status(500) },
      },
      close(),
    ],
    live: {},
  },
})
