import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Step } from '../../test/stand-ins/runner/runner.ts'
import { makeWorld, type World } from '../../test/stand-ins/scenes/world.ts'

/** Milliseconds that both servers take for each request: the unit in which waiting is told. */
export const perRequest = 100

/** Milliseconds more that each new connection takes, as TCP and TLS do. */
const perConnection = 200

/** Both stand-ins as they are from far away. */
export interface FarAway extends AsyncDisposable {
  readonly world: World
  /** Leads a step to them. */
  readonly far: Step
}

/** Starts a world whose servers are far away. Its first answers are slower, and no measure. */
export async function startFarAway(): Promise<FarAway> {
  const intercept = async (): Promise<false> => {
    await setTimeout(perRequest)
    return false
  }
  const world = await makeWorld({ hosting: { intercept }, github: { intercept } })
  const [hosting, github] = await Promise.all([relayTo(world.hosting.url), relayTo(world.github.url)])
  // The links to other pages of a list lead there, too.
  Object.assign(world.github, { url: addressOf(github) })
  return {
    world,
    far: { inputs: { 'base-url': addressOf(hosting) }, env: { GITHUB_API_URL: addressOf(github) } },
    async [Symbol.asyncDispose]() {
      hosting.close()
      github.close()
      await world[Symbol.asyncDispose]()
    },
  }
}

/** A relay that lets a new connection wait before its first byte goes on. */
async function relayTo(url: string): Promise<Server> {
  const { hostname, port } = new URL(url)
  const server = createServer({ pauseOnConnect: true }, async (socket) => {
    socket.on('error', () => {})
    await setTimeout(perConnection)
    const target = connect(Number(port), hostname)
    target.on('error', () => socket.destroy())
    socket.on('close', () => target.destroy())
    socket.pipe(target).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
