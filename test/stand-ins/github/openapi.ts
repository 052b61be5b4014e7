/** What GitHub's published description of its REST API (`@octokit/openapi`) says about requests. */
import { createRequire } from 'node:module'
import { Ajv, type ValidateFunction } from 'ajv'

interface Schema {
  readonly [keyword: string]: unknown
}

interface Operation {
  readonly requestBody?: { readonly content?: { readonly 'application/json'?: { readonly schema: Schema } } }
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
  const validate = compiled.get(operation) ?? ajv.compile(resolved(schemaOf(operation)) as Schema)
  compiled.set(operation, validate)
  if (validate(body)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const property = params['additionalProperty']
    return `body of ${operation}: ${instancePath || 'it'} ${message}${property === undefined ? '' : ` (${property})`}`
  })
}

/** 13 MB, which take 0.2 s: read at the first use, and then kept by `require`. The package's entry has 390 MB. */
function description(): Description {
  return require('@octokit/openapi/generated/api.github.com.json')
}

function schemaOf(operation: string): Schema {
  const [method = '', template = ''] = operation.split(' ')
  const found = description().paths[template]?.[method.toLowerCase()]
  const schema = found?.requestBody?.content?.['application/json']?.schema
  if (!schema) throw new Error(`GitHub's description has no ${operation} with a body`)
  return schema
}

/** A schema without references, whose objects hold nothing that it does not name. */
function resolved(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(resolved)
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return resolved(at(String(schema.$ref)))
  const copy = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, resolved(value)]))
  return 'properties' in copy ? { additionalProperties: false, ...copy } : copy
}

/** What a reference such as `#/components/schemas/deployment` points to. */
function at(reference: string): unknown {
  const names = reference.split('/').slice(1)
  return names.reduce<unknown>((value, name) => (value as Schema)[name], description())
}
