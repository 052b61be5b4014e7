import { readFileSync } from 'node:fs'
import { EOL } from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InputError, messageOf, shownText } from '../../src/errors.ts'
import { isDryRun, readInputs } from '../../src/plan/inputs.ts'
import { holdsSecret } from '../../src/text/masking.ts'

const before = process.env

beforeEach(() => {
  process.env = { 'INPUT_API-KEY': 'a-key-for-tests', 'INPUT_PREVIEW-PASSWORD': 'a-password-for-tests' }
})
afterEach(() => {
  process.env = before
})

function withInput(name: string, value: string): void {
  process.env[`INPUT_${name.toUpperCase()}`] = value
}

describe('readInputs', () => {
  it('gives the defaults if no input is given', () => {
    // What each input is, if it is not given, is compared with `action.yml` elsewhere.
    const texts = { apiKey: 'a-key-for-tests', mode: 'auto', exclude: '', message: '', githubToken: '' }
    const none = { directory: undefined, domain: undefined, environment: undefined }
    const others = { comment: true, verify: false, verifyTimeoutMs: 60_000, screenshots: 0, expireAfter: undefined }
    const expected = { ...texts, ...none, ...others, baseUrl: new URL('https://ext.tiiny.host') }
    expect(readInputs()).toMatchObject(expected)
  })

  it.each<[name: string, hint: string, ...values: string[]]>([
    ['mode', 'auto, deploy, teardown, sweep', 'Deploy', 'sweeep'],
    ['when-full', 'fail, skip, replace-oldest', 'replace'],
    ['environment', 'everybody may read', 'of a-key-for-tests', 'a-password-for-tests'],
    ['environment', 'environment', 'a-->b', 'x'.repeat(256)],
    ['message', 'elsewhere', 'é'.repeat(10_001)],
    ['screenshots', 'screenshots: 6', '21', '-1', '06'],
    ['dry-run', 'true', 'on'],
    ['exclude', 'inside the directory', '../x', './x/../y', '*.map\n!a/./b'],
    ['exclude', 'four stars at most', 'a/*b*c*d*e*/f', '*****.js', '!**a**b*', 'dist/**\n/**/x*x*x*x*x*'],
    [
      'screenshot-paths',
      'one slash first',
      'settings',
      '//evil.test',
      '/a b',
      '/a\\b',
      '/ok\nhttps://evil.test/',
      '/\0',
    ],
    ['screenshot-paths', '500 characters', `/${'x'.repeat(500)}`, '/a-key-for-tests'],
    ['screenshot-paths', 'at most 20', '/a\n'.repeat(21)],
    ['domain', 'domain: ', 'a-key-for-tests.tiiny.site', 'a-password-for-tests.tiiny.site'],
    ['domain', 'domain: ', 'my site', 'https://me@my.site', 'my.site:8080', '-x.site', '127.0.0.1'],
    ['domain', 'without a port or a path', 'https://my.site/page', 'feature/x.tiiny.site', 'pr-7', 'https://Site/'],
    ['base-url', "${{ inputs.base-url || 'https://ext.tiiny.host' }}", '', ' \n'],
    ['base-url', 'base-url: ', 'ext.tiiny.host', 'ftp://ext.tiiny.host', 'http://a.host', 'http://localhost@a.b'],
    ['base-url', 'base-url: ', 'http://127.0.0.1.example.com', 'https://ext.tiiny.host/?a=1', 'https://a.host/#a'],
    ['base-url', 'user:password@', 'https://me:secret@ext.tiiny.host'],
    ['api-key', 'one line', 'two\nlines', 'a b', 'schlüssel'],
    ['api-key', '${{ secrets.', 'secrets.TIINY_KEY', '${{ secrets.TIINY_KEY }}', '{{ secrets.TIINY_KEY }}'],
    ['api-key', '${{ secrets.', '${{secrets.TIINY_KEY}}', '$TIINY_KEY', '${TIINY_KEY}'],
    ['api-key', 'without quotes', '"abc123def456"', "'abc 123'", 'TIINY_KEY=abc123def456'],
    ['github-token', 'one line', 'ghp_abc\ndef', 'ghp_abc\r\ndef', 'ghp_abc\u200bdef', 'ghp_abc def', 'ghp_äöü'],
    ['github-token', "the job's own", '"ghp_abcdef"', 'TOKEN=ghp_abcdef', '${GITHUB_TOKEN}', 'secrets.GITHUB_TOKEN'],
  ])('refuses %s, and says what to write, %s: %s', (name, hint, ...values) => {
    for (const value of values) {
      withInput(name, value)
      const error = expect(readInputs, value)
      error.toThrow(InputError)
      error.toThrow(expect.objectContaining({ hint: expect.objectContaining({ text: expect.stringContaining(hint) }) }))
      // No error shows a key or a password.
      const hidden = ['api-key', 'github-token'].includes(name) ? value : 'me:secret'
      error.toThrow(expect.objectContaining({ message: expect.not.stringContaining(hidden) }))
      const why = value.includes('-for-tests') ? '"\\*\\*\\*" contains a secret' : ''
      error.toThrow(expect.objectContaining({ message: expect.stringMatching(`^${name}: ${why}`) }))
    }
  })

  it.each(['pr-.tiiny.site', 'feature/x.tiiny.site', 'pr-7'])(
    'shows how to name previews alone for domain: %s',
    (value) => {
      withInput('domain', value)
      const [, recipe = ''] = readFileSync('docs/recipes.md', 'utf8').split('## Previews with names')
      const [, lines = ''] = /^```yaml\n(.*?)\n```$/msu.exec(recipe) ?? []
      expect(lines).toContain("github.event_name == 'pull_request'")
      const line = lines.replace(/ >-\n|\n/gu, '').replace(/ {2,}/gu, ' ')
      // No lines to paste: for a live site they would take its name.
      expect(readInputs).toThrow(
        expect.objectContaining({ hint: { text: expect.stringContaining(`write "${line}"`) } }),
      )
    },
  )

  it.each(['api-key', 'github-token', 'preview-password'])('hides %s, whatever white space is around it', (name) => {
    withInput(name, ' an-old-secret-of-mine\t')
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    readInputs()
    const lines = written.mock.calls.map(([line]) => line)
    written.mockRestore()
    expect(lines).toContain(`::add-mask::an-old-secret-of-mine${EOL}`)
    expect(holdsSecret('it is AN-OLD-SECRET-OF-MINE!')).toBe(true)
  })

  it.each([
    [`${'a'.repeat(64)}.tiiny.site`, 'has 64 characters, and 63 is the most'],
    ['feature/x.tiiny.site', 'a name has no slash ("/")'],
    ['fix-.tiiny.site', '"fix-" ends with a hyphen'],
    ['-x.tiiny.site', '"-x" begins with a hyphen'],
    ['fix_it.tiiny.site', 'a name has no underscore ("_")'],
    ['my.site:8080', 'a name has no colon (":")'],
    ['my site', 'a name has no blank (" ")'],
    ['.tiiny.site', 'a part of it between its dots is empty'],
    ['pr-7', 'it has no dot'],
    ['é.a..b', 'a part of it between its dots is empty'],
    ['127.0.0.1', 'such as my-site.tiiny.site.'],
  ])('says what is wrong with the name %s', (value, why) => {
    withInput('domain', value)
    expect(readInputs).toThrow(why)
  })

  it('hides secrets where another input is misspelled', () => {
    withInput('api-key', 'a-secret-beside-a-mistake')
    withInput('domian', 'x')
    expect(() => readInputs()).toThrow(/^domian: /u)
    expect(holdsSecret('a-secret-beside-a-mistake')).toBe(true)
  })

  it('tells all that is wrong at once, a line for each, unknown names first, and shows no unknown value', () => {
    for (const [name, value] of Object.entries({ mode: 'x', folder: 'abc', 'api-key': 'a b', directroy: 'abc' }))
      withInput(name, value)
    const { message, hint, list } = shownText(thrownBy(readInputs))
    expect([message, hint]).toEqual(['4 inputs are wrong.', undefined])
    expect(list.map((line) => line.split(':')[0])).toEqual(['folder', 'directroy', 'api-key', 'mode'])
    expect(list.join('\n')).not.toMatch(/abc|a b\W/u)
    expect(list.at(-1)).toContain('Write one of: auto')
    // Of both unknown names, once.
    expect(list.map((line) => line.includes('or rename the variable "INPUT_…"'))).toEqual([false, true, false, false])
  })

  it('knows a dry run without reading any other input', () => {
    const values = [undefined, '', ' false ', 'FALSE', 'true', 'yes']
    const dry = values.filter((value) => {
      process.env['INPUT_DRY-RUN'] = value ?? ''
      return isDryRun()
    })
    expect(dry).toEqual(['true', 'yes'])
  })

  it.each<[name: string, value: string, as?: unknown]>([
    ...['abc123==', 'A1B2C3=', 'ab$cd', '9=8', 'a-b=c', "it's", '"', 'secrets', 'Secrets.a-b'].map(
      (key): [string, string] => ['api-key', key],
    ),
    ['api-key', ' key-with-space-around \n', 'key-with-space-around'],
    ['include-hidden-files', 'TRUE', true],
    ['preview-password', ' none\n', undefined],
    ['preview-password', ' a secret of mine ', 'a secret of mine'],
    // Where it is missing and where it is short matters only to a preview.
    ['preview-password', ''],
    ['domain', 'HTTPS://My.Site/', 'my.site'],
    ['screenshot-paths', '/#/settings\r\n\n  /iframe.html?id=a--b  \n/', ['/#/settings', '/iframe.html?id=a--b', '/']],
    ['screenshot-paths', `/${'x'.repeat(499)}`, [`/${'x'.repeat(499)}`]],
    ['screenshot-paths', '/a\n'.repeat(20), Array.from({ length: 20 }, () => '/a')],
    ['base-url', 'http://localhost:1/base/', new URL('http://localhost:1/base')],
    ['base-url', 'http://[::1]:1', new URL('http://[::1]:1')],
    ['base-url', 'http://127.0.0.1:80//', new URL('http://127.0.0.1')],
  ])('takes %s: %j', (name, value, ...as) => {
    withInput(name, value)
    const key = name.replace(/-(\w)/gu, (_, letter) => letter.toUpperCase())
    expect(readInputs()).toMatchObject({ [key]: as.length === 0 ? value : as[0] })
  })

  it.each(['none\n', 'preview'])('hides no word that is too short for a password: %j', (word) => {
    withInput('preview-password', word)
    readInputs()
    expect(holdsSecret(`${word.trim()} of it`)).toBe(false)
  })
})

