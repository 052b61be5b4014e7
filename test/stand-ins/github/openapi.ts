/** What GitHub's published description of its REST API (`@octokit/openapi`) says about requests and answers. */
import { createRequire } from 'node:module'
import { Ajv, type ValidateFunction } from 'ajv'

interface Schema {
  readonly [keyword: string]: unknown
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } }
}

interface Operation {
  readonly requestBody?: Content
  readonly responses: { readonly [status: string]: Content }
}

interface Description {
  readonly paths: { readonly [template: string]: { readonly [method: string]: Operation } }
}

const require = createRequire(import.meta.url)
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
const compiled = new Map<string, ValidateFunction>()

/**
 * Holds a request's body against the description. Properties that it does not name are refused too, although GitHub
 * takes them in silence: a misspelt one would change nothing, and no test would tell.
 *
 * @param operation method and path template, such as `POST /repos/{owner}/{repo}/deployments`
 */
export function bodyViolations(operation: string, body: unknown): string[] {
  const schema = () => schemaOf(find(operation).requestBody)
  return violations(`body of ${operation}`, () => resolved(schema(), { partial: false }), body)
}

/**
 * Holds an answer's body against the description. A stand-in answers with a part of what GitHub does, so what is
 * required may be missing, but what is there must be there at GitHub too, with that type.
 */
export function answerViolations(operation: string, status: number, body: unknown): string[] {
  const schema = () => schemaOf(find(operation).responses[status])
  return violations(`${status} of ${operation}`, () => resolved(schema(), { partial: true }), body)
}

function violations(name: string, schema: () => unknown, body: unknown): string[] {
  const validate = compiled.get(name) ?? ajv.compile(schema() as Schema)
  compiled.set(name, validate)
  if (validate(body)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const property = params['additionalProperty']
    return `${name}: ${instancePath || 'it'} ${message}${property === undefined ? '' : ` (${property})`}`
  })
}

/** 13 MB, which take 0.2 s: read at the first use, and then kept by `require`. The package's entry has 390 MB. */
function description(): Description {
  return require('@octokit/openapi/generated/api.github.com.json')
}

function find(operation: string): Operation {
  const [method = '', template = ''] = operation.split(' ')
  const found = description().paths[template]?.[method.toLowerCase()]
  if (!found) throw new Error(`GitHub's description has no ${operation}`)
  return found
}

function schemaOf(content: Content | undefined): Schema {
  const schema = content?.content?.['application/json']?.schema
  if (!schema) throw new Error("GitHub's description has no such body")
  return schema
}

/** A schema without references, whose objects hold nothing that it does not name. */
function resolved(schema: unknown, options: { partial: boolean }): unknown {
  if (Array.isArray(schema)) return schema.map((each) => resolved(each, options))
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return resolved(at(String(schema.$ref)), options)
  const copy: Record<string, unknown> = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'example' || keyword === 'examples' || keyword === 'default') continue
    if (keyword === 'required' && options.partial) continue
    // OpenAPI 3.0 knows it without a type too; Ajv does not.
    if (keyword === 'nullable' && !('type' in schema)) continue
    // What tells two alternatives apart is often what the one requires.
    copy[keyword === 'oneOf' && options.partial ? 'anyOf' : keyword] = resolved(value, options)
  }
  const closed = 'properties' in copy ? { additionalProperties: false, ...copy } : copy
  const nullable = 'nullable' in schema && schema.nullable && !('type' in schema)
  return nullable ? { anyOf: [closed, { type: 'null' }] } : closed
}

/** What a reference such as `#/components/schemas/deployment` points to. */
function at(reference: string): unknown {
  const names = reference.split('/').slice(1)
  return names.reduce<unknown>((value, name) => (value as Schema)[name], description())
}
