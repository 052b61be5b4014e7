import { describe, expect, it } from 'vitest'
import { makeWorld } from '../stand-ins/scenes/world.ts'

describe('preview-password, in a process of its own', () => {
  it.each(['401', 'page'] as const)('is sent, asked for by %s, and shown nowhere', async (passwords) => {
    const password = 'Q7/x+v9 Öffne-Dich'
    const inputs = { 'preview-password': password, verify: 'true', message: '{url}' }
    await using world = await makeWorld({ hosting: { name: 'hosting.example', passwords }, inputs })
    const production = await world.step({ inputs: { verify: 'false' } })
    const preview = await world.pull(7, 'opened')
    const close = await world.pull(7, 'closed')
    const held = JSON.stringify(world.github.requests.map(({ path, body }) => [path, body]))
    for (const { code, stdout, stderr, summary, outputs } of [production, preview, close]) {
      expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' })
      expect(stdout).toContain(`::add-mask::${password}\n`)
      const shown = [stdout.replace(/^::add-mask::.*$/gmu, ''), summary, JSON.stringify(outputs), held]
      for (const secret of [password, Buffer.from(password).toString('base64'), encodeURIComponent(password)])
        expect(shown.join('\n')).not.toContain(secret)
    }
    expect(preview.stdout).toContain('asks for the password')
    const settings = world.hosting.requests.map(
      ({ fields }) => fields.find(({ name }) => name === 'siteSettings')?.value,
    )
    expect(settings.filter(Boolean)).toEqual([JSON.stringify({ passwordProtected: true, password })])
  })
})
