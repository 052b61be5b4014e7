import { expect } from 'vitest'
import { addsBranch, liveSite, preview, recorded, takesOver } from '../stand-ins/scenes/deeds.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { close, production, push, type Run, reserve, staging, sweep } from '../stand-ins/scenes/runs.ts'
import { type Deed, every, type Scene, scenes } from '../stand-ins/scenes/scene.ts'

const dry = { 'dry-run': 'true' }
const nothing = 'This is a dry run: nothing was changed.'
const owner = 'this preview, which made it; no live site has taken it over'
const silent: NonNullable<Scene['check']> = ({ github }) => expect(github.commentsOf(7)).toEqual([])
/** It is green, writes nothing, and tells no pull request. */
const idle = { idle: true, outputs: { result: 'skipped', deleted: '[]', 'deployment-id': '' }, check: silent } as const

const token = 'Record: the token may record deployments.'
const mayRecord = `${token}\nNext: Delete "dry-run: true", and push.`
const permissions = 'permissions:, contents: read, deployments: write, pull-requests: write'
const mayNot = `Record: the token may not record deployments: a deploy would stop before anything is sent, a teardown would leave its deployments. Add to the job: ${permissions}.\nNext: Add the permissions, and run this again.`
/** Where to, whose that is, and what else differs. */
const deploys: Readonly<Record<string, readonly [Run, to: string, owner: string, rest?: string, given?: Deed]>> = {
  production: [production({ ...dry, screenshots: '1' }), 'live.test', 'this environment'],
  'production with a domain': [production({ ...dry, domain: 'other.test' }), 'other.test', 'no other live site'],
  staging: [staging('other.test', dry), 'other.test', 'no other live site'],
  'a live site under another environment than before': [
    production({ ...dry, domain: 'live.test', environment: 'site' }),
    'live.test',
    'the live site of the environment "production", and it would be taken over',
  ],
  'a preview': [push(7, dry), 'seven.test', owner],
  'a preview with a domain': [
    push(8, { ...dry, domain: 'eight.test', screenshots: '1' }),
    'eight.test, which the account does not have: it would be made',
    'none yet',
    mayRecord.replace('\n', '\nScreenshots: would show up to 1 page; a dry run starts no browser.\n'),
  ],
  'a preview without a token': [
    push(7, { ...dry, domain: 'other.test', 'github-token': '' }),
    'other.test',
    'not known without github-token',
    mayRecord.replace(/the token .*\./u, 'nothing is remembered, because "github-token" is empty.'),
  ],
  'a preview whose token may not record': [
    push(7, dry),
    'seven.test',
    owner,
    mayNot,
    ({ github }) => void Object.assign(github, { permissions: { deployments: 'read' } }),
  ],
}
scenes(
  'a dry run of a deploy',
  every('tells all that it would do:', deploys, ([run, to, whose, rest = mayRecord, given = () => {}]) => ({
    links: ['other.test'],
    given: [liveSite('live.test'), preview('seven.test'), given],
    run,
    ...idle,
    says: [
      `as single files (a site without folders needs no archive).\nTo: ${to}.\nOwner of the link: ${whose}.\nLeft out: nothing.\nKey: accepted.\nAccount: 3 links in use; quota used: 0 % (`,
      ` as the service counts).\n${rest}\n::notice::${nothing}`,
    ],
  })),
  {
    'tells what it would send, what it leaves out and why, and that the link would be new': {
      files: { 'index.html': 'x', '.hidden': 'y', 'draft.txt': 'z' },
      inputs: { exclude: 'draft.txt', 'upload-as': 'zip' },
      run: (world) => world.step({ inputs: dry }),
      ...idle,
      says: [
        '| To | a new link |',
        'Would send: 1 file, 1 B, as one archive ("upload-as: zip" asks for it).\nTo: a new link.\nOwner of the link: none yet.\nLeft out: 1 (hidden): .hidden; 1 (exclude): draft.txt.',
      ],
    },
    'says what the account does not have, and what it does not tell': {
      given: [recorded({ link: 'lost.test' })],
      run: production(dry),
      ...idle,
      faults: { profile: status(200, { success: true, data: { links: [] } }) },
      says: [
        'To: lost.test, which the account does not have any more: the site would get a new one.',
        'Account: 0 links in use; quota used: not told.',
      ],
    },
    'fails where the key is not accepted, or the link is not to be touched': {
      links: ['a.test'],
      runs: [{ run: push(7, { ...dry, 'api-key': 'another-key-9' }), red: /\w/u }],
      run: push(7, { ...dry, domain: 'a.test' }),
      refused: 'a.test',
      check: silent,
    },
  },
)

const teardown = { ...dry, mode: 'teardown' }
const briefly = (what: string): RegExp =>
  new RegExp(`${what}\\.\nKey: accepted\\.\nAccount: \\d links? in use; .*\n${token}\n::notice::${nothing}`, 'u')
const others: Readonly<Record<string, readonly [Run, says: string | RegExp]>> = {
  'a close': [close(7, dry), briefly('Would delete: seven.test')],
  "a person's teardown": [push(7, teardown), briefly('Would delete: seven.test')],
  "a person's teardown by name": [push(7, { ...teardown, domain: 'seven.test' }), briefly('Would delete: seven.test')],
  'a teardown of a live site': [production({ ...teardown, domain: 'live.test' }), briefly('Would delete: live.test')],
  'a sweep': [
    sweep(dry),
    'branch here: stays, the branch exists: here.test\npull request #7: stays, a dry run deletes nothing: seven.test\nThis is a dry run: nothing was deleted.',
  ],
  'a reserve': [reserve(9, dry), briefly('Would make: a new link')],
}
scenes(
  'a dry run of what else writes',
  every('writes nothing, and says what it would do:', others, ([run, says]) => ({
    given: [
      liveSite('live.test'),
      preview('seven.test', { state: 'closed' }),
      addsBranch('here'),
      recorded({ link: 'here.test', environment: 'preview', task: 'deploy:branch-here' }),
    ],
    run,
    ...idle,
    says,
  })),
  every('is red where the key is not accepted:', others, ([run]) => ({
    given: [liveSite('live.test'), preview('seven.test', { state: 'closed' })],
    run,
    refused: 'HTTP 401',
    faults: { profile: status(401) },
  })),
  {
    'leaves what a live site has taken over': {
      given: [preview('seven.test'), takesOver('seven.test')],
      run: close(7, dry),
      ...idle,
      never: 'Would delete',
    },
    'fails where a name can not be in an archive': {
      files: { 'index.html': 'x', 'c:drive.txt': 'y' },
      run: (world) => world.step({ inputs: { ...dry, 'upload-as': 'zip' } }),
      refused: 'would be unzipped to another place',
    },
    'fails where what decides can not be read': {
      given: [preview('seven.test')],
      runs: [{ run: close(7, dry), refused: '409', faults: { readPull: status(409, { message: 'no' }) } }],
      check: silent,
    },
  },
)
