import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { likeLive } from '../../../stand-ins/hosting/hosting.ts'
import { pullRequestEvent, workflowRunEvent } from '../../../stand-ins/runner/events.ts'
import { makeWorldInProcess } from '../../../stand-ins/runner/in-process.ts'
import type { Step } from '../../../stand-ins/runner/runner.ts'
import { commentOf } from '../../../stand-ins/scenes/records.ts'
import { makeWorld } from '../../../stand-ins/scenes/world.ts'
import { program } from './studio.ts'

const files = { 'index.html': '<title>Home</title>Welcome', 'guide/index.html': '<title>Guide</title>How to' }
const inputs = { 'compare-with': 'production', screenshots: '6' }
const hosting = { ...likeLive, proxy: true, passwords: 'page' } as const

const head = { sha: 'a'.repeat(40), ref: 'edit', fork: 'other/site' }
const { sha: headSha, ref: headBranch, fork: headRepository } = head
const afterFork = workflowRunEvent({ headSha, headBranch, headRepository })

describe('a preview', () => {
  it.each<[string, Step, string]>([
    ['there is no browser', { env: { PATH: '' } }, 'there is no Chrome or Chromium'],
    [
      'a fork wrote it',
      { payload: pullRequestEvent({ action: 'opened', number: 7, head }) },
      'its scripts would run on this runner',
    ],
    [
      'a fork wrote it, after another run',
      { event: 'workflow_run', payload: afterFork, inputs: { 'pull-request': '7' } },
      'its scripts would run on this runner',
    ],
    ['it has a password', { inputs: { 'preview-password': 'a-password' } }, 'the password keeps GitHub from'],
  ])('has no pictures where %s, and says why', async (_, step, why) => {
    await using world = await makeWorldInProcess({ hosting, files, inputs })
    await world.step()
    writeFileSync(join(world.directory, 'guide/index.html'), '<title>Guide</title>How to do it')
    if (step.event) world.github.addPull({ number: 7, head: { ...head, repo: { full_name: head.fork } } })
    const preview = await world.pull(7, 'opened', step)
    expect([preview.code, preview.stdout]).toEqual([0, expect.stringContaining(why)])
    expect(preview.stdout + preview.summary).not.toMatch(/webp|Added to the site: .*pictures/u)
  })

  it.skipIf(program === undefined)('has pictures of what changed', async () => {
    await using world = await makeWorld({ hosting, files, inputs })
    await world.step()
    writeFileSync(join(world.directory, 'guide/index.html'), '<title>Guide</title>How to do it')
    const preview = await world.pull(7, 'opened', { inputs: { verify: 'true' } })
    expect(preview, preview.stdout + preview.stderr).toMatchObject({ code: 0 })
    const [guide] = JSON.parse(preview.outputs['changed-pages'] ?? '')
    expect(guide).toEqual({ path: '/guide/', title: 'Guide', change: 'changed' })
    const shown = [...commentOf(world).matchAll(/<img src="https:\/\/([^/]+)\/([^"]+)"/gu)]
    expect(shown).toHaveLength(2)
    for (const [, link = '', path = ''] of shown)
      expect(world.hosting.account().links.get(link)?.files.get(path)?.bytes?.subarray(8, 12).toString()).toBe('WEBP')
    expect(preview.summary).toContain('.webp')
  })

  it.skipIf(program === undefined)('shows exactly the view of an app that changed, with its words', async () => {
    const root =
      '<!doctype html><title>Harbour desk</title><div id="root"></div><script type="module" src="/app.js"></script>'
    const app = (label: string): string => `
      // The text is another one at each load and at each capture, for certain.
      let count = performance.timeOrigin
      const views = {
        settings: () => '<h1>Settings</h1><label><input type="checkbox"> ${label} of the horn</label>',
        clock: () => '<h1>Clock</h1><p>' + new Date().toISOString() + Math.random() + '</p>',
        loading: () => '<h1>Berths</h1><p id="spinner">' + ++count + '</p>',
      }
      const name = location.hash.slice(2) || location.pathname.slice(1)
      const draw = () => {
        const view = views[name] ?? (() => '<h1>Start</h1>')
        document.querySelector('#root').innerHTML = '<nav><a href="/">Start</a></nav><main>' + view() + '</main>'
      }
      draw()
      if (name === 'loading') setInterval(draw, 70)`
    const site = { 'index.html': root, '404.html': root, 'app.js': app('Sound') }
    const paths = ['/#/settings', '/#/clock', '/#/loading', '/settings', '/start']
    const withViews = { ...inputs, 'screenshot-paths': paths.join('\n') }
    await using world = await makeWorld({ hosting, files: site, inputs: withViews })
    await world.step()
    writeFileSync(join(world.directory, 'app.js'), app('Volume'))
    const preview = await world.pull(7, 'opened')
    expect(preview, preview.stdout + preview.stderr).toMatchObject({ code: 0 })
    const comment = commentOf(world)
    const both = expect.stringMatching(/^#### .*<code>\/#\/settings<\/code>.*, .*<code>\/settings<\/code>/u)
    expect(comment.match(/^#### .*$/gmu)).toEqual([both])
    expect(comment.match(/^- …Settings ~~Sound~~ \*\*Volume\*\* of the horn…$/gmu)).toHaveLength(1)
    expect(comment.match(/<img /gu)).toHaveLength(2)
    expect(comment).toContain('2 more look the same at 1,280 pixels.')
    // Unchanged, nothing is looked at.
    writeFileSync(join(world.directory, 'app.js'), app('Sound'))
    await world.pull(7, 'synchronize')
    expect(commentOf(world)).toContain('All pages are the same as in production.')
    expect(commentOf(world)).not.toMatch(/<img |look/u)
  })
})
