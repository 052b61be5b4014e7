/**
 * `npm run hostile`: does anything that reads text from outside take more than linear time? Each reader gets 1 MB of what
 * is slowest for a careless pattern, and may use 5 s of CPU for it. Run it after a change to a pattern or a parser; `.ci/run`
 * does. Tests hold what the readers return, and this only how long they take. What reads two things is in `pairs.ts`,
 * and what holds two lists in `holds.ts`.
 */
import { ActionError } from '../../src/errors.ts'
import { hasPasswordField, titleOf } from '../../src/features/visitor-check/visitor-check.ts'
import { listPages } from '../../src/features/what-changed/list-pages.ts'
import { parseList } from '../../src/features/what-changed/published-list.ts'
import { checkFiles } from '../../src/features/workflow-check/workflow-check.ts'
import { resource } from '../../src/github/client.ts'
import { deploymentIn, subjectOf } from '../../src/github/deployment.ts'
import { dataOf } from '../../src/hosting/answers.ts'
import { askedWait } from '../../src/http/attempts.ts'
import { readContext } from '../../src/plan/context.ts'
import { defaultInputs, readInputs } from '../../src/plan/inputs.ts'
import { makePlan } from '../../src/plan/plan.ts'
import { unknownInput } from '../../src/plan/unknown-inputs.ts'
import { sectionsIn } from '../../src/report/comment.ts'
import { outputsOf } from '../../src/report/outputs.ts'
import { sectionOf } from '../../src/report/section.ts'
import { summaryOf } from '../../src/report/summary.ts'
import { Exclude, flawOfPattern } from '../../src/site/exclude-patterns.ts'
import { requireNames } from '../../src/site/file-names.ts'
import { leakError, literalPattern } from '../../src/site/leak-error.ts'
import { isPrivateFile, isPrivateFolder, isProse } from '../../src/site/private-files.ts'
import { checkRootPage } from '../../src/site/root-page.ts'
import { secretsIn } from '../../src/site/secret-scan.ts'
import { checkSiteAddress } from '../../src/site/site-address.ts'
import { flawOf, hostNameOf, isSameLink } from '../../src/text/address.ts'
import { escapeMarkdown, paragraph } from '../../src/text/markdown.ts'
import { holdsSecret, keyFinder, registerSecret } from '../../src/text/masking.ts'
import { belowInputs } from '../../src/text/place.ts'
import { escapeCommands, excerpt, printable } from '../../src/text/printable.ts'
import { deployed, failed } from '../../test/report/outcomes.ts'
import { begin } from '../../test/stand-ins/scenes/secrets.ts'
import { holds } from './holds.ts'
import { pairs } from './pairs.ts'

/** A unit over and over for 1 MB, with something else at both ends, which makes a match fail late. */
const text = (unit: string): string => `x${unit.repeat(2 ** 20 / unit.length)}x`

const inputs = { ...setInputs({}), directory: 'x', apiKey: 'x' }
const context = readContext({ GITHUB_EVENT_NAME: 'push' })

const { signal } = new AbortController()

const white = ['\n', ' ', '\u0085 \t']

/** Beginnings of secrets. */
const secretParts = [
  ...['-----BEGIN ', '---- BEGIN A PRIVATE KEY ----', `-----BEGIN PRIVATE KEY-----${'a'.repeat(20)}`],
  ...['', 'a: b\n', '<b>', '...', `${'a'.repeat(60)}...`].map((more) => `-----BEGIN PRIVATE KEY-----${more}`),
  ...'- LS0tLS1CRUdJTi sought-after AKIA ghs_ ghs_aaaaaaaaaaaaaaaaaaaaa. xoxb- xoxb-1- npm_ SG. sk- sk-a'.split(' '),
  ...'-eyJ .eyJ1234567890 {kty: {"kty":"", {kty,d: AGE-SECRET-KEY- redis://:a glpat- T3BlbkFJ sk_live_ hooks.slack.com/ dapi glc_ hf_ :AA 12345 postgres://a: .discord.com/api/webhooks/'.split(
    ' ',
  ),
  ...['x', '&#'].map((part) => `{kty${part.replace('x', '\\').repeat(2400)}}`),
  `${begin('RSA ')}${'\\'.repeat(2900)}`,
  ...[begin(), `--${begin()}`, `${begin()}${'+ '.repeat(50)}`].map((part) => btoa(part)),
  ...['+ ', '// ', '"+"', `${begin()}// `],
]

