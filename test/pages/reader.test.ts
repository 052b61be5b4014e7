import { describe, expect, it } from 'vitest'
import { readPage } from '../../src/pages/reader.ts'

const read = (html: string) => readPage(html, '/guide/', [])

const page = (body: string): string =>
  `<!DOCTYPE html><html><head><title>A title</title></head><body>${body}</body></html>`
const of = (html: string): string => read(html).parts

describe('a fingerprint is the same', () => {
  it.each<[string, string, string]>([
    ['element names and nesting', '<p>a <b>word</b></p>', '<div><section>a <em>word</em></section></div>'],
    ['classes, ids, styles, data', '<p class="x" id="y" style="z" data-a="b">a</p>', '<p>a</p>'],
    ['scripts', '<p>a</p><script>let x = "</p>"</script>', '<p>a</p><script src="/app.js"></script>'],
    ['data for scripts', '<p>a</p><script type="application/json">{"a":1}</script>', '<p>a</p>'],
    ['styles', '<style>p > a { content: "x" }</style><p>a</p>', '<p>a</p>'],
    ['comments', '<p>a<!-- built at noon --></p>', '<p>a</p>'],
    ['a comment in a word', '<p>wo<!-- -->rd</p>', '<p>word</p>'],
    ['white space between blocks', '<p>a</p><p>b</p>', '\n<p>\n  a\n</p>\r\n\t<p>b </p>'],
    ['white space between words', '<p>a b</p>', '<p>a\n   b</p>'],
    ['white space between links', '<a href="/a">a</a><a href="/b">b</a>', '<a href="/a">a</a>\n<a href="/b">b</a>'],
    ['line ends', '<pre>a\nb</pre>', '<pre>a\r\nb</pre>'],
    ['another kind of space', '<p>a b</p>', '<p>a&nbsp;b</p>'],
    ['how characters are written', '<p>a &amp; ü &copy;</p>', '<p>a &#38; &#xfc; ©</p>'],
    ['the case of names', '<IMG ALT="a" SRC="/a.png">', '<img alt="a" src="/a.png">'],
    ['quotes', '<img alt=a src=/a.png>', `<img alt='a' src="/a.png">`],
    ['the order of attributes', '<img alt="a" src="/a.png">', '<img src="/a.png" alt="a">'],
    ['an attribute twice', '<img alt="a" alt="b">', '<img alt="a">'],
    ['an empty alternative text', '<img alt="" src="/a.png">', '<img src="/a.png">'],
    ['templates', '<template><p>b</p><template>c</template></template><p>a</p>', '<p>a</p>'],
    ['what is for readers without scripts', '<noscript><img alt="x" src="/x.png"></noscript><p>a</p>', '<p>a</p>'],
    ['hidden values', '<input type="hidden" value="1">a', '<input type="hidden" value="2">a'],
    ['what a tick stands for', '<input type="checkbox" value="1">a', '<input type="checkbox" value="2">a'],
    ['hashes in names', '<img src="/a.3fa9c1d2.png">', '<img src="/a.0a1b2c3d.png">'],
    ['versions of assets', '<video poster=/a.png?v=1 src=b.mp4?v=1>', '<video poster=/a.png?v=2 src=b.mp4?v=2>'],
    ['widths of sources', '<img srcset="/a.png 1x, /b.png 2x">', '<img srcset="/a.png 300w,\n/b.png 600w">'],
    ['how a target is written', '<a href="../posts/">a</a>', '<a href="/posts/index.html">a</a>'],
    ['what a link does for scripts', '<a href="javascript:a()">a</a>', '<a href="javascript:b()">a</a>'],
    ['a style sheet in a picture', '<svg><style>a</style><path/></svg>', '<svg><style>b<c</style><path/></svg>'],
    ['stamps in meta tags', '<meta name="build" content="1">a', '<meta name="build" content="2">a'],
    ['descriptions', '<meta name="description" content="a">a', 'a'],
    ['style sheets', '<link rel="stylesheet" href="/a.css" title="a">a', '<link rel="stylesheet" href="/b.css">a'],
    ['icons and preloads', '<link rel="icon" href="/a"><link rel="modulepreload" href="/b">a', 'a'],
    ['an empty style in a picture', '<svg><style/><path/></svg><p>a</p>', '<svg><path/></svg><p>a</p>'],
  ])('whatever there is of %s', (_, a, b) => {
    expect(of(page(a))).toBe(of(page(b)))
  })
})

