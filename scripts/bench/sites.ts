/** The sites of the benchmark: each function makes one in a folder that is empty. */
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../test/stand-ins/runner/runner.ts'

const mebibyte = 1024 * 1024

export function oneFile(mebibytes: number, name = 'video.mp4'): (folder: string) => void {
  return (directory) => {
    const chunk = Buffer.alloc(mebibyte, 'static deploy ')
    const descriptor = openSync(join(directory, name), 'w')
    for (let written = 0; written < mebibytes; written += 1) writeSync(descriptor, chunk)
    closeSync(descriptor)
  }
}

export function manyFiles(count: number, folders: number, bytes: number): (folder: string) => void {
  return (directory) => {
    const text = 'x'.repeat(bytes)
    for (let index = 0; index < folders; index += 1) mkdirSync(join(directory, `folder-${index}`))
    for (let index = 0; index < count; index += 1) {
      writeFileSync(join(directory, `folder-${index % folders}`, `page-${index}.html`), text)
    }
  }
}

/** 10,000 times 10 KiB of prose, each time from another place on. */
export function texts(directory: string): void {
  const prose = readFileSync(join(root, 'README.md'))
  const twice = Buffer.concat([prose, prose])
  for (let index = 0; index < 100; index += 1) mkdirSync(join(directory, `folder-${index}`))
  for (let index = 0; index < 10_000; index += 1) {
    const start = (index * 97) % prose.length
    writeFileSync(join(directory, `folder-${index % 100}`, `page-${index}.html`), twice.subarray(start, start + 10_240))
  }
}

/** 10,000 times 10 KiB of a bundle, each time from another place on. */
export function scripts(directory: string): void {
  const bundle = readFileSync(join(root, 'node_modules/swagger-ui-dist/swagger-ui-bundle.js'))
  for (let index = 0; index < 100; index += 1) mkdirSync(join(directory, `folder-${index}`))
  for (let index = 0; index < 10_000; index += 1) {
    const start = (index * 9973) % (bundle.length - 10_240)
    const content = bundle.subarray(start, start + 10_240)
    writeFileSync(join(directory, `folder-${index % 100}`, `chunk-${index}.js`), content)
  }
}
