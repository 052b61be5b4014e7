import { expect, it } from 'vitest'
import { formFor } from '../../src/deploy/deploy.ts'
import { dialectOf } from '../../src/hosting/dialects.ts'

const live = new URL('https://ext.tiiny.host')
const other = new URL('http://127.0.0.1:8080/base')
const flat = ['index.html', 'a.css']
const deep = ['index.html', 'guide/index.html']

it.each([
  { as: 'auto', paths: flat, url: live, form: 'files' },
  { as: 'auto', paths: deep, url: live, form: 'zip' },
  { as: 'auto', paths: deep, url: other, form: 'files' },
  { as: 'files', paths: deep, url: live, form: 'files' },
  { as: 'zip', paths: flat, url: other, form: 'zip' },
] as const)('$as of $paths to $url.host is sent as $form', ({ as, paths, url, form }) => {
  const files = paths.map((path) => ({ path, source: '', size: 1 }))
  expect(formFor(as, files, dialectOf(url))).toBe(form)
})
