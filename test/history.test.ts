import { describe, expect, it } from 'vitest'
import { type HistoryEvent, type Progress, progressAfter } from '../src/history.ts'
import * as of from './report/outcomes.ts'

const [link, fresh] = ['a.example', 'new.example']
const before = of.found({ link, sha: of.shaBefore })
const update: HistoryEvent = { kind: 'sending', link, isNew: false }
const create: HistoryEvent = { kind: 'sending', link: undefined, isNew: true }
const claim: HistoryEvent = { kind: 'sending', link: fresh, isNew: true }
const answer = (at: string | undefined, isCertain = true): HistoryEvent => ({ kind: 'answered', link: at, isCertain })
const recorded: HistoryEvent = { kind: 'recorded', deployment: of.deployment({ id: 2, link: fresh }) }
const refused: HistoryEvent = { kind: 'refused' }
const absent = (of: string): HistoryEvent => ({ kind: 'absent', link: of })
const freed = of.deleted('other.example')
const doubted: HistoryEvent = { kind: 'doubted' }
const made = [create, answer(fresh)]
const again = [claim, absent(fresh), claim]
const elsewhere = answer('b.example', false)

type Row = readonly [name: string, history: readonly HistoryEvent[], progress: Partial<Progress>]

const nothing = { upload: 'not sent', link: undefined, isForgotten: false, stillLive: undefined, deleted: [] } as const
const previous = of.deployment({ link, sha: of.shaBefore })
const still = { upload: 'not sent', stillLive: previous } as const
const perhaps = { upload: 'perhaps', link, stillLive: undefined } as const

describe('what a run did', () => {
  it.each<Row>([
    ['is nothing at the start', [], { ...nothing, previous: undefined, deployment: undefined }],
    ['leaves what was there', [before], { ...still, previous }],
    ['may be live while an update is under way', [before, update], perhaps],
    ['leaves what was there after a refusal', [before, update, refused], still],
    ['is live once the service answers', [before, update, answer(link)], { upload: 'done', link, isForgotten: false }],
    ['leaves nothing of a lost link', [before, update, refused, absent(link)], { ...still, stillLive: undefined }],
    ['may be a new link, which nobody records', [create], { upload: 'perhaps', link: undefined, isForgotten: true }],
    ['is a new link, which is not recorded yet', made, { upload: 'done', isForgotten: true }],
    ['is recorded', [...made, recorded], { upload: 'done', link: fresh, isForgotten: false }],
    ['is nothing if the account has no such link', [before, claim, absent(fresh)], still],
    ['is sent again after a lost answer', again, { upload: 'perhaps', isForgotten: true }],
    ['is a refusal after a lost answer', [...again, refused], { upload: 'not sent', isForgotten: false }],
    ['made the link though a second answer is for an update', [claim, answer(fresh)], { isForgotten: true }],
    [
      'may have overwritten a link that was there',
      [create, elsewhere],
      { upload: 'perhaps', link: 'b.example', isForgotten: false },
    ],
    [
      'is at a link whose name is unknown',
      [create, answer(undefined, false)],
      { upload: 'perhaps', link: undefined, isForgotten: true },
    ],
    ['may not be what visitors get', [before, update, answer(link), doubted], perhaps],
    [
      'is gone once its link is deleted again',
      [...made, recorded, of.deleted(fresh)],
      { ...nothing, link: fresh, deployment: undefined, deleted: [fresh] },
    ],
    [
      'is gone once its link turns out to be absent',
      [create, answer('new.example'), recorded, absent('new.example')],
      { upload: 'not sent', deployment: undefined, isForgotten: false },
    ],
    ['is a deletion of its own link', [before, of.deleted(link)], { ...nothing, link: undefined, deleted: [link] }],
    ['is a deletion of another link', [before, of.deleted('b.example')], { ...still, deleted: ['b.example'] }],
    ['made room', [before, create, refused, freed, create], { upload: 'perhaps', deleted: ['other.example'] }],
    ['made room for nothing', [before, create, refused, freed], { ...still, deleted: ['other.example'] }],
  ])('%s', (_, history, progress) => {
    expect(progressAfter(history)).toMatchObject(progress)
  })
})
