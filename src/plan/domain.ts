import type { Subject, Target } from '../target.ts'
import { hostNameOf } from '../text/host-name.ts'
import { type Reader, refuseSecret, wrongValue } from './input-readers.ts'

export const domainIn: Reader<string> = (value, input) => {
  refuseSecret(value, input, 'my-site.tiiny.site')
  const domain = hostNameOf(value)
  if (domain?.includes('.')) return domain
  const [first = '', ...path] = value.replace(/^https?:\/\//iu, '').split(/[/?#]/u)
  const host = hostNameOf(first)
  let hint =
    'Write the bare name of the link, as in "domain: my-site.tiiny.site". Leave "domain" out where it would be made of a branch\'s name: each branch and pull request then gets a link of its own; or use the number: "domain: pr-${{ github.event.number }}.tiiny.site".'
  if (domain) hint = `Write the name as the account lists it, such as "domain: ${domain}.tiiny.site".`
  // A branch's name with a suffix is no address: what is before its slash would be one link of many branches.
  else if (host?.includes('.') && !/\.tiiny\.site$/iu.test(path.at(-1) ?? ''))
    hint = `Write "domain: ${host}". A site is always published at the root of its link.`
  throw wrongValue(input, value, 'is not a whole host name, such as my-site.tiiny.site.', hint)
}

/** Those of the inputs that say where a site goes. */
type Words = Readonly<{ mode: string; domain: string | undefined; environment: string | undefined }>

/**
 * Whether all is written that makes a run on a branch the live site of an environment, such as staging. A teardown never
 * is: it deletes only what the branch's preview made.
 */
export function namesLiveSite({ mode, domain, environment }: Words): boolean {
  const isNamed = environment !== undefined && environment.toLowerCase() !== 'production'
  return (mode === 'deploy' || mode === 'reserve') && domain !== undefined && isNamed
}

/** Whose site a run is for, and the name that it asks for. Without one it goes to the remembered link, else to a new one. */
export function findTarget(found: Subject, sha: string, words: Words, checkedOut: string | undefined): Target {
  const subject: Subject = found.kind === 'branch' && namesLiveSite(words) ? { kind: 'live-site' } : found
  const environment = words.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview')
  const shownSha = subject.kind === 'pull-request' ? checkedOut : undefined
  return { subject, environment, sha, domain: words.domain, shownSha }
}
