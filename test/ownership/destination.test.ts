import { describe, expect, it } from 'vitest'
import { RefusedError } from '../../src/errors.ts'
import type { Deployment } from '../../src/github/deployment.ts'
import { destinationOf, type Snapshot, secondJobOf } from '../../src/ownership/destination.ts'
import { type Deployer, replacesNewer } from '../../src/ownership/refusals.ts'
import type { Subject } from '../../src/subject.ts'
import { linesOf } from '../site/collected.ts'

const link = 'www.tiiny.site'
const elsewhere = 'other.tiiny.site'
const sha = 'a'.repeat(40)
const live: Subject = { kind: 'live-site' }
const pull: Subject = { kind: 'pull-request', number: 7 }
const branch: Subject = { kind: 'branch', branch: 'topic' }
let ids = 1000

function deployment(more: Partial<Deployment> = {}): Deployment {
  ids -= 1
  const usual = { environment: 'production', task: 'deploy:site', createdAt: 1000 * ids, sha, link }
  return { id: ids, ...usual, run: '1.1', workflow: 'site.yml', job: 'aaaa', ...more }
}

const ofPull = (more: Partial<Deployment> = {}) => deployment({ environment: 'preview', task: 'deploy:pr-7', ...more })
const quota = { used: undefined, limit: undefined }
const account = (...links: string[]) => ({ links: links.map((each) => [each]), quota })

type Facts = Partial<Deployer> & { domain?: string; environment?: string }

function deployer(subject: Subject, more: Facts = {}): Deployer {
  const { domain, environment = subject.kind === 'live-site' ? 'production' : 'preview', ...rest } = more
  const target = { subject, environment, sha, domain }
  return { target, run: '2.1', workflow: 'site.yml', job: 'aaaa', remembers: true, ...rest }
}

const nothing: Snapshot = { record: [], liveSites: [] }

interface Row {
  readonly who: Deployer
  readonly snapshot: Partial<Snapshot>
  /** Where it goes; or what the refusal says. */
  readonly to?: { readonly link?: string | undefined; readonly isNew: boolean; readonly isClaim: boolean }
  readonly refused?: readonly (string | RegExp)[]
  readonly says?: RegExp | false
}

const update = { link, isNew: false, isClaim: false }
const made = { link, isNew: true, isClaim: true }
const anew = { link: undefined, isNew: true, isClaim: false }

