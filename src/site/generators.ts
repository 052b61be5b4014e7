/** Generators, and what each calls the path that its site is served from. */
export const basePathSettings =
  '"base" in Vite, Astro and VitePress, "basePath" in Next.js, "baseURL" in Hugo, "baseUrl" in Docusaurus, "app.baseURL" in Nuxt, "baseurl" in Jekyll, "pathPrefix" in Eleventy and Gatsby, "paths.base" in SvelteKit, "--base-href" of Angular'

/** What makes each generator write `about/index.html`. */
export const folderSettings =
  '"trailingSlash" is "always" in SvelteKit, true in Next.js and Docusaurus, "nitro.prerender.autoSubfolderIndex" is true in Nuxt, "build.format" is "directory" in Astro, "permalink" is "pretty" in Jekyll, or "cleanUrls" is false in VitePress'
