/**
 * `npm run demo [-- <directory>] [-- --serve] [-- --like-live] [-- --zip]`: what happens to two sites from their first push
 * on, a line for each step, and the comment in each state. Each step is the built action in a process of its own, against the
 * stand-ins. What a step claims is checked: the demo fails if a page is not there, or is still there.
 */
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../../test/stand-ins/runner/runner.ts'
import { type CommandLine, type Option, read, run, UsageError } from '../command-line.ts'
import { serveComment } from './comment-page.ts'
import { DemoError } from './show.ts'
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
  const [path] = line.positionals
  console.log(
    'A repository with two sites, from the first push on. Small servers take the place of the hosting service and of GitHub: nothing leaves this machine.',
  )
  if (choices.likeLive) console.log('The hosting service is imitated as public sources describe the live one.')
  await using stage = await setStage(choices)
  try {
    await play(stage, path ?? 'the sample site')
    console.log('\nAll as it should be: both live sites and the preview of #10 are up, those of #7, #8, #9 are gone.')
  } catch (error) {
    if (!(error instanceof DemoError)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
    return
  }
  if (line.values['serve'] !== true) {
    console.log('To open the sites and the comment on #10 in your browser, run "npm run demo -- --serve".')
    return
  }
  const { hosting } = stage.world
  const [live = '', docs = '', preview = ''] = hosting.account().links.keys()
  console.log('\nOnline until you press Ctrl-C, to open in your browser:')
  console.log(`  the comment on #10  ${await serveComment(stage, 10)}`)
  console.log(`  the website         ${hosting.openUrl(live)}`)
  console.log(`  the documentation   ${hosting.openUrl(docs)}`)
  console.log(`  the preview of #10  ${hosting.openUrl(preview)}`)
  await once(process, 'SIGINT')
})

/** @throws {UsageError} if there is no such directory */
function choicesOf({ values, positionals: [path] }: CommandLine): Choices {
  // npm runs scripts in the repository's root; a path is meant from where the user is.
  const directory = path === undefined ? join(root, 'test/fixtures/site') : resolve(process.env['INIT_CWD'] ?? '', path)
  const found = statSync(directory, { throwIfNoEntry: false })
  if (!found?.isDirectory()) throw new UsageError(found ? `${path} is no directory.` : `There is no ${path}.`)
  return { directory, likeLive: values['like-live'] === true, zip: values['zip'] === true }
}