const rows: Readonly<Record<string, Row>> = {
  // Rule 1.
  'a first preview gets a new link': { who: deployer(pull), snapshot: { account: account() }, to: anew },
  'a first live site gets a new link': { who: deployer(live), snapshot: { account: account() }, to: anew },
  'a preview goes to the newest link of its record': {
    who: deployer(pull),
    snapshot: { record: [ofPull(), ofPull({ link: elsewhere })] },
    to: update,
  },
  'a payload without a link counts for nothing': {
    who: deployer(pull),
    snapshot: { record: [ofPull({ link: '' }), ofPull()] },
    to: update,
  },
  "a preview's domain that its record names is no claim": {
    who: deployer(pull, { domain: link }),
    snapshot: { record: [ofPull({ link: elsewhere }), ofPull()] },
    to: update,
  },
  // Rule 2.
  'a preview makes a name that nobody has': {
    who: deployer(pull, { domain: link }),
    snapshot: { account: account(elsewhere) },
    to: made,
  },
  'a preview is refused what the account lists': {
    who: deployer(pull, { domain: link }),
    snapshot: { account: account(link) },
    refused: ['was there before this preview', /^Another run of this site/mu, `default_branch && '${link}' || ''`],
  },
  'a preview is refused what is one of several names of an entry': {
    who: deployer(pull, { domain: link }),
    snapshot: { account: { ...account(), links: [[elsewhere, link]] } },
    refused: ['was there before'],
  },
  'a preview is refused what a live site ever had': {
    who: deployer(pull, { domain: link }),
    snapshot: { liveSites: [deployment({ link: elsewhere }), deployment()], account: account() },
    refused: [
      `${link} belongs to the live site of`,
      /^Leave "domain" out.* Another run/mu,
      `domain: \${{ github.event_name == 'push' && github.ref_name == github.event.repository.default_branch && '${link}' || '' }}`,
    ],
  },
  'after another run the line is a part of the sentence': {
    who: deployer(pull, { domain: link, event: 'workflow_run' }),
    snapshot: { liveSites: [deployment()], account: account() },
    refused: ['Or write "domain: ${{ github.event_name'],
  },
  "a preview is refused what another preview's record names, whether the account lists it or not": {
    who: deployer(pull, { domain: link }),
    snapshot: { account: account(), others: [ofPull({ task: 'deploy:pr-8' })] },
    refused: ['the preview of pull request #8 of the environment "preview"', /Or close pull request #8\.$/mu],
  },
  'a preview whose name a closed pull request has waits for its end': {
    who: deployer(pull, { domain: link }),
    snapshot: { account: account(link), others: [ofPull({ task: 'deploy:pr-8' })], isOwnerGone: true },
    refused: ['the preview of pull request #8', /again in a minute, or run the sweep of the environment "preview"/u],
  },
  'a preview that has a name in another environment lets it go by hand': {
    who: deployer(pull, { domain: link }),
    snapshot: { account: account(), others: [ofPull({ environment: 'docs' })] },
    refused: [`"mode: teardown" and "domain: ${link}" on the default branch`],
  },
  'a live site gets no new address in the environment of previews': {
    who: deployer(live, { environment: 'Preview', event: 'schedule' }),
    snapshot: { account: account() },
    refused: ['At `schedule`, "environment" is "Preview", where previews are.', "Write the live site's environment"],
  },
  'a live site in the environment of previews goes on to a link of its record': {
    who: deployer(live, { environment: 'preview' }),
    snapshot: { record: [deployment({ environment: 'preview' })], liveSites: [deployment({ environment: 'preview' })] },
    to: update,
  },
  'a branch is told that it may be a live site': {
    who: deployer(branch, { domain: link }),
    snapshot: { account: account(link) },
    refused: ['was there before', 'github.ref_name == github.event.repository.default_branch'],
  },
  'a live site claims what nobody has': {
    who: deployer(live, { domain: link }),
    snapshot: { account: account() },
    to: made,
    says: false,
  },
  'a live site that goes back to a link of its own replaces nobody': {
    who: deployer(live, { domain: link }),
    snapshot: { record: [deployment({ link: elsewhere }), deployment()], liveSites: [deployment()] },
    to: update,
    says: false,
  },
  'a live site claims what the account lists, and says that it replaces a site': {
    who: deployer(live, { domain: link }),
    snapshot: { account: account(link) },
    to: { link, isNew: false, isClaim: true },
    says: /There was a site at www\.tiiny\.site/u,
  },
  "a live site is refused what a preview's record names": {
    who: deployer(live, { domain: link }),
    snapshot: { account: account(link), others: [ofPull()] },
    refused: [
      'the preview of pull request #7',
      /^Write another "domain"\. Or close pull request #7, or .*"mode: teardown" and "domain: w/mu,
    ],
  },
  // Rule 3.
  'a live site is refused the current link of another one': {
    who: deployer(live, { domain: link, environment: 'docs' }),
    snapshot: { liveSites: [deployment()], account: account(link) },
    refused: ['write "environment: production"', 'deploy the environment "production" to another'],
  },
  'a live site is refused the current link of another one that its own record names, too': {
    who: deployer(live),
    snapshot: { record: [deployment()], liveSites: [deployment({ environment: 'docs' }), deployment()] },
    refused: ['the environment "docs"'],
  },
  'a live site may claim what another one has left': {
    who: deployer(live, { domain: link, environment: 'docs' }),
    snapshot: { liveSites: [deployment({ link: elsewhere }), deployment()], account: account(link) },
    to: { link, isNew: false, isClaim: true },
  },
  "environments' names are compared without their case": {
    who: deployer(live, { domain: link, environment: 'Production' }),
    snapshot: { record: [deployment()], liveSites: [deployment()] },
    to: update,
  },
  // Rule 5.
  'the same run and attempt deploys once': {
    who: deployer(pull, { run: '1.1' }),
    snapshot: { record: [ofPull()] },
    refused: ['This run has already deployed', 'keeps the environment "preview"', 'run the job again instead'],
  },
  'another job of the same run is another site': {
    who: deployer(live, { run: '1.2', job: 'bbbb', domain: link }),
    snapshot: { record: [deployment()], liveSites: [deployment()] },
    refused: ['Another job or step of this run', '"environment: docs"'],
  },
  'another attempt of the same job may deploy again': {
    who: deployer(pull, { run: '1.2' }),
    snapshot: { record: [ofPull()] },
    to: update,
  },
  'a run without a number is never the same': {
    who: deployer(pull, { run: '' }),
    snapshot: { record: [ofPull({ run: '' })] },
    to: update,
  },
  "another workflow file is refused a live site's record": {
    who: deployer(live, { workflow: 'shop.yml' }),
    snapshot: { record: [deployment()], liveSites: [deployment()] },
    refused: [
      'another workflow file, site.yml',
      /^If this file was renamed, or both deploy one site, write that site's address as "domain" in it: "domain: www/mu,
    ],
  },
  'another workflow file may deploy a live site whose domain is the link of the record': {
    who: deployer(live, { workflow: 'shop.yml', domain: link }),
    snapshot: { record: [deployment()], liveSites: [deployment()] },
    to: update,
  },
  'another workflow file may deploy a live site whose domain is new to the record': {
    who: deployer(live, { workflow: 'shop.yml', domain: elsewhere }),
    snapshot: { record: [deployment()], liveSites: [deployment()], account: account(link) },
    to: { link: elsewhere, isNew: true, isClaim: true },
  },
  'another workflow file is refused a domain that is an older link of the record': {
    who: deployer(live, { workflow: 'shop.yml', domain: elsewhere }),
    snapshot: { record: [deployment(), deployment({ link: elsewhere })], liveSites: [deployment()] },
    refused: ['another workflow file'],
  },
  "another workflow file replaces a preview's site of the same commit, with a warning": {
    who: deployer(pull, { workflow: 'shop.yml' }),
    snapshot: { record: [ofPull()] },
    to: update,
    says: /another workflow file, site\.yml, for the same commit/u,
  },
  "another workflow file replaces a preview's site of another commit without a warning": {
    who: deployer(pull, { workflow: 'shop.yml' }),
    snapshot: { record: [ofPull({ sha: 'b'.repeat(40) })] },
    to: update,
    says: false,
  },
  'a workflow file that is not known decides nothing': {
    who: deployer(live, { workflow: '' }),
    snapshot: { record: [deployment()], liveSites: [deployment()] },
    to: update,
  },
  "a pull request's older run says so only at the end": {
    who: deployer(pull),
    snapshot: { record: [ofPull({ run: '3.1', sha: 'b'.repeat(40) })] },
    to: update,
    says: false,
  },
  // Words.
  "a branch's first preview says how to make a live site": {
    who: deployer(branch),
    snapshot: { account: account() },
    to: anew,
    says: /topic is not the default branch.* this branch write "mode: deploy", a new "domain" and an "environment" of its/u,
  },
  "a branch's second preview says nothing of live sites": {
    who: deployer(branch),
    snapshot: { record: [deployment({ task: 'deploy:branch-topic' })] },
    to: update,
    says: false,
  },
  // Without a token.
  'without a token a preview goes where it is told': {
    who: deployer(pull, { domain: link, remembers: false }),
    snapshot: {},
    to: { link, isNew: false, isClaim: true },
  },
  'without a token and a domain a preview gets a new link': {
    who: deployer(pull, { remembers: false }),
    snapshot: { account: account() },
    to: anew,
  },
}

describe('where a deploy goes', () => {
  it.each(Object.entries(rows))('%s', (_, { who, snapshot, to, refused = [], says }) => {
    const ask = () => destinationOf(who, { ...nothing, ...snapshot })
    if (to === undefined) {
      const { message, hint, name } = catching(ask)
      // Of a twin's site the comment shows no failure.
      expect(name === 'TwinError').toBe(message.includes('already deployed'))
      for (const text of refused) expect(`${message}\n${hint?.text}\n${linesOf(hint)}`).toMatch(text)
      return
    }
    const { notices, ...destination } = ask()
    expect(destination).toEqual(to)
    if (says === false) expect(notices).toEqual([])
    else if (says) expect(notices.join('\n')).toMatch(says)
  })

  it('never names a link that the records do not name, but the own domain', () => {
    for (const { who, snapshot, to } of Object.values(rows)) {
      if (to !== undefined) continue
      const error = catching(() => destinationOf(who, { ...nothing, ...snapshot }))
      const named = `${error.message} ${error.hint?.text} ${linesOf(error.hint)}`.match(/[\w-]+\.tiiny\.site/gu) ?? []
      const known = [...(snapshot.record ?? []), ...(snapshot.liveSites ?? []), ...(snapshot.others ?? [])].map(
        (each) => each.link,
      )
      const mine = who.target.domain ?? ''
      expect(named.filter((each) => ![...known, mine, 'my-site.tiiny.site'].includes(each))).toEqual([])
    }
  })
})

function catching(ask: () => unknown): RefusedError {
  try {
    ask()
  } catch (error) {
    if (error instanceof RefusedError) return error
  }
  return expect.fail('It was not refused.')
}

describe('what is asked after a deploy', () => {
  it.each([
    { name: 'another job of this run and attempt', each: { run: '2.1', job: 'bbbb' }, found: true },
    { name: 'the same job', each: { run: '2.1' }, found: false },
    { name: 'a deployment without a link', each: { run: '2.1', job: 'bbbb', link: '' }, found: false },
    { name: 'a job that is not known', each: { run: '2.1', job: '' }, found: false },
    { name: 'another attempt', each: { run: '2.2', job: 'bbbb' }, found: false },
  ])('two sites in one record: $name', ({ each, found }) => {
    expect(secondJobOf(deployer(pull), [ofPull(), ofPull(each)]) !== undefined).toBe(found)
  })
})

describe('a run that is older than the one that deployed last', () => {
  const other = { sha: 'b'.repeat(40) }
  const mine = deployment({ run: '5.1' })
  it.each<[title: string, run: string, own: Deployment[], isWarned: boolean]>([
    ['of another commit', '5.1', [deployment({ run: '6.1', ...other })], true],
    ['of the same commit', '5.1', [deployment({ run: '6.1' })], false],
    ['that is older itself', '5.1', [deployment({ run: '4.1', ...other })], false],
    ['with more digits', '9.1', [deployment({ run: '10.1', ...other })], true],
    ['with fewer digits', '10.1', [deployment({ run: '9.1', ...other })], false],
    ['beyond a number', '90071992547409921.1', [deployment({ run: '90071992547409922.1', ...other })], true],
    ['of a higher attempt', '5.3', [deployment({ run: '6.1', ...other })], true],
    ['beside the own deployment', '5.1', [mine, deployment({ run: '6.1', ...other })], true],
    ['that came meanwhile', '5.1', [deployment({ run: '6.1', ...other }), mine], true],
    ['before an earlier attempt of this run', '5.2', [mine, deployment({ run: '6.1', ...other })], true],
    ['without a link', '5.1', [deployment({ run: '6.1', link: '', ...other })], false],
    ['that is not known', '5.1', [deployment({ run: '', ...other })], false],
    ['whose number is none', '5.1', [deployment({ run: 'x.1', ...other })], false],
    ['if this one is not known', '', [deployment({ run: '6.1', ...other })], false],
    ['if there is none', '5.1', [], false],
  ])('says that it replaces it: %s', (_, run, own, isWarned) => {
    expect(replacesNewer({ run }, own, sha) !== undefined).toBe(isWarned)
  })
})
