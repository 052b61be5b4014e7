import { expect, it } from 'vitest'
import { requireNode } from '../src/environment.ts'

it.each(['20.0.0', '24.21.0', '100.1.0'])('Node %s is new enough', (version) => {
  expect(() => requireNode(version)).not.toThrow()
})

it.each(['18.20.4', '16.0.0'])('Node %s is too old, which is said in a line', (version) => {
  expect(() => requireNode(version)).toThrow(
    `needs Node 20 or newer, and this runner starts it with Node ${version}`,
  )
})
