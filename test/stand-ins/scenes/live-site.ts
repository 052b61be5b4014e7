/** A live site that others may want to write to, for tests of who may. */
import { expect } from 'vitest'
import { DEFAULT_KEY } from '../hosting/hosting.ts'
import { makeWorldInProcess } from '../runner/in-process.ts'
import type { StepResult } from '../runner/runner.ts'
import { addRecord, annotations, ours, pageOf } from './records.ts'
import type { World, WorldOptions } from './world.ts'

/** The link of the live site. */
export const live = 'live.example.com'

/** A world that publishes `preview` pages; its account has these links, each with the page `production`. */
export function makeScene(links: readonly string[] = [live], options: WorldOptions = {}): Promise<World> {
  const seeded = Object.fromEntries(links.map((link) => [link, { 'index.html': 'production' }]))
  const accounts = { [DEFAULT_KEY]: { linkLimit: 100, links: seeded } }
  return makeWorldInProcess({
    files: { 'index.html': 'preview' },
    ...options,
    hosting: { accounts, ...options.hosting },
  })
}

/** Production's record after three pushes, of which the first made the link. */
export function addLiveSite({ github }: World, { link = live, environment = 'production' } = {}): number[] {
  return [ours(), ours(link), ours(link)].map((payload) => addRecord(github, { link, environment, payload }).id)
}

/** It failed, said why in one error, asked the service for nothing, and the live site is what it was. */
export function expectNothingSent(world: World, result: StepResult, says = /./u, link = live): void {
  expect(result.code, result.stdout).toBe(1)
  expect(world.hosting.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  expect(pageOf(world, link)).toBe('production')
  const errors = annotations(result, 'error')
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(says)
}
