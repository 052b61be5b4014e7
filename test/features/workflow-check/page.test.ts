import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pages, readmeWorkflows } from '../../../scripts/act/readme.ts'
import { checkFiles } from '../../../src/features/workflow-check/workflow-check.ts'

const site = (readmeWorkflows().get('Site') ?? '').replaceAll(/ +# .*$/gmu, '')
const setting = { action: 'static-deploy/static-deploy-action', repository: 'octo-org/site', branch: 'main' }
const second = '# docs.yml\n'

const side = (lines: string, kept: string): string =>
  lines.replaceAll(/^(.)(.*\n)/gmu, (_, sign, line) => (kept.includes(sign) ? line : ''))

/** The workflow with the lines of a block that have one of these signs. What has no sign is in the README's workflow. */
function withLines(block: string, signs: string): string {
  return block.split(/^@@\n/mu).reduce((text, hunk) => {
    const [there] = [' +', ' '].map((kept) => side(hunk, kept)).filter((each) => text.includes(each))
    expect(there, hunk).toBeDefined()
    return text.replace(there ?? '', () => side(hunk, signs))
  }, site)
}

function found(block: string, signs: string): string[] {
  const isSecond = block.startsWith(second)
  const files = isSecond
    ? { 'site.yml': site, 'docs.yml': side(block, signs) }
    : { 'site.yml': withLines(block, signs) }
  const read = Object.entries(files).map(([name, text]) => [name, parse(text)] as const)
  return checkFiles(new Map(read), setting).findings.map(({ text }) => text)
}

const page = pages().get('docs/workflow-file.md') ?? ''
const rows = page
  .split(/^## /mu)
  .slice(1)
  .flatMap((section) => {
    const anchor = section.slice(0, section.indexOf('\n')).toLowerCase().replaceAll(' ', '-').replaceAll("'", '')
    const parts = section.split(/^```diff\n/mu)
    return parts.slice(1).map((part, index) => {
      const above = parts[index]?.split(/^```$/mu).at(-1) ?? ''
      const says = Array.from(above.matchAll(/^> (.*)$/gmu), ([, text = '']) => text)
      return { anchor, says, block: part.slice(0, part.search(/^```$/mu)) }
    })
  })

describe('the page about the workflow file', () => {
  it.each(rows)('$anchor: $says', ({ anchor, says, block }) => {
    expect(found(block, ' +')).toEqual([])
    const texts = found(block, ' -')
    expect(texts.map((text, index) => text.slice(0, says[index]?.length))).toEqual(says)
    expect(texts.some((text) => text.endsWith(`/docs/workflow-file.md#${anchor}`))).toBe(true)
    expect(block.split('\n').length).toBeLessThanOrEqual(11)
  })

  it('can be searched for the first four words of each sentence', () => {
    const sentences = new Set(rows.flatMap(({ says }) => says))
    const starts = Array.from(sentences, (says) => says.split(' ').slice(0, 4).join(' '))
    expect(starts.filter((each, index) => starts.indexOf(each) !== index)).toEqual([])
  })

  it('has each kind of finding', () => {
    expect(new Set(rows.map(({ anchor }) => anchor)).size).toBe(page.match(/^## /gmu)?.length)
  })
})
