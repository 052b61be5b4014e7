import { expect, it } from 'vitest'
import { at, fieldsOf, parseJson, textOf } from '../../src/text/json.ts'

it.each<readonly [(value: never) => unknown, unknown, unknown]>([
  [parseJson, '{"a":1}', { a: 1 }],
  [parseJson, 'null', null],
  [parseJson, '', undefined],
  [parseJson, '{"a":1', undefined],
  [fieldsOf, { a: 1 }, { a: 1 }],
  [fieldsOf, {}, {}],
  ...[null, undefined, [], 'text', 7].map((value) => [fieldsOf, value, undefined] as const),
  [textOf, 'a', 'a'],
  ...['', 7, null, undefined].map((value) => [textOf, value, ''] as const),
  [deep, { a: { b: 7 } }, 7],
  [deep, { a: { b: null } }, null],
  ...[{ a: [7] }, { a: null }, undefined].map((value) => [deep, value, undefined] as const),
])('%o of %j is %j', (read, value, expected) => {
  expect(read(value as never)).toEqual(expected)
})

function deep(value: unknown): unknown {
  return at(value, 'a.b')
}
