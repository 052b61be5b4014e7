import { describe, expect, it } from 'vitest'
import { at, fieldsOf, parseJson, textOf } from '../../src/text/json.ts'

describe('what nobody checked yet', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', null],
    ['', undefined],
    ['{"a":1', undefined],
  ])('the text %s is the value %j', (text, value) => {
    expect(parseJson(text)).toEqual(value)
  })

  it.each([
    [{ a: 1 }, { a: 1 }],
    [{}, {}],
    [null, undefined],
    [undefined, undefined],
    [[], undefined],
    ['text', undefined],
    [7, undefined],
  ])('%j is the object %j', (value, fields) => {
    expect(fieldsOf(value)).toEqual(fields)
  })

  it.each([
    [{ a: { b: 7 } }, 7],
    [{ a: { b: null } }, null],
    [{ a: [7] }, undefined],
    [{ a: null }, undefined],
    [undefined, undefined],
  ])('%j has deep in it %j', (value, found) => {
    expect(at(value, 'a.b')).toBe(found)
  })

  it.each([
    ['a', 'a'],
    ['', ''],
    [7, ''],
    [null, ''],
    [undefined, ''],
  ])('%j is the text "%s"', (value, text) => {
    expect(textOf(value)).toBe(text)
  })
})
