import { describe, expect, it } from 'vitest'
import { checkNames } from '../../src/plan/input-names.ts'
import { usualInputs } from '../../src/plan/inputs.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'

const inputNames = Object.keys(usualInputs)
const check = (...given: string[]): string[] => checkNames([...inputNames, ...given], inputNames)

describe('a name that is no input', () => {
  it.each([
    ['directroy', 'directory'],
    ['api_key', 'api-key'],
    ['apikey', 'api-key'],
    ['comments', 'comment'],
    ['screenshot', 'screenshots'],
    ['githubtoken', 'github-token'],
  ])('%s is a misspelling of %s', (given, meant) => {
    expect(() => check(given)).toThrow(`there is no input "${given}", did you mean "${meant}"?`)
  })

  // As much used actions write them; the runner sends them in upper case.
  it.each([
    ['publish-dir publish_dir publishDir folder dir path build_dir source source-dir dist pagesDirectory', 'directory'],
    ['output_location app_location working-directory workingDirectory entryPoint local-dir', 'directory'],
    ['site cname fqdn alias alias-domains projectName channelId', 'domain'],
    ['api_token apiToken surge_token vercel-token firebaseServiceAccount deploy_key token', 'api-key'],
    ['repo_token repoToken personal_token token', 'github-token'],
    ['production-branch production_branch production-deploy', 'mode: deploy'],
    ['enable-pull-request-comment github-comment disableComment', 'comment'],
    ['expires', 'expire-after'],
  ])('%s: other actions call so what %s does here', (names, ours) => {
    for (const name of names.toLowerCase().split(' ')) {
      expect(() => check(name)).toThrow(`there is no input "${name}": here `)
      expect(() => check(name)).toThrow(`"${ours}`)
    }
  })

  it('is named together with all others', () => {
    const says = 'there is no input "excludes", did you mean "exclude"? And no "domian", did you mean "domain"?'
    expect(() => check('excludes', 'domian')).toThrow(`excludes: ${says}`)
  })

  it('is a warning where it is like no input, and none where it is one', () => {
    expect(check()).toEqual([])
    expect(check('node-version', 'retries\n::x')).toEqual([
      'There is no input "node-version": it does nothing here.',
      'There is no input "retries\\n::x": it does nothing here.',
    ])
  })

  it('stops nothing if it is like no input', async () => {
    await using world = await makeWorldInProcess()
    const { code, stdout, summary } = await world.step({ inputs: { 'node-version': '24' } })
    expect(code, stdout).toBe(0)
    expect(stdout).toContain('::warning::There is no input "node-version": it does nothing here.')
    expect(summary).toContain('There is no input "node-version"')
  })
})
