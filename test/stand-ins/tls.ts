import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runner.ts'

const file = join(root, 'test/fixtures/tls/cert.pem')

/**
 * A certificate for `hosting.example`, `*.tiiny.test` and 127.0.0.1, signed by itself, and its key: nobody trusts it but who is told to. It lies here
 * ready, good for a hundred years, so that the tests need no program that makes one.
 */
export const tls = {
  key: readFileSync(join(root, 'test/fixtures/tls/key.pem'), 'utf8'),
  cert: readFileSync(file, 'utf8'),
  file,
}