describe('a fingerprint is another one', () => {
  it.each<[string, string, string]>([
    ['a word', '<p>one word</p>', '<p>one sword</p>'],
    ['a word that is divided', '<p>alot</p>', '<p>a lot</p>'],
    ['the order of words', '<p>a b</p>', '<p>b a</p>'],
    ['an alternative text', '<img alt="a">', '<img alt="b">'],
    ['an alternative text that is gone', '<img alt="a">', '<img>'],
    ['the text of a label', '<button aria-label="a">x</button>', '<button aria-label="b">x</button>'],
    ['a hint in a field', '<input placeholder="a">', '<input placeholder="b">'],
    ['the text of a button', '<input type="submit" value="a">', '<input type="submit" value="b">'],
    ['a tip', '<abbr title="a">x</abbr>', '<abbr title="b">x</abbr>'],
    ['the target of a link', '<a href="/a/">x</a>', '<a href="/b/">x</a>'],
    ['the place of a link', '<a href="/a/">x</a> y', 'x <a href="/a/">y</a>'],
    ['a dated target', '<a href="/2024-10-01-a/">x</a>', '<a href="/2024-10-02-a/">x</a>'],
    ['a picture', '<img src="/a.png">', '<img src="/b.png">'],
    ['a picture in the page', '<img src="data:image/png;base64,AAAA">', '<img src="data:image/png;base64,AAAB">'],
    ['a source', '<img srcset="/a.png 1x, /b.png 2x">', '<img srcset="/a.png 1x, /c.png 2x">'],
    ['a film', '<video><source src="/a.mp4"></video>', '<video><source src="/b.mp4"></video>'],
    ['a frame', '<iframe src="https://a.example/"></iframe>', '<iframe src="https://b.example/"></iframe>'],
    ['where a form goes', '<form action="/a"></form>', '<form action="/b"></form>'],
    ['the base of links', '<base href="/a/"><a href="x">x</a>', '<base href="/b/"><a href="x">x</a>'],
    ['indented code', '<pre><code>a:\n  b: 1</code></pre>', '<pre><code>a:\n    b: 1</code></pre>'],
    ['lines of code', '<pre>a\nb</pre>', '<pre>a b</pre>'],
    ['text in a picture', '<svg><text>a</text></svg>', '<svg><text>b</text></svg>'],
    ['the title of a picture', '<svg><title>a</title></svg>', '<svg><title>b</title></svg>'],
    ['a symbol of a picture', '<svg><use xlink:href="#a"/></svg>', '<svg><use xlink:href="#b"/></svg>'],
    [
      'text in a declared shadow',
      '<template shadowrootmode=open>a</template>',
      '<template shadowrootmode=open>b</template>',
    ],
    ['a text that reads like a label', '<img alt="a">', 'alt=a'],
    ['an entity that is cut', '&lt', '&l t'],
    ['text behind an unclosed picture', '<svg><p>a', '<svg><p>b'],
  ])('after a change of %s', (_, a, b) => {
    expect(of(page(a))).not.toBe(of(page(b)))
  })

  it('where it leads to another page at once', () => {
    const redirect = (to: string): string => `<meta http-equiv="Refresh" content="0; URL='${to}'">`
    expect(of(redirect('/a/'))).not.toBe(of(redirect('/b/')))
    expect(of(redirect('/a/'))).toBe(of(redirect('../a/index.html')))
  })
})

describe('parts that lists keep', () => {
  it('are found as they always were, or the version in what-counts.ts goes up', () => {
    const main =
      '<main><h1>One</h1><p>of <time>today</time>, Nov 22, 2026: <a href="../x/?a">x</a><nav>Next</nav></main>'
    const parts = '7EWbZn_wYciZbBmc.eNv2HZZjapMyrvAg.JYYjR1xvaJr-M4JG'
    expect(of(page(`<nav>Menu</nav>${main}<footer>© 2026</footer>`))).toBe(parts)
  })
})

