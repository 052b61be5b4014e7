/**
 * `npm run bench:round-trips`: how long a person waits for the network, in round trips. Both stand-ins answer after 100 ms,
 * and a new connection takes 200 ms more; a step's wall time in units of 100 ms is what is shown, the start of Node
 * included. `--pairs 5` plays the life five times and takes medians.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Step } from '../stand-ins/runner.ts'
import { makeWorld, type World } from '../stand-ins/world.ts'
import { median } from './measure.ts'

const perRequest = 100
const perConnection = 200

/** The most that each step may take, and all of them together. */
const targets = [7, 8, 7, 8, 9] as const
const inAll = 38

/** A relay that lets a new connection wait before its first byte goes on. */
async function slowly(port: number) {
  const server = createServer({ allowHalfOpen: false }, async (socket) => {
    socket.on('error', () => {})
    await setTimeout(perConnection)
    const target = connect(port, '127.0.0.1')
    target.on('error', () => socket.destroy())
    socket.on('close', () => target.destroy())
    socket.pipe(target).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${own}`, close: () => server.close() }
}

const late = async (): Promise<false> => {
  await setTimeout(perRequest)
  return false
}

async function life(): Promise<number[]> {
  await using world: World = await makeWorld({ hosting: { intercept: late }, github: { intercept: late } })
  const hosting = await slowly(Number(new URL(world.hosting.url).port))
  const github = await slowly(Number(new URL(world.github.url).port))
  const slow: Step = { inputs: { 'base-url': hosting.url }, env: { GITHUB_API_URL: github.url } }
  const steps = [
    () => world.step(slow),
    () => world.step(slow),
    () => world.pull(7, 'opened', slow),
    () => world.pull(7, 'synchronize', slow),
    () => world.pull(7, 'closed', slow),
  ]
  const units: number[] = []
  for (const step of steps) {
    const start = performance.now()
    const { code, stdout } = await step()
    if (code !== 0) throw new Error(stdout)
    units.push((performance.now() - start) / perRequest)
  }
  hosting.close()
  github.close()
  return units
}

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '3' } } })
const lives: number[][] = []
for (let number = 0; number < Number(values.pairs); number += 1) lives.push(await life())
const names = ['production first', 'again', 'pull request opened', 'pushed', 'closed']
const medians = names.map((_, index) => median(lives.map((each) => each[index] ?? 0)))
const rows = names.map((name, index) => ({ name, is: medians[index] ?? 0, most: targets[index] ?? 0 }))
rows.push({ name: 'all five', is: medians.reduce((sum, each) => sum + each, 0), most: inAll })
console.log('| step | round trips | target |\n| --- | --- | --- |')
for (const { name, is, most } of rows) {
  console.log(`| ${name} | ${is.toFixed(1)} | ≤ ${most}: ${is <= most ? 'met' : 'missed'} |`)
}
