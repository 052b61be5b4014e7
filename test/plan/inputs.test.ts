import { EOL } from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { readInputs } from '../../src/plan/inputs.ts'
import { holdsSecret } from '../../src/text/secrets.ts'

const before = process.env

beforeEach(() => {
  process.env = { 'INPUT_API-KEY': 'a-key-for-tests' }
})
afterEach(() => {
  process.env = before
})

function withInput(name: string, value: string): void {
  process.env[`INPUT_${name.toUpperCase()}`] = value
}

describe('readInputs', () => {
  it('gives the defaults if no input is given', () => {
    expect(readInputs().inputs).toEqual({
      apiKey: 'a-key-for-tests',
      directory: undefined,
      domain: undefined,
      mode: 'auto',
      exclude: '',
      includeHiddenFiles: false,
      environment: undefined,
      pullRequest: undefined,
      comment: true,
      message: '',
      previewPassword: undefined,
      whenFull: 'fail',
      githubToken: '',
      uploadAs: 'auto',
      verify: false,
      verifyTimeout: 60_000,
      dryRun: false,
      compareWith: undefined,
      screenshots: 0,
      expireAfter: undefined,
      noindex: false,
      baseUrl: new URL('https://ext.tiiny.host'),
    })
  })

  it.each([
    ['mode', 'Deploy', 'auto, deploy, teardown, sweep, reserve'],
    ['when-full', 'replace', 'fail, skip, replace-oldest'],
    ['environment', 'of a-key-for-tests', 'that everybody may read'],
    ['domain', 'a-key-for-tests.tiiny.site', 'that everybody may read'],
    ['message', 'é'.repeat(10_001), 'elsewhere'],
    ['screenshots', '21', 'screenshots: 6'],
    ['screenshots', '-1', 'screenshots: 6'],
    ['screenshots', '06', 'screenshots: 6'],
    ['compare-with', 'a-key-for-tests', 'that everybody may read'],
    ['mode', 'sweeep', 'Did you mean "sweep"?'],
    ['include-hidden-files', 'yes', 'true'],
    ['upload-as', 'tar', 'auto, files, zip'],
    ['verify-timeout', '0', 'verify-timeout: 120'],
    ['verify-timeout', '3601', 'verify-timeout: 120'],
    ['verify-timeout', '1.5', 'verify-timeout: 120'],
    ['dry-run', 'on', 'true'],
    ['noindex', '1', 'true'],
    ['compare-with', 'a<b', 'compare-with'],
    ['verify', 'maybe', 'true'],
    ['comment', '1', 'true'],
    ['domain', 'my site', 'domain: '],
    ['domain', 'https://my.site/page', 'Write "domain: my.site"'],
    ['domain', 'My.Site/page', 'Write "domain: my.site"'],
    ['domain', 'my site/page', 'domain: my-site.tiiny.site'],
    ['domain', 'feature/x.tiiny.site', 'pr-${{ github.event.number }}.tiiny.site'],
    ['domain', 'release-1.x/fix.tiiny.site', 'Leave "domain" out'],
    ['domain', 'feature/a/b', 'Leave "domain" out'],
    ['domain', 'https://feature/login', 'Leave "domain" out'],
    ['domain', 'https://feature/login.tiiny.site', 'Leave "domain" out'],
    ['domain', 'https://feature/login', expect.not.stringContaining('domain: feature')],
    ['domain', 'pr-7', 'as the account lists it, such as "domain: pr-7.tiiny.site"'],
    ['domain', 'https://Site/', 'such as "domain: site.tiiny.site"'],
    ['domain', 'pr-7/page', 'Leave "domain" out'],
    ['domain', 'https://me@my.site', 'domain: '],
    ['domain', 'my.site:8080', 'domain: '],
    ['domain', '-x.site', 'domain: '],
    ['domain', '127.0.0.1', 'domain: '],
    ['domain', `${'a'.repeat(64)}.site`, 'domain: '],
    ['environment', 'a-->b', 'environment'],
    ['environment', 'x'.repeat(256), 'environment'],
    ['pull-request', '-1', 'number'],
    ['pull-request', '7 8', 'number'],
    ['base-url', 'ext.tiiny.host', 'base-url: '],
    ['base-url', 'ftp://ext.tiiny.host', 'base-url: '],
    ['base-url', 'http://ext.tiiny.host', 'base-url: '],
    ['base-url', 'http://127.0.0.1.example.com', 'base-url: '],
    ['base-url', 'https://ext.tiiny.host/?a=1', 'base-url: '],
    ['base-url', 'https://ext.tiiny.host/#a', 'base-url: '],
    ['base-url', 'https://me:secret@ext.tiiny.host', 'user:password@'],
  ])('refuses %s: %s, and says what to write', (name, value, hint) => {
    withInput(name, value)
    const error = expect(readInputs)
    error.toThrow(InputError)
    error.toThrow(
      expect.objectContaining({ input: name, hint: typeof hint === 'string' ? expect.stringContaining(hint) : hint }),
    )
    error.toThrow(
      expect.objectContaining({ message: expect.stringMatching(new RegExp(`^${name}: (?!.*me:secret)`, 'u')) }),
    )
  })

  it.each([
    ['two\nlines', 'one line'],
    ['a b', 'one line'],
    ['schlüssel', 'one line'],
    ['secrets.TIINY_KEY', '${{ secrets.'],
    ['${{ secrets.TIINY_KEY }}', '${{ secrets.'],
    ['${{secrets.TIINY_KEY}}', '${{ secrets.'],
    ['{{ secrets.TIINY_KEY }}', '${{ secrets.'],
    ['$TIINY_KEY', '${{ secrets.'],
    ['${TIINY_KEY}', '${{ secrets.'],
    ['"abc123def456"', 'without quotes'],
    ["'abc 123'", 'without quotes'],
    ['TIINY_KEY=abc123def456', 'follows the "="'],
    ['tiiny_key=abc123def456', 'follows the "="'],
  ])('refuses the key %j without showing it, and says what to write', (key, hint) => {
    withInput('api-key', key)
    expect(readInputs).toThrow(
      expect.objectContaining({
        input: 'api-key',
        hint: expect.stringContaining(hint),
        message: expect.not.stringContaining(key),
      }),
    )
  })

  it.each(['abc123==', 'A1B2C3=', 'ab$cd', '9=8', 'a-b=c', "it's", '"', 'secrets', 'Secrets.a-b'])(
    'takes the key %s',
    (key) => {
      withInput('api-key', key)
      expect(readInputs().inputs.apiKey).toBe(key)
    },
  )

  it.each(['api-key', 'github-token', 'preview-password'])('hides %s, also with the white space around it', (name) => {
    withInput(name, ' an-old-secret-of-mine\t')
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    readInputs()
    const lines = written.mock.calls.map(([line]) => line)
    written.mockRestore()
    const masks = [' an-old-secret-of-mine\t', 'an-old-secret-of-mine'].map((text) => `::add-mask::${text}${EOL}`)
    expect(lines).toEqual(expect.arrayContaining(masks))
    expect(holdsSecret('it is AN-OLD-SECRET-OF-MINE!')).toBe(true)
  })

  it('hides secrets where another input is misspelled, too', () => {
    withInput('api-key', 'a-secret-beside-a-mistake')
    withInput('domian', 'x')
    expect(() => readInputs()).toThrow(/^domian: /u)
    expect(holdsSecret('a-secret-beside-a-mistake')).toBe(true)
  })

  it.each([
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
    ['http://localhost:1/base/', 'http://localhost:1/base'],
    ['http://[::1]:1', 'http://[::1]:1/'],
    ['https://example.com/a//', 'https://example.com/a'],
  ])('takes the base-url %s as %s', (value, href) => {
    withInput('base-url', value)
    expect(readInputs().inputs.baseUrl.href).toBe(href)
  })

  it.each(['true', 'True', 'TRUE'])('takes %s for true', (value) => {
    withInput('include-hidden-files', value)
    expect(readInputs().inputs.includeHiddenFiles).toBe(true)
  })

  it('trims the key', () => {
    withInput('api-key', ' key-with-space-around \n')
    expect(readInputs().inputs.apiKey).toBe('key-with-space-around')
  })

  it.each([
    ['message', 'é'.repeat(10_000), { message: 'é'.repeat(10_000) }],
    ['screenshots', '20', { screenshots: 20 }],
    ['screenshots', '0', { screenshots: 0 }],
    ['preview-password', ' none\n', { previewPassword: undefined }],
    ['preview-password', ' a secret of mine ', { previewPassword: 'a secret of mine' }],
    // Where it is missing and where it is short matters only to a preview.
    ['preview-password', '', { previewPassword: '' }],
    ['preview-password', 'short', { previewPassword: 'short' }],
    ['domain', 'HTTPS://My.Site/', { domain: 'my.site' }],
  ])('takes %s: %j', (name, value, expected) => {
    withInput(name, value)
    expect(readInputs().inputs).toMatchObject(expected)
  })

  it('hides no word "none" where that switches the password off', () => {
    withInput('preview-password', 'none\n')
    readInputs()
    expect(holdsSecret('none of them')).toBe(false)
  })
})
