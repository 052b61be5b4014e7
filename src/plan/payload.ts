import { readFileSync } from 'node:fs'
import { ActionError } from '../errors.ts'
import { type Fields, fieldsOf } from '../text/json.ts'

/** The event's payload, which the runner writes, is missing or damaged, or does not tell enough. */
export class EventError extends ActionError {
  constructor(message: string, hint: string, cause?: unknown) {
    super(message, { hint, cause })
  }
}

/** Reads the payload that the runner wrote; empty without a path. @throws {EventError} if it is no JSON object */
export function readPayload(path: string | undefined): Fields {
  if (!path) return {}
  let cause: unknown
  try {
    const payload = fieldsOf(JSON.parse(readFileSync(path, 'utf8')))
    if (payload !== undefined) return payload
  } catch (error) {
    cause = error
  }
  throw new EventError(
    "The event's payload (GITHUB_EVENT_PATH) can't be read as a JSON object, so it is unknown what to do.",
    'The runner writes that file. Run the job again; if it stays broken, look at the runner.',
    cause,
  )
}

/** For each event two lines of JSON that are enough to try the action on one's own machine. */
const examples: Readonly<Record<string, string>> = {
  pull_request: '{ "action": "opened",\n  "pull_request": { "number": 1 } }',
  issue_comment: '{ "action": "created",\n  "issue": { "number": 1, "pull_request": {} } }',
  delete: '{ "ref_type": "branch",\n  "ref": "feature" }',
  workflow_run: `{ "workflow_run": { "event": "pull_request", "head_branch": "feature", "head_sha": "${'0'.repeat(40)}", "head_repository": { "full_name": "owner/name" } },\n  "repository": { "default_branch": "main" } }`,
}

/** The error for a payload that lacks a field which is needed to decide what to do. */
export function missingField(event: string, field: string): EventError {
  return new EventError(
    `The event's payload (GITHUB_EVENT_PATH) does not tell \`${field}\`, so it is unknown what to do.`,
    `GitHub always sends it. On your own machine, write these two lines into event.json, and run "act ${event}" with "-e event.json":\n${examples[event] ?? examples['pull_request']}`,
  )
}
