/** `preview-password`: who may not see a preview does not, or the run is red and says so. */
import { expect } from 'vitest'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { closes, reopens } from '../stand-ins/scenes/deeds.ts'
import { answeredAs, reset, status } from '../stand-ins/scenes/faults.ts'
import { payloadsOf } from '../stand-ins/scenes/records.ts'
import { branchPush, close, production, push, type Run, reserve, staging } from '../stand-ins/scenes/runs.ts'
import { every, pairs, type Scene, scenes } from '../stand-ins/scenes/scene.ts'
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

const ways = { '401': '401', page: 'page' } as const
const previews: Readonly<Record<string, Run>> = {
  'a pull request': push(7, asked),
  'a branch': branchPush('topic', asked),
  'a reserve': reserve(7, asked),
}
const others = {
  verify: { verify: 'true' },
  'upload-as: zip': { 'upload-as': 'zip' },
  'compare-with': { 'compare-with': 'production' },
  noindex: { noindex: 'true' },
}

scenes(
  'a service that asks for passwords',
  pairs('gets it after the domain and before the files', previews, ways, (run, passwords) => ({
    ...host({ passwords }),
    runs: [{ run, says: 'Visitors need the password.', outputs: { result: 'deployed' } }, run],
    check: (world, results) => {
      for (const result of results) expect(passwordOf(world, result)).toBe(password)
      for (const { fields, body } of uploadsOf(world)) {
        expect(fields.at(-1)).toEqual({ name: 'siteSettings', value: settings })
        expect(body.indexOf('siteSettings')).toBeLessThan(body.indexOf('name="files"'))
      }
      for (const payload of payloadsOf(world)) {
        expect(payload).toMatchObject({ protected: true })
        expect(JSON.stringify(payload)).not.toContain('Q7')
      }
    },
  })),
  pairs('gets it together with', others, ways, (inputs, passwords) => ({
    ...host({ passwords, unpackArchives: true }),
    inputs,
    runs: [
      production(),
      { run: push(7, asked), warns: false, comment: 'compare-with' in inputs ? /1 page changed/u : /\w/u },
    ],
    check: (world, results) => expect(passwordOf(world, results[1])).toBe(password),
  })),
  every('is told anew at each push: another one, none, and one again', ways, (passwords) => ({
    ...host({ passwords }),
    runs: [
      { run: push(7, asked), comment: 'Visitors need the password.' },
      { run: push(7, { 'preview-password': 'swordfish-2' }), warns: false },
      {
        run: push(),
        warns: 'asked visitors for a password, and this one does not',
        says: 'Whoever has the link can read it.',
        comment: 'Whoever has the link can read it.',
      },
      push(7, asked),
    ],
    live: ['pull 7'],
    check: (world, results) => expect(passwordOf(world, results[3])).toBe(password),
  })),
  {
    'gets none for a live site': {
      ...host(),
      runs: [production(asked), staging('staging.tiiny.test', asked)],
      check: (world) => {
        for (const { body } of uploadsOf(world)) expect(String(body)).not.toContain('siteSettings')
      },
    },
    'has nothing to show to verify': {
      ...host(),
      run: push(7, { ...asked, verify: 'true' }),
      says: [
        '"verify" can not look behind the password, so it is only checked that the link asks for it.',
        'https://@pull 7/ asks for the password, after ',
      ],
    },
  },
)

const wrongField = answeredAs(200, (text) => text.replace(/"quotaLimit":\d+/u, '"quotaLimit":-1'))
const troubles: Readonly<Record<string, NonNullable<Scene['faults']>>> = {
  'the answer has a field that is wrong': { upload: wrongField },
  'the link can not be recorded': { recordLink: status(403) },
}
scenes(
  'a run that fails after its upload',
  every('keeps no open preview', troubles, (faults) => ({
    ...host({ passwords: 'ignored' }),
    run: push(7, asked),
    red: ['is open to everybody', 'was deleted again'],
    says: /^Cause: (?:GitHub did not record|upload: the service reports success, but)/mu,
    faults,
    live: {},
  })),
  {
    'tells of each link that stays open, and of what failed first': {
      ...host({ passwords: 'ignored' }),
      run: push(7, asked),
      red: ['is open to everybody', 'could not be deleted', 'GitHub did not record the link @pull 7'],
      faults: { recordLink: status(403), listLiveSites: [() => false, status(500)] },
      isLimit: true,
    },
    'says only what went wrong where the link asks for the password': {
      ...host(),
      run: push(7, asked),
      red: /^GitHub did not record the link \S+, which has the site now\./u,
      faults: { recordLink: status(403) },
    },
    'does not look at a name that was perhaps never made': {
      ...host(),
      run: push(7, { ...asked, domain: 'pr-7.tiiny.test' }),
      red: /may have been made/u,
      never: /open to everybody/u,
      faults: { upload: reset },
    },
    'looks at a link that was there, too': {
      ...host({ passwords: 'ignored' }),
      runs: [push()],
      run: push(7, asked),
      red: ['is open to everybody', 'stays', 'quotaLimit is not a whole number'],
      faults: { upload: wrongField },
    },
    'is red, too, where the preview was over for a moment': {
      ...host({ passwords: 'ignored' }),
      runs: [push()],
      run: push(7, asked),
      red: 'is open to everybody',
      at: [
        { before: 'readPull', happens: closes() },
        { after: 'readPull', happens: reopens() },
      ],
    },
    'is not one of a live site whose name has a password that is too short in it': {
      hosting: { linkSuffix: 'site.test' },
      run: production({ 'preview-password': 'site' }),
      outputs: { result: 'deployed' },
    },
  },
)

scenes('a service that ignores passwords', {
  'gets no preview, either, where the answer to its making was lost, and it was sent again': {
    ...host({ passwords: 'ignored' }),
    run: push(7, { ...asked, domain: 'pr-7.tiiny.test' }),
    red: /password/u,
    never: /was there before/u,
    at: { before: 'upload', fault: answeredAs(500) },
    live: {},
  },
  'gets no preview: what this run made is deleted, with its record, and the error says that it was open': {
    ...host({ passwords: 'ignored' }),
    run: push(7, asked),
    red: ['preview-password: https://@pull 7/ is open to everybody.', '. @pull 7 was deleted again.\n'],
    comment: [/was not deployed/u, /open to everybody/u],
    live: {},
    record: { 'pr-7': ['draft'] },
  },
  'keeps a link that was there before, and error and comment say that it is open': {
    ...host({ passwords: 'ignored' }),
    runs: [
      push(7, { page: 'public' }),
      {
        run: push(7, { ...asked, page: 'private' }),
        red: 'The link was there before, so it stays, and is open to everybody: delete it in the hosting account if nobody may see it.\nThe service may not know passwords: then write "preview-password: none", and previews are open to whoever has the link.',
        comment: [/open to everybody/u, / is live at /u],
      },
      close(),
    ],
    live: {},
  },
  'and does not delete: the error names the link, that it is open, and it is recorded': {
    ...host({ passwords: 'ignored' }),
    runs: [
      {
        run: push(7, asked),
        red: '@pull 7 could not be deleted: delete: HTTP 500, and the answer is not a JSON object. If nobody needs it, delete it in the hosting account.\n',
        comment: '@pull 7',
        faults: { delete: status(500) },
      },
      close(),
    ],
    live: {},
  },
})