describe('what differs', () => {
  /** A page with a menu, and one without a main part. */
  const whole = (menu: string, content: string): string => page(`<header>Top</header><nav>${menu}</nav>${content}`)
  const differing = (a: string, b: string): string => {
    const [before, after] = [of(a).split('.'), of(b).split('.')]
    return ['hard', 'soft', 'frame'].filter((_, index) => before[index] !== after[index]).join()
  }
  const content = 'hard,soft'

  it.each<[string, string, (word: string) => string]>([
    ['a title', content, (word) => page('<main>a</main>').replace('A title', word)],
    ['a title without a main part', content, (word) => page('a').replace('A title', word)],
    ['a main part', content, (word) => whole('a', `<main>${word}</main>`)],
    ['a main part by its role', content, (word) => whole('a', `<div role="Main">x<div>y</div>${word}</div>`)],
    ['a main part by its id', content, (word) => whole('a', `<p>x</p><div id="main-content">${word}</div>`)],
    ['what is beside a main part by its id', 'frame', (word) => page(`${word}<div id="main-content">a</div>`)],
    ['a page without a main part', content, (word) => whole('a', `<div><div>${word}</div></div>`)],
    ['an article', content, (word) => whole('a', `<article>${word}</article>`)],
    ['what is beside an article', 'frame', (word) => whole('a', `<div>${word}</div><article>a</article>`)],
    [
      'what is beside an article in #main',
      content,
      (word) => page(`<div id=main><p>${word}<article>a</article></div>`),
    ],
    ["an article's header", content, (word) => whole('a', `<article><header>${word}</header></article>`)],
    ["an article's footer", content, (word) => whole('a', `<main><article><footer>${word}</footer></article></main>`)],
    ["a section's header", content, (word) => page(`<section><section></section><header>${word}</header></section>`)],
    ['a note', content, (word) => whole('a', `<main><aside>${word}</aside></main>`)],
    ["a main part's header", content, (word) => whole('a', `<main><header>${word}</header></main>`)],
    ['a main part in a menu that was forgotten', content, (word) => page(`<nav>a<main>${word}</main>`)],
    ['what comes after a menu', content, (word) => page(`<nav><nav>a</nav></nav><p>${word}`)],
    ['what comes after a menu with its blocks', content, (word) => page(`<p role=navigation><p>a</p></p><p>${word}`)],
    ['a menu', 'frame', (word) => whole(word, '<main>a</main>')],
    ['a menu without a main part', 'frame', (word) => whole(word, 'a')],
    ['a menu by its role', 'frame', (word) => page(`<div role="navigation"><div>a</div>${word}</div><main>a</main>`)],
    ['a menu in a main part', 'frame', (word) => whole('a', `<main>a<nav><p>${word}</p></nav></main>`)],
    ['an article in a menu', 'frame', (word) => page(`<nav><article>${word}</article></nav>a`)],
    ['what is beside an article in a menu', content, (word) => page(`<nav><article>a</article></nav>${word}`)],
    ['a link of a menu', 'frame', (word) => whole(`<a href="/${word}">x</a>`, '<main>a</main>')],
    ['the label of a menu', 'frame', (word) => page(`<nav aria-label="${word}">a</nav><main>a</main>`)],
    ['a header', 'frame', (word) => page(`<header>${word}</header><main>a</main>`)],
    ['a header without a main part', 'frame', (word) => page(`<header>${word}</header>a`)],
    ['an aside', 'frame', (word) => page(`<aside>${word}</aside>a`)],
    ['a footer', 'frame', (word) => page(`a<footer>${word}</footer>`)],
    ["a main part's footer", 'frame', (word) => page(`<main>a<footer>${word}</footer></main>`)],
    ["a main part's footer in a section", 'frame', (word) => page(`<section><main>a<footer>${word}</footer></main>`)],
    ['what is beside a main part', 'frame', (word) => page(`<div>${word}</div><main>a</main>`)],
    ['what comes after a main part', 'frame', (word) => page(`<main>a<nav>b</main><div>${word}</div>`)],
    ['an article beside a main part', 'frame', (word) => page(`<article>${word}</article><main>a</main>`)],
  ])('after a change of %s: %s', (_, parts, of) => {
    expect(differing(of('one'), of('other'))).toBe(parts)
  })

  it.each([
    ['the hard half where only a date in the title does', '<title>On 2026-11-22', '<title>On 2026-11-23', 'hard'],
    ['nothing where only a date in the frame does', 'a<footer>On 2026-11-22', 'a<footer>On 2026-11-23', ''],
    ['all where a text moves', '<main>a<nav>b</nav></main>', '<main>ab</main>', 'hard,soft,frame'],
  ])('is %s', (_, a, b, parts) => {
    expect(differing(a, b)).toBe(parts)
  })
})