/** Escapes, which the search for a secret undoes first. */
const escapes = ['\\', '\\/', '%25', '%2525', '%', '\\u0061', '\\u', 'sought-afte']
registerSecret('sought-after')
const key = keyFinder('sought-after')

/** What reads text from outside, and what it looks for, over and over. */
const readers: Readonly<Record<string, readonly [units: readonly string[], read: (text: string) => unknown]>> = {
  hostNameOf: [['/', '.', 'a.', 'ä', '-'], hostNameOf],
  isSameLink: [['a', '.'], (text) => isSameLink(text, `${text}.`)],
  printable: [['a', '\n', '\u3164', '\ufe0f', '\u200d', ...escapes], printable],
  excerpt: [['a', '\n', '\x1b', ...escapes], (text) => excerpt(text.repeat(31))],
  holdsSecret: [escapes, holdsSecret],
  paragraph: [[' ', ' .'], (text) => paragraph({ text, blocks: belowInputs(text) })],
  defuse: [[...white, ':', '\n::', '#', ...escapes], escapeCommands],
  prose: [['_', ':a', 'a:', '#', '&', '@', 'www.', ':'], escapeMarkdown],
  requireNames: [
    [...white, ';', '/', 'a/', '"', 'u\u0308'],
    (text) => requireNames([{ path: text, source: '', size: 0 }], []),
  ],
  literalPattern: [[' ', '[', '\\'], literalPattern],
  isPrivateFile: [['.', '/', '.docker/', '.md', 'a', '.bak', '~'], isPrivateFile],
  isPrivateFolder: [['.', '/', '.config/', 'a'], (text) => isPrivateFolder(text)],
  isProse: [['.', '/', '_sources/', '.md', 'a'], isProse],
  // The toolkit's own time for `./` is quadratic.
  exclude: [['!', '! ', '/', './', ' '], (text) => Exclude.parse(`${text.slice(0, 2 ** 16)}x`)],
  secretIn: [
    [...white, ...secretParts, ...secretParts.map((part) => part.slice(0, 6))],
    (text) => secretsIn(Buffer.from(text), key),
  ],
  secretInUtf16: [
    ['a', 'a\u4e00', 'aaaaaaaa\0', ...secretParts],
    (text) => secretsIn(Buffer.from(`${text}${text}`, 'utf16le').subarray(0, 2 ** 22), key),
  ],
  leakError: [
    ['a.env\n', '*\n'],
    (text) =>
      leakError(
        text.split('\n').map((path) => ({ path, reason: 'its name' })),
        [],
      ),
  ],
  checkRootPage: [
    [
      '<b>',
      '<p>',
      '<svg>',
      '<form>',
      '</b>',
      '<b></c>',
      '<a b>',
      '<script src=a>',
      '<base href=a/><script src=b></script>',
    ],
    (text) => checkRootPage([pageOf(text)], new Map(), { directory: 'x', workspace: '/', isLiveSite: true }),
  ],
  checkSiteAddress: [
    ['<b>', '<p>', '<svg>', '<link ', '<loc>', '<meta property=og:url content=x>', '<link rel=canonical href=/>'],
    (text) => checkSiteAddress([pageOf(text)], undefined),
  ],
  flawOfPattern: [['a', '*a/', '*', '[*]', '\\', './', '!'], flawOfPattern],
  flawOf: [['a', 'a.', '/', '-', 'é', ' '], flawOf],
  outputsOf: [['{"path":"a","title":"","change":"new"},'], (text) => outputsOf(comparedTo(`[${text.slice(1, -2)}]`))],
  unknownInput: [['a'], (text) => unknownInput(text, Object.keys(defaultInputs))],
  askedWait: [[' ', '0'], (text) => askedWait({ headers: { 'retry-after': text } }, 0)],
  dataOf: [
    [...white, '{', '"'],
    (text) => dataOf({ status: 400, headers: { location: text }, text }, 'the upload', new URL('http://127.0.0.1/')),
  ],
  hasPasswordField: [
    ['<', '<a', '<!--', '<title>', '<title ', '<input ', '<input>', 'passw', ' '],
    (text) => [text, text.slice(1)].map(hasPasswordField),
  ],
  titleOf: [['<', '<b>', '</b>', '<!--', '<title>', '<svg><title>', '</title>', '&amp;', '<a b="'], titleOf],
  firstElement: [['<!--x>', '<!--', '<?x>', '<!', ' '], (text) => listOfOne(text.slice(1), 'a.txt')],
  listPages: [
    [
      ...['<', '<a', '</', '<!--', '<a b="', '<a class="[&>svg]:w-4">', `<path d="${'1 2 '.repeat(200)}"/>`, '<title>'],
      ...[
        '<main>',
        '<b>',
        '<p></p>',
        '<a href="#a">',
        '<i id=a>',
        '<img src="-deadbeef.',
        '<img srcset="a?b c ',
        '&amp;',
      ],
      ...['<a href="', '<a href="../', '<a href="%25', '<base href="', '<meta content="0;', '<p role="main'],
    ],
    listOfOne,
  ],
  listTitle: [['a ', '\n', '\u202e', '😀'], (text) => listOfOne(`<title>${text}`)],
  listDates: [
    ['20261121T10', '上午', '12 March 2026 12:00 (A', 'May ', '12.', '12 de ', 'Monday, ', '1-2-'],
    (text) => listOfOne(`<html lang=es>${text}`),
  ],
  checkFiles: [
    ['(', '!', '*', "'", '${{', '${{ a }}', 'a || ', "format('{0}{0}', "],
    (text) => {
      const step = { uses: 'o/a@v1', if: text, with: { domain: text } }
      const on = { push: { branches: [text, ...text.slice(0, 2 ** 16)] }, pull_request: { types: text } }
      const file = { on, concurrency: text, jobs: { a: { if: text, steps: [step] } } }
      const setting = { action: 'o/a', repository: 'o/b', branch: 'main' }
      return checkFiles(new Map([['a.yml', file]]), setting)
    },
  ],
  // Steps, each with a long condition, and deploys of which each plays them again.
  checkFilesOfSteps: [
    ["github.ref == 'a' || ", '!', '(a) && '],
    (text) => {
      const condition = `${text.slice(0, 4000)}true`
      const builds = Array.from({ length: 40 }, (_, index) => ({ run: `${index}`, if: condition }))
      const deploys = Array.from({ length: 9 }, () => ({
        uses: 'o/a@v1',
        if: 'always()',
        with: { directory: text.slice(0, 1000) },
      }))
      const file = { on: ['push', 'pull_request'], jobs: { a: { steps: [...builds, ...deploys] } } }
      return checkFiles(new Map([['a.yml', file]]), { action: 'o/a', repository: 'o/b', branch: 'main' })
    },
  ],
  subjectOf: [['0', 'a', '\n'], (text) => subjectOf(`deploy:pr-${text}`)],
  deploymentIn: [
    ['.', 'a', '-'],
    (text) => {
      const payload = { 'static-deploy': 1, link: text, run: text, workflow: text, job: text }
      const made = { id: 1, created_at: '2026-01-01T00:00:00Z', environment: 'production', task: text || 'x', sha: 'a' }
      return deploymentIn(resource('list', { ...made, payload }))
    },
  ],
  parseList: [['{', '"', '[', ','], parseList],
  sectionsIn: [
    [
      '<!-- static-deploy:site {',
      '<!-- static-deploy:site {} -->',
      '<!-- static-deploy:site {} -->\n',
      '{} -->\n',
      '\n',
    ],
    sectionsIn,
  ],
  makePlan: [
    ['/', 'heads/', '\n'],
    (text) => makePlan(inputs, { ...context, ref: `refs/${text}`, defaultBranch: 'main' }),
  ],
  summaryOf: [white, (text) => summaryOf(failed(new ActionError(text, { hint: text })), [{ text }])],
  sectionOf: [white, (text) => sectionOf(failed(new ActionError(text, { hint: text })), text, undefined, [{ text }])],
  messageFor: [['{', '{url', '}', '{url}'], (text) => summaryOf(deployed(), [], text)],
  'api-key': [white, (text) => setInputs({ 'api-key': text })],
  styles: [
    ['url(', `url(${' '.repeat(20_000)}`, '@import ', '/*', '"', "url('", 'url(a)', '@font-face{', '\\', 'url("\\'],
    (text) => listOfOne(text, 'main.css'),
  ],
  'styles below a long path': [
    ['url(a) ', 'url(../a) '],
    (text) => {
      let count = 0
      const css = text.replace(/a/gu, () => `a${count++}`)
      return listOfOne(css.slice(0, 2 ** 20), `${'a/'.repeat(2000)}main.css`)
    },
  ],
  'base-url': [['/', '.'], (text) => setInputs({ 'base-url': `https://a.example/${text}` })],
  domain: [['/', '.'], (text) => setInputs({ domain: text })],
  environment: [['<', ' '], (text) => setInputs({ environment: text })],
  'pull-request': [['0', ' '], (text) => setInputs({ 'pull-request': text })],
}