function thrownBy(check: () => unknown): unknown {
  try {
    check()
    return undefined
  } catch (error) {
    return error
  }
}

describe('a name that is no input', () => {
  it.each([
    ['directroy', '"directory"'],
    ['excludes', '"exclude"'],
    ['preview_password', '"preview-password"'],
    ['include_hiden_files', '"include-hidden-files"'],
    ['node', '"mode"'],
    ['screenshot-path', '"screenshot-paths"'],
    ['password', '"preview-password"'],
    ['service_url', '"base-url"'],
    ['api_url', '"base-url"'],
    ['url', '"domain" for this site\'s address, or "base-url" for a hosting service of your own'],
    ['custom-domain', '"domain"'],
    ['publish_dir', '"directory"'],
    ['token', '"api-key" or "github-token"'],
  ])('%s is an error, which says that it may mean %s', (written, meant) => {
    withInput(written, 'its-value')
    const { message, hint } = shownText(thrownBy(readInputs))
    expect(message).toBe(`${written}: there is no input "${written}". Did you mean ${meant}?`)
    expect(hint?.text).toContain(`"INPUT_${written.toUpperCase()}" below "env:"`)
    expect(`${message} ${hint?.text}`).not.toContain('its-value')
  })

  // `role` is two letters from `mode`, which has four.
  it.each(['role', 'directories', 'cache'])('%s is one, too, without a guess', (written) => {
    withInput(written, '')
    expect(messageOf(thrownBy(readInputs))).toBe(`${written}: there is no input "${written}".`)
  })
})
