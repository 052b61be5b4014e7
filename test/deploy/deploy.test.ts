import { expect, it } from 'vitest'
import { formFor } from '../../src/deploy/deploy.ts'
import { dialectOf } from '../../src/hosting/dialects.ts'

const live = new URL('https://ext.tiiny.host')
const other = new URL('http://127.0.0.1:8080/base')
const flat = ['index.html', 'a.css']
const deep = ['index.html', 'guide/index.html']

it.each([
  { as: 'auto', paths: flat, url: live, form: 'files', why: 'a site without folders needs no archive' },
  { as: 'auto', paths: deep, url: live, form: 'zip', why: 'ext.tiiny.host unpacks archives' },
  { as: 'auto', paths: deep, url: other, form: 'files', why: 'the interface takes single files with their folders' },
  { as: 'files', paths: deep, url: live, form: 'files', why: '"upload-as: files" asks for it' },
  { as: 'zip', paths: flat, url: other, form: 'zip', why: '"upload-as: zip" asks for it' },
] as const)('$as of $paths to $url.host is sent as $form', ({ as, paths, url, form, why }) => {
  const files = paths.map((path) => ({ path, source: '', size: 1 }))
  expect(formFor(as, { files }, dialectOf(url), url.host)).toEqual({ form, why })
})
