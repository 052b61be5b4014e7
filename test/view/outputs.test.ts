import { describe, expect, it } from 'vitest'
import { outputsOf } from '../../src/view/outputs.ts'
import type { RunSoFar } from '../../src/view/run-state.ts'
import { type Change, compared, deployed, pull, removed, row, skipped, swept } from './runs.ts'

/** Those that are not empty, but for the environment. */
const said = (run: RunSoFar) => {
  const { environment, ...outputs } = outputsOf(run)
  expect(environment).toBe('preview')
  expect(Object.keys(outputs)).toHaveLength(12)
  return Object.fromEntries(Object.entries(outputs).filter(([, value]) => value !== '' && value !== '[]'))
}

const live = {
  link: 'a.example',
  url: 'https://a.example',
  status: 'active',
  result: 'deployed',
  'file-count': '1200',
  'total-bytes': '3400000',
  'quota-used': '42',
  'quota-limit': '1024',
}
const changes = [{ path: '/', title: 'Home', change: 'new' as const }]
const unrecorded =
  'No link is recorded for pull request #7 in the environment "preview", so there is nothing to tear down'
const pages = JSON.stringify(changes)
const closed: Change = {
  end: { kind: 'removed', links: ['a.example'] },
  deleted: ['a.example', 'old.example'],
  freed: ['b.c'],
  quota: { used: 1, limit: undefined },
}
const deleted = JSON.stringify(['a.example', 'old.example', 'b.c'])
const whatWent = { link: 'a.example', result: 'deleted', deleted, 'quota-used': '1' }
const known = { link: 'a.b', url: 'https://a.b' }
const sweep = (preview: Parameters<typeof row>[1], error?: Error): RunSoFar => swept([row(pull, preview)], {}, error)
const stays = { stays: 'it is open' }
const gone = { deleted: ['a.b'] }

describe('the outputs', () => {
  it.each<[string, RunSoFar, Record<string, string>]>([
    ['a deploy', deployed({ deployment: 5 }), { ...live, 'deployment-id': '5' }],
    ['one that made room', deployed({ freed: ['b.c'] }), { ...live, deleted: '["b.c"]' }],
    ['a reserve', deployed({ reserved: true }), live],
    ['a teardown', removed(['a.b', 'c.d']), { link: 'a.b', result: 'deleted', deleted: '["a.b","c.d"]' }],
    ['a teardown of nothing', removed([]), { 'skip-reason': `${unrecorded}.` }],
    ['one with a domain', removed([], {}, { domain: 'x.y' }), { 'skip-reason': `${unrecorded}, and x.y stays.` }],
    ['what was skipped', skipped({ reason: 'Why\nnot.' }), { 'skip-reason': 'Why\\nnot.' }],
    ['a full account', skipped({}, { freed: ['a.b'] }), { 'skip-reason': 'Because*.', deleted: '["a.b"]' }],
    ['a sweep', sweep(gone), { result: 'deleted', deleted: '["a.b"]' }],
    ['a sweep of nothing', sweep(stays), { 'skip-reason': 'No closed preview was found.' }],
    ['a sweep that failed for some', sweep(gone, new Error()), { result: 'deleted', deleted: '["a.b"]' }],
    ['a sweep that failed for all', sweep(stays, new Error()), { 'skip-reason': 'No preview was deleted.' }],
    ['one that was compared', deployed({ compared: { ...compared, changes } }), { ...live, 'changed-pages': pages }],
    ['one to a preview that was closed meanwhile', deployed(closed), whatWent],
    ['a reserve of a known link', skipped({ link: 'a.b' }), { ...known, 'skip-reason': 'Because*.' }],
  ])('of %s are complete', (_, run, says) => {
    expect(said(run)).toEqual({ result: 'skipped', ...says })
  })
})
