/**
 * What each section of `docs/design.md` costs: the rooms of `src` that carry it, and their lines. Fails if a file of `src` is
 * carried by no section, or by two.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const design = readFileSync(join(root, 'docs/design.md'), 'utf8')
const lines = new Map(
  globSync('**/*.ts', { cwd: join(root, 'src') }).map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(join(root, 'src', path), 'utf8').split('\n').length - 1,
  ]),
)
const carriers = new Map([...lines.keys()].map((path) => [path, [] as string[]]))

let total = 0
for (const [, heading = '', rooms = ''] of design.matchAll(/^## (.+)\n\nCarried by (.+)\.$/gmu)) {
  const counted = [...rooms.matchAll(/`(.+?)`/gu)].map(([, room = '']) => {
    const files = [...lines].filter(([path]) => path === room || (room.endsWith('/') && path.startsWith(room)))
    for (const [path] of files) carriers.get(path)?.push(heading)
    return { room, count: files.reduce((sum, [, count]) => sum + count, 0) }
  })
  const sum = counted.reduce((all, { count }) => all + count, 0)
  total += sum
  console.log(`${String(sum).padStart(6)}  ${heading}`)
  for (const { room, count } of counted) console.log(`${String(count).padStart(14)}  ${room}`)
}
console.log(`${String(total).padStart(6)}  src`)

const wrong = [...carriers].filter(([, sections]) => sections.length !== 1)
for (const [path, sections] of wrong) console.error(`${path} is carried by ${sections.join(' and ') || 'no section'}.`)
process.exitCode = wrong.length === 0 ? 0 : 1
