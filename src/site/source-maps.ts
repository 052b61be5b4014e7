import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at, parseJson, textOf } from '../text/json.ts'
import { readText } from './read-file.ts'
import type { SiteFile } from './site.ts'

/** Bytes of a map that is read, and sources of it that are looked up, at most. */
const most = { bytes: 32 * 1024 * 1024, sources: 1000 }

/**
 * Whether a source map may contain the workspace's own sources. It does not where none of them is a file of the checkout,
 * as for the scripts that a theme brings: what is public anyway needs no warning. Without a checkout, or if the map can't
 * be read, nobody can tell.
 */
export function mayBeOwn(map: SiteFile, workspace: string): boolean {
  if (!existsSync(join(workspace, '.git'))) return true
  const sources = at(parseJson(readText(map, most.bytes) ?? ''), 'sources')
  if (!Array.isArray(sources) || sources.length > most.sources) return true
  const folders = [workspace]
  for (let folder = dirname(map.source); folder.length > workspace.length; folder = dirname(folder))
    folders.push(folder)
  return sources.some((source) => {
    // Bundlers write an address: "webpack://name/./src/a.js?1234".
    const path = textOf(source).replace(/^[\w-]+:\/\/[^/]*\/|\?.*$/gu, '')
    return !path.includes('node_modules/') && folders.some((folder) => existsSync(join(folder, path)))
  })
}
