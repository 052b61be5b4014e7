import { expect } from 'vitest'
import { liveSite, preview, recorded, takesOver } from '../stand-ins/scenes/deeds.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { close, production, push, type Run, reserve, staging, sweep } from '../stand-ins/scenes/runs.ts'
import { every, type Scene, scenes } from '../stand-ins/scenes/scene.ts'

const dry = { 'dry-run': 'true' }
/** It is green, writes nothing, and tells no pull request. */
const idle = { idle: true, outputs: { result: 'skipped', deleted: '[]', 'deployment-id': '' } } as const
const silent: NonNullable<Scene['check']> = ({ github }) => expect(github.commentsOf(7)).toEqual([])

const deploys: Readonly<Record<string, readonly [Run, string]>> = {
  production: [production(dry), 'live.test'],
  'production with a domain': [production({ ...dry, domain: 'other.test' }), 'other.test'],
  staging: [staging('other.test', dry), 'other.test'],
  'a preview': [push(7, dry), 'seven.test'],
  'a preview with a domain': [push(8, { ...dry, domain: 'eight.test' }), 'eight.test'],
  'a preview without a token': [push(7, { ...dry, domain: 'other.test', 'github-token': '' }), 'other.test'],
}
scenes(
  'a dry run of a deploy',
  every('names the link, and says what is known of its owner:', deploys, ([run, link]) => ({
    links: ['other.test'],
    given: [liveSite('live.test'), preview('seven.test')],
    run,
    ...idle,
    says: [new RegExp(`^To: .*${link}`, 'mu'), /^Owner of the link: .*\w/mu],
    check: silent,
  })),
  {
    'tells what it would send where, what it leaves out, and what the account holds': {
      files: { 'index.html': 'x', '.hidden': 'y' },
      links: ['a.test'],
      run: (world) => world.step({ inputs: dry }),
      ...idle,
      says: [
        /^Would send: 1 file, 1 B, /mu,
        /^To: .*new/mu,
        /^Left out: .*\.hidden/mu,
        /^Account: 1 link in use; .*\d/mu,
      ],
      after: ({ summary }) => {
        for (const name of ['Would send', 'To', 'Left out', 'Account']) expect(summary).toContain(`| ${name} |`)
      },
    },
    'says what the account does not have, and what it does not tell': {
      given: [recorded({ link: 'lost.test' })],
      run: production(dry),
      ...idle,
      faults: { profile: status(200, { success: true, data: { links: [] } }) },
      says: [/^To: lost\.test, /mu, /^Account: 0 links/mu],
      never: /undefined|NaN/u,
    },
    'fails where the key is not accepted, or the link is not to be touched': {
      links: ['a.test'],
      runs: [
        { run: push(7, { ...dry, 'api-key': 'another-key-9' }), red: /\w/u },
        { run: push(7, { ...dry, domain: 'a.test' }), refused: 'a.test' },
      ],
      check: silent,
    },
  },
)

const others: Readonly<Record<string, Run>> = {
  'a close': close(7, dry),
  "a person's teardown": push(7, { ...dry, mode: 'teardown' }),
  "a person's teardown by name": push(7, { ...dry, mode: 'teardown', domain: 'seven.test' }),
  'a teardown of a live site': production({ ...dry, mode: 'teardown', domain: 'live.test' }),
  'a sweep': sweep(dry),
  'a reserve': reserve(9, dry),
}
scenes(
  'a dry run of what else writes',
  every('writes nothing:', others, (run) => ({
    given: [liveSite('live.test'), preview('seven.test', { state: 'closed' })],
    run,
    ...idle,
    check: silent,
  })),
  {
    'leaves what a live site has taken over': {
      given: [preview('seven.test'), takesOver('seven.test')],
      run: close(7, dry),
      ...idle,
      never: 'Would delete',
    },
    'fails where what decides can not be read': {
      given: [preview('seven.test')],
      runs: [{ run: close(7, dry), refused: '409', faults: { readPull: status(409, { message: 'no' }) } }],
      check: silent,
    },
  },
)
