/**
 * A generator, how it is known (by the content of `<meta name="generator">`, or the path of a script), and what it calls
 * the path that its site is served from.
 */
type Generator = readonly [name: string, sign: RegExp, basePath: string]

/** The more special signs come first: many of these build with Vite. */
const generators: readonly Generator[] = [
  ['Next.js', /\/_next\//u, 'basePath'],
  ['Nuxt', /\/_nuxt\//u, 'app.baseURL'],
  ['SvelteKit', /\/_app\/immutable\//u, 'paths.base'],
  ['Astro', /^Astro|\/_astro\//u, 'base'],
  ['VitePress', /^VitePress/u, 'base'],
  ['Docusaurus', /^Docusaurus/u, 'baseUrl'],
  ['Hugo', /^Hugo/u, 'baseURL'],
  ['Jekyll', /^Jekyll/u, 'baseurl'],
  ['Eleventy', /^Eleventy/u, 'pathPrefix'],
  ['Gatsby', /^Gatsby/u, 'pathPrefix'],
  ['Angular', /\/(?:main|polyfills)-[A-Z0-9]{8}\.js/u, 'baseHref'],
  ['Vite', /\/assets\/[^/]+-[\w-]{8}\.(?:js|css)/u, 'base'],
]

/** The setting of the first generator that a text has the sign of. */
export function basePathOf(text: string): string | undefined {
  const [name, , basePath] = generators.find(([, sign]) => sign.test(text)) ?? []
  return name && `"${basePath}" in the configuration of ${name}`
}

export const basePaths = generators.map(([name, , basePath]) => `"${basePath}" in ${name}`).join(', ')
