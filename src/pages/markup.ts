import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { Tokenizer } from 'htmlparser2'
import { type Attributes, readAttributes } from './elements.ts'

/** What is told of HTML while it is read. */
interface Listener {
  text(text: string): void
  /** @param attributes those of `readAttributes`; they may be used until the next element is opened */
  opened(element: string, attributes: Attributes): void
  closed(element: string): void
}

/**
 * Reads HTML, and never throws, however broken it is. It uses the tokenizer of htmlparser2, not its parser: that takes
 * twice the time, and the square of it where elements are nested deep.
 */
export function readMarkup(html: string, to: Listener): void {
  let [element, attribute] = ['', '']
  const attributes = new Map<string, string>()
  const nameAt = (start: number, end: number): string => html.slice(start, end).toLowerCase()
  const ignored = (): void => {}
  const tokenizer = new Tokenizer(
    // `<style/>`, as SVG has it, would else hide the rest of the page.
    { decodeEntities: false, recognizeSelfClosing: true },
    {
      ontext(start, end) {
        const text = html.slice(start, end)
        to.text(text.includes('&') ? decodeHTML(text) : text)
      },
      onopentagname(start, end) {
        element = nameAt(start, end)
        attributes.clear()
      },
      onattribname(start, end) {
        attribute = nameAt(start, end)
      },
      onattribdata(start, end) {
        if (readAttributes.has(attribute) && !attributes.has(attribute))
          attributes.set(attribute, decodeHTMLAttribute(html.slice(start, end)))
      },
      onopentagend: () => to.opened(element, attributes),
      onselfclosingtag() {
        to.opened(element, attributes)
        to.closed(element)
      },
      onclosetag: (start, end) => to.closed(nameAt(start, end)),
      ...{ onattribend: ignored, onattribentity: ignored, ontextentity: ignored, onend: ignored },
      ...{ oncdata: ignored, oncomment: ignored, ondeclaration: ignored, onprocessinginstruction: ignored },
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}
