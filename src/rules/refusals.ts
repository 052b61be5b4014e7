import type { Subject } from '../target.ts'
import { printable } from '../text/printable.ts'
import type { Entry } from './world.ts'

/** Why a run may not do what it was for. */
export type Refusal = Readonly<
  { link: string } & (
    | { why: 'still needed' }
    | { why: 'only a person deletes it' }
    | { why: 'this run has deployed' }
    | { why: 'made meanwhile' }
    | { why: 'another workflow deploys'; workflow: string }
    /** A live site has the link. `wasBefore`: the preview has never had it. `live`: as below. */
    | { why: 'a live site has it'; site: Entry; live: string | undefined; wasBefore: boolean }
    /** `live`: the link of the repository's production, if one is known. */
    | { why: 'it was there before'; live: string | undefined }
    /** The live site of another environment has the link that this live site's deploy names. */
    | { why: 'another live site has it'; site: Entry }
    /** `done`: what this run may have done to the live site. */
    | { why: 'taken meanwhile'; site: Pick<Entry, 'environment'>; done: 'overwritten' | 'deleted' }
    /** `asked`: where the site was sent, in words. */
    | { why: 'another link was answered'; asked: string }
    | { why: 'the service chose the name'; asked: string; fate: string }
  )
>

interface Words {
  readonly message: string
  readonly hint: string
}

function leaveOut({ kind }: Subject): string {
  const branch = ' Or make this branch a live site: write "mode: deploy", "domain" and an "environment" but production.'
  return `Leave "domain" out for previews: each gets its own link.${kind === 'branch' ? branch : ''}`
}

const giveApart = 'If they are two sites, give each its own "environment".'

type Teller<Why> = (refusal: Extract<Refusal, { why: Why }>, subject: Subject) => Words

const tellers: { readonly [Why in Refusal['why']]: Teller<Why> } = {
  'a live site has it': ({ link, site, live, wasBefore }, subject) => ({
    message: `${link} belongs to ${siteOf(site)},${wasBefore ? ' and was there before this preview,' : ''} so this run left it as it is.`,
    hint: `${leaveOut(subject)} Or choose another "domain". ${onlyForPushes(subject, live)}`,
  }),
  'another live site has it': ({ link, site }) => ({
    message: `${link} belongs to ${siteOf(site)}, which was deployed there last, so this run left it as it is.`,
    hint: 'Two live sites can not have one link. Write another link as "domain" for one of them. To hand the link over, deploy the other site to another link first.',
  }),
  'it was there before': ({ link, live }, subject) => ({
    message: `${link} was there before this preview, so this run left it as it is. A preview replaces and deletes only links that it made.`,
    hint: `${leaveOut(subject)} Or give each a name of its own, such as one with its number. ${onlyForPushes(subject, live)}`,
  }),
  'still needed': ({ link }) => ({
    message: `${link} stays: its preview is needed again.`,
    hint: 'Nothing is left to do.',
  }),
  'only a person deletes it': ({ link }) => ({
    message: `${link} is a live site's link, so this run did not delete it.`,
    hint: `To delete it, run "mode: teardown" with "domain: ${link}".`,
  }),
  'this run has deployed': ({ link }) => ({
    message: `This run has already deployed to the same environment, to ${link}. A second deploy would replace the first one, so nothing was sent.`,
    hint: 'If they are two sites, as in a matrix, give each its own "environment". If this step was meant to try again, run the job again instead.',
  }),
  'another workflow deploys': ({ link, workflow }, subject) => {
    const who = `${link}, is deployed to by another workflow file (${printable(workflow)})`
    // For a preview it is only a warning, and its link must not become the live site's.
    if (subject.kind !== 'live-site')
      return { message: `The link of this preview, ${who}, and this deploy replaces its site.`, hint: giveApart }
    return {
      message: `The link of this environment, ${who}, and this deploy would replace its site, so nothing was sent.`,
      hint: `${giveApart} If both deploy the same site, name its link in both. ${onlyForPushes(subject, link)}`,
    }
  },
  'taken meanwhile': ({ link, site, done }) => ({
    message: `${link} was taken over by ${siteOf(site)} while this run used it, so that site may be ${done}.`,
    hint: `Look at https://${link} now, and run the deploy of ${siteOf(site)} again.`,
  }),
  'made meanwhile': ({ link }) => ({
    message: `${link} did not exist when this run began, and somebody else has made it meanwhile. It was left as it is.`,
    hint: 'If nobody needs it, delete it in the hosting account, and run the job again. Or choose another "domain".',
  }),
  'another link was answered': ({ link, asked }) => ({
    message: `${asked}, and the service answered with ${link}, which this run did not ask for. What was there may be overwritten.`,
    hint: `See what ${link} shows, and deploy its own site again if it must. If the link is meant, write "domain: ${link}". Perhaps the account has no room for one more link.`,
  }),
  'the service chose the name': ({ link, asked, fate }) => ({
    message: `A link with the name ${asked} was asked for, and the service made ${link} instead. ${fate}`,
    hint: 'Leave "domain" out: this service chooses the names itself.',
  }),
}

/** What log, summary and comment say of a refusal. */
export function wordsFor(refusal: Refusal, subject: Subject): Words {
  const tell = tellers[refusal.why] as Teller<Refusal['why']>
  return tell(refusal, subject)
}

/** The line that names a link for pushes to the live site, and for nothing else. */
export function onlyForPushes({ kind }: Subject, link = 'my-site.tiiny.site'): string {
  const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : ''
  return `To name the link only for pushes to the live site, write:\ndomain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`
}

export function siteOf({ environment }: Pick<Entry, 'environment'>): string {
  return `the live site of the environment "${printable(environment)}"`
}
