import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pages, readmeWorkflows } from '../../../scripts/act/readme.ts'
import { checkFiles } from '../../../src/features/workflow-check/workflow-check.ts'

const site = (readmeWorkflows().get('Site') ?? '').replaceAll(/ +# .*$/gmu, '')
const setting = { action: 'static-deploy/static-deploy-action', repository: 'octo-org/site', branch: 'main' }
const found = (text: string) => checkFiles(new Map([['site.yml', parse(text)]]), setting).findings

/** The workflow with the lines of a block that have one of these signs. What has no sign is in the README's workflow. */
function withLines(block: string, signs: string): string {
  return block.split(/^@@\n/mu).reduce((text, hunk) => {
    const side = (kept: string) =>
      hunk.replaceAll(/^(.)(.*\n)/gmu, (_, sign, line) => (kept.includes(sign) ? line : ''))
    const [there] = [' +', ' '].map(side).filter((each) => text.includes(each))
    expect(there, hunk).toBeDefined()
    return text.replace(there ?? '', () => side(signs))
  }, site)
}

const page = pages().get('docs/workflow-file.md') ?? ''
const rows = page
  .split(/^## /mu)
  .slice(1)
  .flatMap((section) => {
    const anchor = section.slice(0, section.indexOf('\n')).toLowerCase().replaceAll(' ', '-').replaceAll("'", '')
    const blocks = [...section.matchAll(/^> (.*?)\n.*?^```diff\n(.*?)^```$/gmsu)]
    return blocks.map(([, says = '', block = '']) => ({ anchor, says, block }))
  })

describe('the page about the workflow file', () => {
  it.each(rows)('$anchor: $says', ({ anchor, says, block }) => {
    expect(found(withLines(block, ' +'))).toEqual([])
    const [first, ...more] = found(withLines(block, ' -')).map(({ text }) => text)
    expect(first?.slice(0, says.length)).toBe(says)
    expect(first?.endsWith(`/docs/workflow-file.md#${anchor}`)).toBe(true)
    expect(more).toEqual([])
  })

  it('has each kind of finding', () => {
    expect(new Set(rows.map(({ anchor }) => anchor)).size).toBe(page.match(/^## /gmu)?.length)
  })
})
