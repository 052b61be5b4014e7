import { expect, it } from 'vitest'
import { withoutBuildTimes } from '../../../../src/features/what-changed/pages/build-times.ts'

const now = Date.UTC(2026, 10, 29, 7, 30)

it.each([
  ['"2026-11-29T07:10:05.123Z"', '""'],
  ['"2026-11-29T07:10"', '""'],
  ['"built 2026-11-29 08:10:05 +0100, once"', '"built , once"'],
  ['"2026-11-29T02:00:00,5-05:30"', '""'],
  ['"2026-11-29T06:30:00Z"', '""'],
  ['"2026-11-29T06:29:00Z"', undefined],
  ['"2026-11-29T07:40:00Z"', '""'],
  ['"2026-11-29T07:41:00Z"', undefined],
  ['"2026-11-29T07:10:00+01:00"', undefined],
  ['"2026-11-29"', undefined],
  ['"12026-11-29T07:10"', undefined],
  [`[${now},-${now}, 1${now}, ${now}.5]`, `[,-${now}, 1${now}, ${now}.5]`],
  [`{"a":"${now}","b":"at ${now} "}`, `{"a":,"b":"at ${now} "}`],
  [`"a\\" ${now} "`, undefined],
  [`[${now - 3_600_001}, ${now + 600_001}]`, undefined],
  [`{"open": "2026-11-29T07:10`, '{"open": "'],
])('in %s the times of a build are left out', (json, expected = json) => {
  expect(withoutBuildTimes(json, now)).toBe(expected)
})
