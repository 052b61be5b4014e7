/** What a second hostile reader has found: each scene was red once. */
import { describe, expect, it } from 'vitest'
import { hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import { liveLinks, pages, publish, recordedLinks } from '../stand-ins/scenes/records.ts'
import { close, expectRed, push, setStage } from '../stand-ins/scenes/stage.ts'

describe('a preview that was made under a name, and answered with another one', () => {
  const domain = 'pr-7.tiiny.test'
  const answeredName = (link: string): string => link.replace('.tiiny.test', '.example.com')

  it('that the account does not list is not kept: no later run would find it, and a close would leave it', async () => {
    await using world = await setStage({ hosting: { answeredName } })
    await expectRed(push(7, { domain })(world), /Leave "domain" out/u)
    expect([liveLinks(world), [...recordedLinks(world)]]).toEqual([[], []])
  })

  it('is not kept, and who has made the name meanwhile keeps it', async () => {
    await using world = await setStage({ hosting: { ignoresNames: true } })
    world.meet = moments({ at: hostingAt.upload, done: true, happens: () => publish(world, domain, 'theirs') })
    await expectRed(push(7, { domain })(world), /Leave "domain" out/u)
    expect(pages(world)).toEqual({ [domain]: 'theirs' })
  })
})
