import { expect, it } from 'vitest'
import { refused } from '../../src/github/answers.ts'
import { notCommented, notRecorded } from '../../src/record/permissions.ts'

it.each([notRecorded, notCommented])("a warning holds GitHub's words as a sentence of its own: $name", (warning) => {
  const answer = { status: 403, text: '{"message":"No"}', headers: {} }
  const [first = ''] = warning(refused('read it', answer)).split('\n')
  expect(first).toMatch(/\. Could not read it on GitHub: HTTP 403, No\.$/u)
})
