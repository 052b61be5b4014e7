/** Whatever a text holds, it stays in its place and does nothing: in log, summary and comment. */
import { decodeHTML } from 'entities'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { ActionError } from '../../src/errors.ts'
import { summaryOf } from '../../src/report/summary.ts'
import { escapeMarkdown } from '../../src/text/markdown.ts'
import { escapeCommands, printable } from '../../src/text/printable.ts'
import { hostile } from '../stand-ins/scenes/hostile.ts'
import { failed, skipped } from './outcomes.ts'

/** Holds of any text of which somebody may hope that it does something. */
const whatever = (holds: (text: string) => void) => fc.assert(fc.property(hostile, holds), { numRuns: 400 })

describe('what is rendered', () => {
  const html = (markdown: string): string =>
    micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })

  it('stays in its table cell, as text, and mentions nobody', () => {
    whatever((value) => {
      const rendered = html(`| a | b |\n| --- | --- |\n| x${escapeMarkdown(value)}x | end |`)
      const cells = [...rendered.matchAll(/<td>(.*?)<\/td>/gsu)].map(([, cell = '']) => cell)
      expect(cells).toHaveLength(2)
      expect(cells[1]).toBe('end')
      expect(cells[0]).not.toContain('<')
      expect(cells[0]).not.toMatch(/@[a-z0-9]|#\d/iu)
      const expected = `x${printable(value)}x`
      expect(decodeHTML(cells[0] ?? '').replaceAll('\u200b', '')).toBe(expected)
    })
  })

  it('brings no element into summary or comment but code in quotes', () => {
    const elements = (markdown = ''): string[] => html(markdown).match(/<(?!code>)[a-z][^>]*>/gu) ?? []
    // What a warning quotes is one line; lines of our own are lines to copy.
    const skip = (reason: string): string => summaryOf(skipped({ reason }), [{ text: printable(reason) }])
    const fail = (why: string): string => summaryOf(failed(new ActionError(why)), [])
    const [skipElements, failedElements] = [elements(skip('x')), elements(fail('x'))]
    whatever((value) => {
      expect(elements(skip(`x${value}x`))).toEqual(skipElements)
      expect(elements(fail(`x${value}x`))).toEqual(failedElements)
    })
  })
})

it('no line of the log starts a workflow command', () => {
  whatever((value) => {
    expect(escapeCommands(value)).not.toMatch(/^[\s\u0085]*::|##\[/mu)
  })
})