describe('the soft half of a fingerprint', () => {
  const halves = (body: string): string[] => of(page(body)).split('.')
  const soft = (body: string): string | undefined => halves(body)[1]

  it.each<[string, string, string]>([
    ['a date', 'Last updated on Nov 22, 2026.', 'Last updated on Jan 1, 2027.'],
    ['a time element, whatever it says', '<p>by me, <time>yesterday</time>', '<p>by me, <time>2 days ago</time>'],
    ['a tip over a time element', '<time title="a">b</time>', '<time title="b">c</time>'],
    ['a time element that is forgotten', '<p><time>a<p>x', '<p><time>b<p>x'],
    ['a date in an alternative text', '<img alt="as of 2026-11-22">', '<img alt="as of 2026-11-23">'],
    ['a date with markup in it', '<b>22</b> <i>November</i> 2026', '<b>23</b> <i>November</i> 2026'],
    ['preformatted text', '<pre>at\n2026-11-22</pre>', '<pre>at\n2026-11-23</pre>'],
  ])('leaves out %s', (_, a, b) => {
    expect(halves(a)[0]).not.toBe(halves(b)[0])
    expect(soft(a)).toBe(soft(b))
  })

  it.each<[string, string, string]>([
    ['a version beside a date', 'v1.2.3, 2026-11-22', 'v1.2.4, 2026-11-23'],
    ['a word beside a date', 'built on Nov 22, 2026', 'made on Nov 23, 2026'],
    ['a word beside a time element', '<time>a</time> one', '<time>b</time> other'],
    ['a word after a time element that is forgotten', '<p><time>a<p>x', '<p><time>a<p>y'],
    ['a block in a time element', '<time><p>a</p></time>', '<time><p>b</p></time>'],
    ['a dated target', '<a href="/2026/11/22/">x</a>', '<a href="/2026/11/23/">x</a>'],
    ['a dated picture', '<img alt="" src="/2026-11-22.png">', '<img alt="" src="/2026-11-23.png">'],
    ['a word behind a dated target', '<a href="/2026-11-22/">x</a> a', '<a href="/2026-11-22/">x</a> b'],
  ])('covers %s', (_, a, b) => {
    expect(soft(a)).not.toBe(soft(b))
  })
})

describe('a title', () => {
  it.each([
    ['<title> A\n title &amp; more </title>', 'A title & more'],
    ['<title>A <b>bold</b> one</title>', 'A <b>bold</b> one'],
    ['<title>the first</title><title>the second</title>', 'the first'],
    ['<noscript><title>a</title></noscript><p>b', ''],
    [`<title>${'😀'.repeat(100)}</title>`, '😀'.repeat(100)],
    [`<title>${'😀'.repeat(101)}</title>`, `${'😀'.repeat(100)}…`],
    ['<title></title><title>b</title>', ''],
    ['<title>soft&shy;ly \u202etinu\u2066</title>', 'softly tinu'],
    ['<title>👩‍🚀</title>', '👩‍🚀'],
    ['<p>none', ''],
  ])('of %s is %j', (html, title) => {
    expect(read(html).title).toBe(title)
  })
})

describe('a page', () => {
  const base = `<base href="/${'b'.repeat(1990)}/">`
  it.each([
    ...[' word', ' x', ' <', ' &', ' &amp', ' 12:34 (A', ' Nov 22, 2026', ' </b>', ' <time>', ' <title>'],
    ...[
      ' <template>',
      ' <b class="b">',
      ' <nav><main>x</nav>',
      ' <article><header>',
      '<pre> <pre>',
      '<!-- x',
      '<script> <x',
      '< x',
    ],
    ...[' </', ' <![CDATA[', ' <a\tb=">', ' <a\tb="\'>', ' <a\t">', '<!  >', '<a\tb=" >', '</a  "'],
    ...['<p  alt=a', '<p  ', '<img src="data:, &amp', '<pre>Nov  ', `${base} <a href="x">x</a>`],
    `${base} <img srcset="${'a,'.repeat(5000)}">`,
  ])(
    'of one thing, %.20j, takes a time that is proportional to its length',
    (things) => {
      const [start, thing] = [things.slice(0, things.indexOf(' ')), things.slice(things.indexOf(' ') + 1)]
      read(start + thing.repeat(1_000_000 / thing.length))
    },
    10_000,
  )

  it('has one base: the first one', () => {
    const page = (base: string): string => of(`${base}<a href="x">x</a>`)
    expect(page('<base href="/a/"><base href="/b/">')).toBe(page('<base href="/a/">'))
    expect(page('<base target="_blank"><base href="/a/">')).toBe(page('<base href="/a/">'))
    expect(page('<base href="//["><base href="/a/">')).toBe(page(''))
    expect(page(`<base href="/${'a'.repeat(3000)}/">`)).toBe(page(''))
  })

  it('counts whole, however many pictures a set has', () => {
    const set = (last: string): string => of(`<img srcset="${'/a.png 1x, '.repeat(1000)}${last} 2x">`)
    expect(set('/b.png')).not.toBe(set('/c.png'))
  })
})
