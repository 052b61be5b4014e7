import { describe, expect, it } from 'vitest'
import { onlyForPushes, type Refusal, siteOf, wordsFor } from '../../src/rules/refusals.ts'
import { docs, other, site, subjects, third } from './worlds.ts'

const { 'pull request': pull, branch, 'live site': live } = subjects
const taken = { link: site, site: docs(9, site) }
const owned = { why: 'a live site has it', ...taken, live: undefined, wasBefore: false } as const
const before = { why: 'it was there before', link: site, live: undefined } as const
const workflow = { why: 'another workflow deploys', link: site, workflow: 'x\n.yml' } as const
const deployed = { why: 'this run has deployed', link: site } as const
const meanwhile = { why: 'taken meanwhile', ...taken, done: 'overwritten' } as const
const answered = { why: 'another link was answered', link: site, asked: 'It' } as const
const chosen = { why: 'the service chose the name', link: site, asked: other, fate: 'X.' } as const
const docsSite = 'the live site of the environment "docs"'

/** The link in the line that names it for pushes only. */
const forPushes = (hint: string) =>
  /\ndomain: \$\{\{ github\.event_name == 'push' && '(.+)' \|\| '' \}\}$/u.exec(hint)?.[1]

describe('a refusal', () => {
  // What happened, and what to do.
  it.each<[Refusal, message: string, hint: string]>([
    [owned, `${site} belongs to ${docsSite}, so this run left it as it is.`, 'Leave "domain" out for previews'],
    [{ ...owned, wasBefore: true }, `${docsSite}, and was there before this preview,`, 'Or choose another "domain".'],
    [{ ...taken, why: 'another live site has it' }, `belongs to ${docsSite}, which`, 'To hand the link over, deploy'],
    [before, `${site} was there before this preview, so this run left it`, 'Leave "domain" out for previews'],
    [{ why: 'still needed', link: site }, `${site} stays: its preview is needed again.`, 'Nothing is left to do.'],
    [{ why: 'only a person deletes it', link: site }, `${site} is a live site's link`, `"domain: ${site}"`],
    [deployed, `${site}. A second deploy would`, 'run the job again instead.'],
    [workflow, `${site}, is deployed to by another workflow file (x`, 'give each its own "environment".'],
    [meanwhile, 'so that site may be overwritten.', `run the deploy of ${docsSite} again`],
    [{ ...meanwhile, done: 'deleted' }, `taken over by ${docsSite}`, `Look at https://${site} now`],
    [{ why: 'made meanwhile', link: site }, `${site} did not exist when this run began`, 'Or choose another "domain".'],
    [answered, `It, and the service answered with ${site}`, 'deploy its own site again'],
    [chosen, `${other} was asked for, and the service made ${site} instead. X.`, 'Leave "domain" out'],
  ])('%j says what happened, and what to do', (refusal, message, hint) => {
    const told = wordsFor(refusal, pull)
    expect(told.message).toContain(site)
    expect(told.message).toContain(message)
    expect(told.hint).toContain(hint)
  })

  it.each<Refusal>([owned, before])(
    "names production's link for pushes, no other site's, and deletes none: %j",
    (each) => {
      const told = [undefined, third].map((link) => wordsFor({ ...each, live: link } as Refusal, pull))
      expect(told.map(({ hint }) => forPushes(hint))).toEqual(['my-site.tiiny.site', third])
      expect(JSON.stringify(told)).not.toMatch(/delete site|teardown/u)
    },
  )

  it('for another workflow file names the link for pushes of a live site; for a preview it is only a warning', () => {
    const [message, ...warnings] = [live, pull, branch].map((of) => wordsFor(workflow, of))
    expect(message?.message).toContain('so nothing was sent.')
    expect(forPushes(message?.hint ?? '')).toBe(site)
    for (const each of warnings)
      expect(`${each.message} ${each.hint}`).not.toMatch(/nothing was sent|pushes|name its link/u)
  })

  it('shows what others wrote without control characters', () => {
    expect(siteOf({ environment: 'a\n::error::b' }) + wordsFor(workflow, pull).message).not.toContain('\n')
  })
})

it('a branch is told how to be a live site', () => {
  expect(wordsFor(before, branch).hint).toContain('Or make this branch a live site: write "mode: deploy", "domain" and')
})

it('the line for pushes is for the default branch only, if it is for a branch', () => {
  const isDefault = "'push' && github.ref_name == github.event.repository.default_branch && 'site.tiiny.test' || ''"
  expect(onlyForPushes(branch, site)).toContain(isDefault)
  expect(onlyForPushes(live, site)).not.toContain(isDefault)
})
