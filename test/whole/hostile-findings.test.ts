/** What hostile services, answers and moments brought about, and no run may do. */
import { closes, deletesLinks, liveSite, preview, recorded } from '../stand-ins/scenes/deeds.ts'
import { answeredAs, status } from '../stand-ins/scenes/faults.ts'
import { branchPush, production, push, sweep } from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'

const password = { 'preview-password': 'open sesame' }
const named = { domain: 'pr-7.tiiny.test' }
const site = { domain: 'www.tiiny.test' }
const docs = { environment: 'docs' }
const takeOver = { run: production(named) }
const nothing = {
  'an object': status(200, { message: 'Server Error' }),
  'no content': status(204),
  null: status(200, 'null'),
}

scenes(
  'what GitHub says of a branch',
  every('without its name proves nothing, so that a sweep leaves the preview', nothing, (fault) => ({
    runs: [branchPush(), { run: sweep(), red: /branch/u, faults: { readBranch: fault }, deleted: [] }],
    live: ['branch topic'],
  })),
)

scenes('a preview that was closed meanwhile', {
  'still says which other link its update was answered with': {
    given: [preview('a.test'), liveSite('live.test')],
    hosting: { answeredName: (link) => (link === 'a.test' ? 'live.test' : link) },
    runs: [{ run: push(), red: 'live.test', at: { after: 'upload', happens: closes() } }],
  },
  'still says that a live site may be deleted, when its check had failed before': {
    runs: [
      push(7, named),
      {
        run: push(7, { ...named, verify: 'true', 'verify-timeout': '1' }),
        red: [named.domain, /may be deleted/u],
        at: [
          { after: 'upload', happens: closes() },
          { before: 'delete', happens: takeOver },
        ],
      },
    ],
  },
})

scenes('a deletion in the instant of a take-over says that a live site may be deleted', {
  "by a person, of a preview's link": {
    runs: [
      push(7, named),
      {
        run: push(7, { ...named, mode: 'teardown' }),
        red: [named.domain, /may be deleted/u],
        at: { before: 'delete', happens: takeOver },
      },
    ],
  },
  'of a link that is open in spite of its password': {
    hosting: { passwords: 'ignored' },
    runs: [
      {
        run: push(7, { ...named, ...password }),
        red: [named.domain, /may be deleted/u],
        at: { before: 'delete', happens: takeOver },
      },
    ],
  },
  'of such a link, between two tries': {
    hosting: { passwords: 'ignored' },
    runs: [
      {
        run: push(7, { ...named, ...password }),
        red: [named.domain, /may be deleted/u],
        never: /If nobody needs it/u,
        at: { before: 'delete', happens: takeOver, fault: status(500) },
      },
    ],
  },
})

scenes('a link that is open in spite of its password', {
  'goes, too, where the answer to its making was lost, and it was sent again': {
    hosting: { passwords: 'ignored' },
    runs: [
      {
        run: push(7, { ...named, ...password }),
        red: /password/u,
        never: /was there before/u,
        at: { before: 'upload', fault: answeredAs(500) },
      },
    ],
    live: [],
  },
})

scenes('two live sites', {
  'that look before the other one records: the last one is red': {
    runs: [
      {
        run: production(site),
        red: [/docs/u, /overwritten/u],
        at: { before: 'createDeployment', happens: { run: production({ ...site, ...docs }) } },
      },
    ],
  },
  'one takes the link of the other while it is sent: it is not told to be left as it is': {
    runs: [
      {
        run: production(site),
        red: /overwritten/u,
        never: /left it as it is/u,
        at: { after: 'upload', happens: recorded({ link: site.domain, environment: 'docs' }) },
      },
    ],
  },
  'one gets the link of the other from a full account that it could not read': {
    linkLimit: 1,
    hosting: { replacesWhenFull: true },
    given: [liveSite('docs.test', 'docs')],
    runs: [{ run: production(), red: ['docs.test', /overwritten/u], faults: { profile: status(500) } }],
  },
  'one that the other may have overwritten can be deployed again': {
    linkLimit: 1,
    hosting: { replacesWhenFull: true },
    runs: [production(docs), { run: production(), red: '@docs' }, production(docs)],
    live: ['docs'],
  },
})

scenes('a link that is made for a lost one', {
  'and is refused is not called undefined': {
    given: [preview('a.test'), deletesLinks()],
    runs: [
      {
        run: push(),
        red: 'BAD',
        never: /undefined/u,
        at: { before: 'upload', nth: 2, fault: status(400, { success: false, error: 'BAD', message: 'No.' }) },
      },
    ],
  },
})
