import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { root } from './runner.ts'

const file = join(root, 'test/fixtures/tls/cert.pem')

/**
 * A certificate for `hosting.example`, `*.tiiny.test`, `ext.tiiny.host`, `*.tiiny.site` and 127.0.0.1, and its key, which is
 * public: it signed itself and can sign no other (`CA:FALSE`). Never trust it on a whole machine.
 *
 * Made with `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj /CN=stand-in`, `-addext`
 * with `basicConstraints=critical,CA:FALSE`, `keyUsage=critical,digitalSignature`, `extendedKeyUsage=serverAuth` and
 * `subjectAltName=DNS:hosting.example,…`.
 */
export const tls = {
  key: readFileSync(join(root, 'test/fixtures/tls/key.pem'), 'utf8'),
  cert: readFileSync(file, 'utf8'),
  file,
}

/** What a process does at its start with a file of certificates, until it goes out of scope. */
export function trust(file: string | undefined): Disposable {
  const before = getCACertificates()
  if (file) setDefaultCACertificates([...before, readFileSync(file, 'utf8')])
  return { [Symbol.dispose]: () => file && setDefaultCACertificates(before) }
}
