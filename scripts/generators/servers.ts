/** Builds for a server, which the built action refuses, and static builds of the same generators, which it publishes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Step, StepResult } from '../../test/stand-ins/runner/runner.ts'
import { makeWorld, type World } from '../../test/stand-ins/scenes/world.ts'
import { run, type Sources, writeSources } from './programs.ts'
import type { ServerSite } from './server-sites.ts'

type Check = (what: string, found: unknown, expected: unknown) => void

/** Tries one generator of the packages in `home`. */
export async function tryOutServer(site: ServerSite, home: string, check: Check): Promise<void> {
  // Inside the folder with the generators, so that they are found from there.
  const folder = mkdtempSync(join(home, 'site-'))
  const { sources, build, directory, instead, statics } = site
  const builtIn = (name: string, more: Sources = {}, program = build): string => {
    const source = join(folder, name)
    writeSources(source, { ...sources, ...more })
    const [first = '', ...args] = program
    const { status, stdout, stderr } = run(process.execPath, [join(home, 'node_modules', first), ...args], source)
    if (status !== 0) throw new Error(`${site.name} ended with ${status}.\n${stdout}${stderr}`)
    return source
  }
  try {
    const workspace = builtIn('server')
    const refused = await resultsOf(workspace, directory)
    check(
      'a build for a server is refused',
      refused.map(refusalIn),
      refused.map(() => 'refused'),
    )
    check(
      `and the error names ${instead}`,
      refused.map(({ stdout }) => stdout.includes(instead)),
      refused.map(() => true),
    )
    for (const [index, each] of statics.entries()) {
      const published = await resultsOf(builtIn(`static-${index}`, each.sources, each.build), each.directory)
      const what = `static build ${index + 1}, ${each.directory}: goes out without a word`
      check(
        what,
        published.map(complaintsIn),
        published.map(() => []),
      )
    }
  } catch (error) {
    check('builds', String(error), '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A live site and a preview, as files and as an archive. */
async function resultsOf(workspace: string, directory: string): Promise<StepResult[]> {
  await using world = await makeWorld({ hosting: { unpackArchives: true } })
  const results: StepResult[] = []
  for (const form of ['files', 'zip']) {
    const step: Step = { workspace, inputs: { directory, 'upload-as': form } }
    results.push(await withUploads(world, () => world.step(step)))
    results.push(await withUploads(world, () => world.pull(7, 'opened', step)))
  }
  return results
}

/** The result of a run, with what it sent in its log. */
async function withUploads({ hosting }: World, go: () => Promise<StepResult>): Promise<StepResult> {
  const before = hosting.requests.length
  const result = await go()
  const sent = hosting.requests.slice(before).map(({ method, path }) => `sent: ${method} ${path}\n`)
  return { ...result, stdout: result.stdout + sent.join('') }
}

function refusalIn({ code, stdout }: StepResult): string {
  const isRefused = code === 1 && /is a server build of .*, not a static site/u.test(stdout)
  return isRefused && !/exclude|^sent: /mu.test(stdout) ? 'refused' : stdout
}

function complaintsIn({ code, stdout }: StepResult): string[] {
  const lines = stdout.split('\n').filter((line) => /^::(?:warning|error)/u.test(line))
  return code === 0 && /^sent: POST \/v1\/upload/mu.test(stdout) ? lines : [stdout]
}
