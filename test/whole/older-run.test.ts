/** A run that replaces what a newer one has deployed (DESIGN 3, rule 5). */
import { expect } from 'vitest'
import { asRun, production, type Run, sha, withEnv } from '../stand-ins/scenes/runs.ts'
import { scenes } from '../stand-ins/scenes/scene.ts'

const text = 'A newer run has deployed here, too; if this address shows an older commit, run the newest one again.'
const ofOther = (run: Run): Run => withEnv({ GITHUB_SHA: sha('d') }, run)
const older = { warns: text, says: `⚠️ ${text}` }

scenes('an older run', {
  'that is run again says that it replaces a newer commit': {
    runs: [
      asRun(9, production()),
      { run: asRun(10, ofOther(production())), warns: false },
      { run: asRun(9, production(), 2), ...older },
    ],
    // It is the newest one now.
    run: asRun(9, production(), 3),
    warns: false,
  },
  'that ends last says so, too, once': {
    runs: [asRun(8, production())],
    run: asRun(9, production()),
    at: { before: 'upload', happens: { run: asRun(10, ofOther(production())) } },
    ...older,
    after: ({ stdout, summary }) => {
      for (const shown of [stdout, summary]) expect(shown.split(text)).toHaveLength(2)
    },
  },
  'of the same commit is silent': {
    runs: [asRun(10, production())],
    run: asRun(9, production()),
    warns: false,
  },
})
