import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { inputNames } from '../../src/plan/inputs.ts'
import { checkSpelling, likelyMeant, misspelled } from '../../src/plan/misspelled.ts'
import { folderWithIndex, likelyFolders } from '../../src/site/likely-folders.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

describe('a name that is probably misspelled', () => {
  it.each([
    ['directroy', 'directory'],
    ['api_key', 'api-key'],
    ['apikey', 'api-key'],
    ['comments', 'comment'],
    ['dir', undefined],
    ['directory', undefined],
  ])('%s', (given, meant) => {
    expect(misspelled([given], inputNames)).toEqual(meant ? [[given, meant]] : [])
  })

  it.each([
    {
      given: { excludes: 'drafts/**' },
      says: 'excludes: there is no input "excludes", did you mean "exclude"?',
    },
    { given: { domian: 'my.site' }, says: 'domian: there is no input "domian", did you mean "domain"?' },
    { given: { 'api key': 'x' }, says: 'api_key: there is no input "api_key", did you mean "api-key"?' },
    {
      given: { excludes: '', domian: '' },
      says: '"excludes", did you mean "exclude"? And no "domian", did you mean "domain"?',
    },
  ])('stops the step before anything is sent: $given', async ({ given, says }) => {
    await using world = await makeWorldInProcess()
    const spelled = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name.replaceAll(' ', '_'), value]),
    )
    const { stdout, code, summary } = await world.step({ inputs: spelled })
    expect(code).toBe(1)
    expect(stdout).toContain('::error::')
    expect(stdout).toContain(says)
    expect(summary).toContain('did you mean')
    expect(world.hosting.requests).toEqual([])
    expect(world.github.requests).toEqual([])
  })

  it('is the first error, before all others', async () => {
    await using world = await makeWorldInProcess()
    const { stdout, code } = await world.step({ inputs: { directory: '', directroy: 'dist', mode: 'x' } })
    expect(code).toBe(1)
    expect(stdout).toContain('::error::directroy: there is no input')
  })

  it('names the input', () => {
    expect(() => checkSpelling(['domain', 'domian', 'excludes'], inputNames)).toThrow(InputError)
    try {
      checkSpelling(['domian'], inputNames)
    } catch (error) {
      expect((error as InputError).input).toBe('domian')
    }
  })

  it('is not an error if it does not look like an input', async () => {
    await using world = await makeWorldInProcess()
    const { code, stdout } = await world.step({ inputs: { 'node-version': '24', retries: '3' } })
    expect(code, stdout).toBe(0)
    expect(stdout).not.toContain('::warning::')
  })
})

describe('a name that stands for an input elsewhere', () => {
  it.each([
    ['include-hidden', ['include-hidden-files']],
    ['hidden_files', ['include-hidden-files']],
    ['token', ['api-key', 'github-token']],
    ['key', ['api-key']],
    ['api_token', ['api-key', 'github-token']],
    ['dir', ['directory']],
    ['folder', ['directory']],
    ['publish_dir', ['directory']],
    ['publish-directory', ['directory']],
    ['path', ['directory']],
    ['site', ['directory', 'domain']],
    ['subdomain', ['domain']],
    ['custom-domain', ['domain']],
    ['exclude-files', ['exclude']],
    ['ignore', ['exclude']],
    ['env', ['environment']],
    ['pr_number', ['pull-request']],
    ['timeout', ['verify-timeout']],
    ['url', ['domain', 'base-url']],
    ['verify-ssl', ['verify']],
    ['node-version', []],
    ['retries', []],
    ['a', []],
    ['constructor', []],
    ['', []],
  ])('%s', (given, meant) => {
    expect(likelyMeant(given, inputNames)).toEqual(meant)
  })

  it('is a warning that names it, and nothing else', async () => {
    await using world = await makeWorldInProcess()
    const inputs = { 'include-hidden': 'true', token: 'x' }
    const { code, stdout, summary } = await world.step({ inputs })
    expect(code, stdout).toBe(0)
    expect(stdout).toContain(
      '::warning::There is no input "include-hidden", so it was ignored. Did you mean "include-hidden-files"?',
    )
    expect(stdout).toContain('Did you mean "api-key" or "github-token"?')
    expect(summary).toContain('Did you mean "include-hidden-files"?')
  })

  it('comes before the error of what it was meant for', async () => {
    await using world = await makeWorldInProcess()
    const { code, stdout } = await world.step({ inputs: { directory: '', dir: 'dist' } })
    expect(code).toBe(1)
    expect(stdout).toMatch(/Did you mean "directory"\?.*::error::directory: /su)
  })
})

describe('the folder with the index', () => {
  it.each([
    [['a/b/index.html', 'c/index.html', 'x.txt'], 'c'],
    [['a/index.html', 'b/index.html', 'c/d/index.html'], undefined],
    [['a.html', 'a/b.html'], undefined],
    [[], undefined],
  ])('of %j is %s', (paths, folder) => {
    expect(folderWithIndex(paths)).toBe(folder)
  })

  it('is shown where the root has none', async () => {
    await using world = await makeWorldInProcess({ files: { 'site/index.html': 'x', 'readme.txt': 'y' } })
    const { stdout, code } = await world.step()
    expect(code).toBe(0)
    expect(stdout).toContain(`There is one in site: did you mean "directory: ${world.directory}/site"?`)
    for (const [directory, meant] of [
      ['.', 'site'],
      ['./', 'site'],
    ] as const) {
      const { stdout } = await world.step({ inputs: { directory }, workspace: world.directory })
      expect(stdout).toContain(`did you mean "directory: ${meant}"?`)
    }
  })
})

describe('a directory that does not exist', () => {
  it('is an error that lists build folders that exist', async () => {
    using workspace = makeSite({
      'out/index.html': 'x',
      '.output/public/index.html': 'x',
      'public.txt': 'x',
      _site: 'a file',
    })
    expect(likelyFolders(workspace.directory)).toEqual(['out', '.output/public'])
    await using world = await makeWorldInProcess()
    const { stdout } = await world.step({ inputs: { directory: 'dist' }, workspace: workspace.directory })
    expect(stdout).toContain('There is "out", ".output/public".')
  })
})

describe('the quota', () => {
  it.each([
    [100, 90, true],
    [100, 89, false],
    [0, 0, false],
  ])('of %i with %i used warns: %s', async (quotaLimit, bytes, warns) => {
    await using world = await makeWorldInProcess({
      hosting: {
        accounts: { [DEFAULT_KEY]: { quotaLimit: 1000 } },
        intercept: (request, response) => {
          if (!request.url?.endsWith('/v1/upload')) return false
          request.resume()
          const profile = { quotaUsed: bytes, quotaLimit }
          response.end(
            JSON.stringify({ success: true, data: { link: 'a.example', status: 'active', profile } }),
          )
          return true
        },
      },
    })
    const { stdout, code } = await world.step()
    expect(code, stdout).toBe(0)
    expect(
      stdout.includes(`::warning::The account's quota is used up to ${bytes} %25: ${bytes} of 100`),
    ).toBe(warns)
  })
})

describe('a domain that the account does not have', () => {
  it('is an error that lists the links that it has', async () => {
    await using world = await makeWorldInProcess({
      hosting: { accounts: { [DEFAULT_KEY]: { links: ['my.own.example'] } } },
    })
    const { code, stdout } = await world.step({ inputs: { domain: 'my.other.example' } })
    expect(code).toBe(1)
    expect(stdout).toContain('The account has no link my.other.example: check the input "domain"')
    expect(stdout).toContain('Links of the account: my.own.example.')
  })
})
