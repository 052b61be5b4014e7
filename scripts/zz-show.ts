import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { checkFiles } from '/work/h2/src/features/workflow-check/workflow-check.ts'
export function show(files: Record<string, string>, branch = 'main') {
  const map = new Map(Object.entries(files).map(([n, t]) => [n, parse(t)]))
  const { text, findings } = checkFiles(map as never, { action: 'static-deploy/static-deploy-action', repository: 'octo-org/site', branch })
  console.log(text)
  for (const f of findings as any[]) { console.log(`! [${f.kind}] ${f.text}`); for (const { place, lines } of f.blocks) console.log(`    @ ${place.how} ${place.path.join('.')} (${place.step ?? ''})\n${lines.replace(/^/gm, '      ')}`) }
}
if (process.argv[2]) show(Object.fromEntries(process.argv.slice(2).map((p) => [p.split('/').at(-1), readFileSync(p, 'utf8')])))