/** What is read of a site with one file. */
function listOfOne(html: string, path = 'index.html') {
  return listPages([{ ...pageOf(html), path }], { hosts: ['a.example'], commits: ['0123456789abcdef'] }, signal)
}

function pageOf(text: string) {
  const content = Buffer.from(text)
  return { path: 'index.html', source: '', size: content.length, content }
}

/** A deploy with these pages changed. */
function comparedTo(json: string) {
  const markdown = () => ({ text: '', lists: () => '', details: () => [] })
  return deployed({ differences: { short: '', pages: JSON.parse(json), brokenLinks: [], markdown } })
}

function setInputs(values: Readonly<Record<string, string>>): ReturnType<typeof readInputs> {
  for (const name of Object.keys(defaultInputs))
    process.env[`INPUT_${name.toUpperCase()}`] = values[name] ?? defaultInputs[name]
  // The toolkit tells the runner of secrets.
  const { write } = process.stdout
  process.stdout.write = () => true
  try {
    return readInputs()
  } finally {
    process.stdout.write = write
  }
}

const limitMs = 5000

/** In milliseconds of CPU. */
async function timeOf(action: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  // A refusal is fine.
  await Promise.try(action).catch(() => {})
  const { user, system } = process.cpuUsage(start)
  return Math.round((user + system) / 1000)
}

function show(name: string, ms: number, what: string): void {
  console.log(`${ms > limitMs ? 'TOO SLOW' : 'ok'}: ${name}: at most ${ms} ms, for ${what}`)
  if (ms > limitMs) process.exitCode = 1
}

// First, because the readers of inputs register secrets of 1 MB.
for (const [room, rows] of [...Object.entries(pairs), ...Object.entries(holds)])
  for (const [name, make] of Object.entries(rows)) show(room, await timeOf(await make()), name)
for (const [name, [units, read]] of Object.entries(readers)) {
  let slowest = { ms: 0, unit: '' }
  for (const unit of units) {
    const input = text(unit)
    const ms = await timeOf(() => read(input))
    if (ms >= slowest.ms) slowest = { ms, unit }
  }
  show(name, slowest.ms, JSON.stringify(slowest.unit))
}
