/**
 * `npm run demo [-- <directory>] [-- --serve] [-- --like-live] [-- --zip]`: what happens to a site from its first push on,
 * step by step. Each step is the built action in a process of its own, against the stand-ins. What a step claims is checked:
 * the demo fails where a page is not there, or is still there.
 */
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../../test/stand-ins/runner/runner.ts'
import { type CommandLine, type Option, read, run, UsageError } from '../command-line.ts'
import { serveComment } from './comment-page.ts'
import { conclude, DemoError, print } from './show.ts'
import { type Choices, setStage } from './stage.ts'
import { play } from './steps.ts'

const options = {
  serve: { type: 'boolean', help: 'keep the sites and a comment up at the end, to open them in a browser' },
  'like-live': { type: 'boolean', help: 'a service that behaves as the live one does according to public sources' },
  zip: { type: 'boolean', help: 'send each site as one archive' },
} as const satisfies Record<string, Option>

await run(async () => {
  const line = read('npm run demo -- [directory] [options]', options, 1)
  const choices = choicesOf(line)
  const [given] = line.positionals
  print('The built action publishes a site, step by step. The hosting service and GitHub are mocked on this machine.')
  if (choices.likeLive)
    print(
      'The service behaves as the live one does according to public sources. Its real address leads to this machine.',
    )
  await using stage = await setStage(choices)
  try {
    await play(stage, given ?? 'the sample site')
    conclude(
      'All as it should be: the live site and the preview of #10 are up, the previews of #7, #8 and #9 are gone.',
    )
  } catch (error) {
    if (!(error instanceof DemoError)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
    return
  }
  if (line.values['serve'] !== true) {
    print('Add "-- --serve" to keep both up, and the comment on #10, and open them in a browser.')
    return
  }
  using comment = await serveComment(stage, 10)
  const { hosting } = stage.world
  const [live = '', preview = ''] = hosting.account().links.keys()
  print('\nStill up, until you press Ctrl-C:')
  print(`  the comment on #10  ${comment.url}`)
  print(`  the live site       ${hosting.openUrl(live)}`)
  print(`  the preview of #10  ${hosting.openUrl(preview)}`)
  await once(process, 'SIGINT')
})

/** @throws {UsageError} where there is no such directory */
function choicesOf({ values, positionals: [given] }: CommandLine): Choices {
  // npm runs scripts in the repository's root; a path is meant from where the user is.
  const directory =
    given === undefined ? join(root, 'test/fixtures/site') : resolve(process.env['INIT_CWD'] ?? '', given)
  const found = statSync(directory, { throwIfNoEntry: false })
  if (!found?.isDirectory()) throw new UsageError(found ? `${given} is no directory.` : `There is no ${given}.`)
  return { directory, likeLive: values['like-live'] === true, zip: values['zip'] === true }
}
