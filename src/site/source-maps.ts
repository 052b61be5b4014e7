import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at, parseJson, textOf } from '../text/json.ts'
import { isInside } from './file-access.ts'
import { readWhole } from './read-file.ts'
import type { SiteFile } from './site.ts'

/** Bytes of a map that is read, and sources of it that are looked up, at most. */
const most = { bytes: 32 * 1024 * 1024, sources: 1000 }

/**
 * Whether a source map may contain the workspace's own sources. It does not where none of them is a file of the checkout,
 * as for the scripts that a theme brings: what is public anyway needs no warning. Without a checkout, or if the map can't
 * be read, nobody can tell.
 */
export function mayBeOwn(map: SiteFile, workspace: string): boolean {
  if (!existsSync(join(workspace, '.git')) || map.size > most.bytes) return true
  const bytes = Buffer.allocUnsafe(map.size)
  readWhole(map, bytes)
  const json = parseJson(bytes.toString())
  const sources = at(json, 'sources')
  if (!Array.isArray(sources) || sources.length > most.sources) return true
  const root = textOf(at(json, 'sourceRoot'))
  const folders = foldersAbove(map.source, workspace)
  return sources.some((source) => {
    // Bundlers write an address: "webpack://name/./src/a.js?1234".
    const path = join(root, textOf(source).replace(/^[\w-]+:\/\/[^/]*\/|\?.*$/gu, ''))
    if (path.includes('node_modules/')) return false
    const inFolder = path.replace(/^(?:\.\.?[/\\])+/u, '')
    return existsSync(join(dirname(map.source), path)) || folders.some((folder) => existsSync(join(folder, inFolder)))
  })
}

/** The folders from a file up to the workspace. */
function foldersAbove(file: string, workspace: string): string[] {
  const folder = dirname(file)
  return isInside(workspace, folder) && folder !== file ? [folder, ...foldersAbove(folder, workspace)] : [workspace]
}
