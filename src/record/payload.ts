import type { Deployment } from '../github/resources.ts'
import type { Entry } from '../rules/world.ts'
import { hostNameOf } from '../text/address.ts'
import { type Fields, fieldsOf, parseJson, textOf } from '../text/json.ts'
import type { Facts } from './records.ts'

/** Marks a payload as ours. Other tools make deployments too, and own nothing. */
const payloadKey = 'static-deploy'

/** The payload of a new deployment. What is undefined is not in its JSON. */
export function payloadFor(facts: Facts, { run, job }: Pick<Entry, 'run' | 'job'>): Fields {
  const { link, names = [] } = facts
  const flags = {
    again: facts.again || undefined,
    protected: facts.protected || undefined,
    reserved: facts.reserved || undefined,
  }
  return { [payloadKey]: 1, link, names: names.length > 0 ? names : undefined, run, job, ...flags }
}

/** What the payload of a deployment says; undefined if another tool made it. */
export function entryFrom({ payload, ...deployment }: Deployment): Entry | undefined {
  const fields = fieldsOf(typeof payload === 'string' ? parseJson(payload) : payload)
  if (fields?.[payloadKey] !== 1) return undefined
  const { link, names } = fields
  return {
    ...deployment,
    link: wholeName(link),
    names: Array.isArray(names) ? names.map(wholeName).filter((name) => name !== undefined) : [],
    run: textOf(fields['run']),
    job: textOf(fields['job']),
    again: fields['again'] === true,
    protected: fields['protected'] === true,
    reserved: fields['reserved'] === true,
  }
}

/** Only the account's own list may hold a single label, which could be any link's that begins with it. */
function wholeName(value: unknown): string | undefined {
  const name = hostNameOf(textOf(value))
  return name?.includes('.') ? name : undefined
}
