/** The action's post step: the runner starts it at the end of a job that failed or was cancelled. */
import { describe, expect, it } from 'vitest'
import { commentOf, hostingWrites } from '../stand-ins/scenes/records.ts'
import { makeWorld, type World } from '../stand-ins/scenes/world.ts'

type State = Readonly<Record<string, string>>

const reserving = { mode: 'reserve', directory: '' }
const inRun = (run: number, attempt = 1) => ({ GITHUB_RUN_ID: String(run), GITHUB_RUN_ATTEMPT: String(attempt) })

const reserve = (world: World, run: number, inputs: State = {}) =>
  world.pull(7, 'synchronize', { inputs: { ...reserving, ...inputs }, env: inRun(run) })

const deploy = (world: World, run: number) => world.pull(7, 'synchronize', { env: inRun(run) })

/** The same step once more, as the runner starts it with what the step has saved. */
async function end(world: World, saved: State, run: number, attempt?: number): Promise<string> {
  const post = await world.pull(7, 'synchronize', { inputs: reserving, saved, env: inRun(run, attempt) })
  expect(post.code, post.stdout).toBe(0)
  expect(post.stdout).not.toContain('::warning::')
  expect(world.github.commentsOf(7)).toHaveLength(1)
  return commentOf(world)
}

describe('at the end of a job that did not deploy, the post step', () => {
  it('says that the build did not finish, with the log', async () => {
    await using world = await makeWorld()
    const { state, code, stdout } = await reserve(world, 99)
    expect(code, stdout).toBe(0)
    expect(commentOf(world)).toContain('### ⏳ Preview: building')
    const sent = hostingWrites(world).length
    const body = await end(world, state, 99)
    expect(body).toContain('### ❌ Preview: failed')
    expect(body).toContain('did not finish')
    expect(body).toContain(`${world.github.fullName}/actions/runs/99`)
    expect(body).not.toContain('⏳')
    // It only tells: nothing is sent to the service, and the link stays for the next deploy.
    expect(hostingWrites(world)).toHaveLength(sent)
    expect(world.github.deployments).toHaveLength(1)
  })

  it('names what is still live', async () => {
    await using world = await makeWorld()
    const { outputs } = await deploy(world, 98)
    const { state } = await reserve(world, 99)
    expect(commentOf(world)).toContain('⏳')
    const body = await end(world, state, 99)
    expect(body).toContain('did not finish')
    expect(body).toContain(`](https://${outputs['link']})`)
  })

  it("leaves other sites' sections as they are", async () => {
    await using world = await makeWorld()
    await reserve(world, 98, { environment: 'docs' })
    const { state } = await reserve(world, 99)
    const body = await end(world, state, 99)
    expect(body).toContain('### ⏳ docs: building')
    expect(body).toContain('### ❌ preview: failed')
  })
})

describe('the post step changes nothing', () => {
  it('after a deploy of the same run', async () => {
    await using world = await makeWorld()
    const { state } = await reserve(world, 99)
    await deploy(world, 99)
    const live = commentOf(world)
    expect(live).toContain('### 🚀 Preview: ')
    expect(await end(world, state, 99)).toBe(live)
  })

  it('after a reserve of another run or attempt, which builds still', async () => {
    await using world = await makeWorld()
    const { state } = await reserve(world, 99)
    await reserve(world, 100)
    const building = commentOf(world)
    expect(building).toContain('⏳')
    for (const [run, attempt] of [[99], [100, 2]] as const) expect(await end(world, state, run, attempt)).toBe(building)
    expect(await end(world, state, 100)).not.toBe(building)
  })

  it('for a step that reserved nothing', async () => {
    await using world = await makeWorld()
    const { state } = await deploy(world, 99)
    expect(state).toEqual({ isPost: 'true' })
    await reserve(world, 100)
    const building = commentOf(world)
    const asked = world.github.requests.length
    expect(await end(world, state, 100)).toBe(building)
    expect(world.github.requests).toHaveLength(asked)
  })

  it('if the user wants no comment', async () => {
    await using world = await makeWorld()
    const { state } = await reserve(world, 99)
    const building = commentOf(world)
    const inputs = { ...reserving, comment: 'false' }
    const { code } = await world.pull(7, 'synchronize', { inputs, saved: state, env: inRun(99) })
    expect(code).toBe(0)
    expect(commentOf(world)).toBe(building)
  })
})
