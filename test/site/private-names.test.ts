import { describe, expect, it } from 'vitest'
import { isPrivateName, privacyOf } from '../../src/site/private-names.ts'

const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean)

describe('a name', () => {
  it.each(
    words(`
      .env .envrc .ENV.local a/.env.production prod.env a/PROD.ENV .env.html .env/x.env
      .npmrc a/.NPMRC .netrc _netrc .git-credentials .htpasswd htpasswd .pgpass .s3cfg .dockercfg .tugboat
      .bash_history .zsh_history .mysql_history .psql_history otr.private_key proftpdpasswd sftp-config.json
      terraform.tfvars terraform.tfstate.backup x.tfstate
      a.p12 a.pfx a.pkcs12 a.jks a.keystore a.keyring a.keychain a.agilekeychain a.kwallet a.kdb a.kdbx a.psafe3
      A.PFX a.html/b.p12 .docker/config.json a/.docker/config.json a/.Docker/Config.json
    `),
  )('%s is private', (path) => expect(privacyOf(path)).toBe('private'))

  it.each(
    words(`
      index.html a/b.html A.HTML Photo.JPEG .hidden.html .x/.y.css .html .PNG html a.b.c.js a/js
      a.png a.svg a.jpg a.woff2 a.mp4 a.webm a.mp3 a.pdf a.zip a.xlsx a.css a.map a.wasm a.webmanifest
      a.md a.markdown a.xml a.vtt a.ts a.vue
      tls.md.txt a/tls.rst.txt a.adoc.txt llms.txt a/llms-full.txt LLMS.txt
    `),
  )('%s is public', (path) => expect(privacyOf(path)).toBe('public'))

  it.each(
    words(`
      a env p12 kdbx a/tfstate a.b a.json a.txt config.json docker/config.json .docker/x/config.json
      .docker/config.yml .docker/a.txt x.docker/config.json llms-2.txt my-llms.txt llms.txt.gpg llms.md.bak tls.md.txt2
      a.mdtxt a.htmlx xhtpasswd html.key .docker/config.json/x a.md/b.txt llmsxtxt
    `),
  )('%s says nothing', (path) => expect(privacyOf(path)).toBe('unknown'))

  it.each(words('.ssh .aws .gnupg .kube .svn .hg node_modules .SSH Node_Modules'))(
    '%s is that of a private folder',
    (name) => expect(isPrivateName(name)).toBe(true),
  )

  it.each(['', 'ssh', '.git', '.well-known', 'node_modules2', 'a/.ssh'])(
    '"%s" is that of a usual folder',
    (name) => expect(isPrivateName(name)).toBe(false),
  )
})
