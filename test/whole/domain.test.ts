/** What a written `domain` is: nobody's, there before, somebody else's; and what the service makes of it. */
import { expect } from 'vitest'
import { DEFAULT_KEY, type HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { profileLinks } from '../stand-ins/hosting/options.ts'
import { deletesLinks, liveSite, preview, publishes } from '../stand-ins/scenes/deeds.ts'
import { answeredAs, cut, doneThenReset, reset, status } from '../stand-ins/scenes/faults.ts'
import { payloadsOf, publish } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  closings,
  forPushesOnly,
  live,
  production,
  push,
  type Run,
  staging,
  sweep,
  tearDown,
  uploads,
} from '../stand-ins/scenes/runs.ts'
import { every, pairs, type Scene, scenes } from '../stand-ins/scenes/scene.ts'
import { services } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const name = 'pr-7-docs.tiiny.site'
const domain = 'pr-7.tiiny.test'
const named = { domain }
const kinds = Object.fromEntries(services.map(({ service, hosting }) => [service, hosting]))
const ways: Readonly<Record<string, { begin: Run; end: Run; task: string }>> = {
  'a pull request': { begin: push(7, { domain: name }), end: close(7, { domain: name }), task: 'pr-7' },
  'a branch': {
    begin: branchPush('topic', { domain: name }),
    end: branchDeletion('topic', { domain: name }),
    task: 'branch-topic',
  },
}
const starts = Object.fromEntries(uploads.map(({ by, start }) => [by, start]))
const ends = Object.fromEntries(closings.slice(0, 2).map(({ by, start }) => [by, start]))

/** The methods of the uploads, and the domain of each. */
const uploaded = ({ hosting }: World): string[] =>
  hosting.requests
    .filter(({ path }) => path === '/v1/upload')
    .map(({ method, fields }) => `${method} ${fields.find((field) => field.name === 'domain')?.value ?? ''}`)

scenes(
  'a domain that nobody has',
  pairs('is made by POST, with a notice, updated, and goes', ways, kinds, ({ begin, end, task }, hosting) => ({
    hosting,
    runs: [
      { run: begin, outputs: { link: name }, notes: name },
      begin,
      { run: end, deleted: [name] },
      // Reopened, it has its name again.
      { run: begin, outputs: { link: name } },
    ],
    record: { [task]: ['draft', name] },
    check: (world) => expect(uploaded(world)[0]).toBe(`POST ${name}`),
  })),
  every('is remembered without being written again', kinds, (hosting) => ({
    hosting,
    runs: [push(7, { domain: name }), { run: push(), outputs: { link: name } }, { run: close(), deleted: [name] }],
  })),
  every("is an error where it is another account's, and nothing is claimed", kinds, (hosting) => ({
    hosting: { ...hosting, accounts: { [DEFAULT_KEY]: { linkLimit: 9 }, other: { links: [name] } } },
    runs: [{ run: push(7, { domain: name }), red: /\w/u }, close(7, { domain: name })],
    check: ({ hosting }) => expect([...hosting.account('other').links.keys()]).toEqual([name]),
  })),
  {
    'is made once a closed preview made room': {
      linkLimit: 1,
      given: [preview('pr-6.tiiny.test', { number: 6, state: 'closed' })],
      runs: [push(7, named)],
      live: { [domain]: 'pull 7' },
    },
    'is shown with links that are spelled alike, of ours only': {
      links: ['docs-site-5.tiiny.test', 'far-away.test'],
      runs: [
        push(7, { domain: 'docs-site-1.tiiny.test' }),
        { run: push(8, { domain: 'docs-site-2.tiiny.test' }), notes: 'docs-site-1.tiiny.test', never: 'far-away' },
      ],
    },
  },
)

scenes(
  'a domain that was there before',
  pairs('is refused, with how to write it for pushes only', starts, kinds, (start, hosting) => ({
    hosting,
    links: [name],
    runs: [
      { run: start({ domain: name }), refused: [name, /before this preview/u, forPushesOnly] },
      { run: start({ domain: name, 'dry-run': 'true' }), refused: name },
    ],
  })),
  pairs('is left by what ends, green, and said', ends, kinds, (start, hosting) => ({
    hosting,
    links: [name],
    runs: [{ run: start({ domain: name }), idle: true, says: name }],
  })),
  every('is the same however it is listed', Object.fromEntries(profileLinks.map((each) => [each, each])), (shape) => ({
    links: [name],
    hosting: { linkSuffix: 'tiiny.site', profileLinks: shape },
    run: push(7, { domain: `https://${name.toUpperCase()}/` }),
    refused: name,
  })),
  {
    'is its own custom name, too': {
      links: ['site.tiiny.test'],
      hosting: { profileLinks: 'objects-both', customDomains: { [live]: 'site.tiiny.test' } },
      runs: [live, 'site.tiiny.test'].map((each) => ({ run: push(7, { domain: each }), refused: each })),
    },
    "is another preview's: neither replaced nor deleted": {
      given: [preview('shared.tiiny.test', { number: 8 })],
      runs: [
        { run: push(7, { domain: 'shared.tiiny.test' }), refused: 'shared.tiiny.test' },
        { run: close(7, { domain: 'shared.tiiny.test' }), idle: true },
        { run: close(7, { domain: 'shared.tiiny.test', mode: 'teardown' }), either: true },
      ],
      live: ['pull 8'],
    },
    "is production's: the error says whose it is, names it for pushes, and never to delete it": {
      runs: [production({ domain: 'shop.tiiny.test' })],
      run: push(7, { domain: 'shop.tiiny.test' }),
      refused: ['belongs to the live site of the environment "production"', forPushesOnly, "'shop.tiiny.test'"],
      never: /delete shop/iu,
    },
    'says the name of the recorded live site, and no link that no record names': {
      links: ['secret.test', 'other.test'],
      given: [liveSite(live), liveSite('docs.test', 'docs')],
      runs: [
        { run: push(7, { domain: 'secret.test' }), refused: [forPushesOnly, live], never: /other\.test|docs\.test/u },
        // Else a push to the default branch would go to the docs.
        { run: push(7, { domain: 'docs.test' }), refused: forPushesOnly, never: /'docs\.test'|secret\.test/u },
      ],
    },
    'is free once it is deleted in the account': {
      links: ['shared.tiiny.test'],
      runs: [
        { run: push(7, { domain: 'shared.tiiny.test' }), refused: 'shared.tiiny.test' },
        (world) => {
          world.hosting.account().links.clear()
          return push(7, { domain: 'shared.tiiny.test' })(world)
        },
      ],
    },
    'was made by hand under the name that a close has freed': {
      runs: [
        push(7, named),
        close(7, named),
        (world) => {
          publish(world, domain, 'by hand')
          return production()(world)
        },
        { run: push(7, named), refused: domain },
        { run: close(7, named), idle: true },
      ],
      live: ['by hand', 'production'],
    },
  },
)

const labels = ['pr-7', 'localhost', 'https://feature/login', '{name}.test', 'a b.test']
scenes(
  'a domain that is no whole host name',
  every(
    'is an input error that says how to write it',
    Object.fromEntries(labels.map((each) => [each, each])),
    (label) => ({
      links: ['pr-7.tiiny.test'],
      runs: [
        { run: push(7, { domain: label }), refused: /^domain: /u },
        { run: production({ domain: label }), refused: /^domain: /u },
        { run: tearDown(label), refused: /^domain: /u },
      ],
    }),
  ),
  {
    'is told to write it as the account lists it': {
      runs: [{ run: push(7, { domain: 'pr-7' }), refused: 'pr-7.tiiny.site' }],
    },
    'that is a path is not told to be its first part': {
      runs: [{ run: push(7, { domain: 'https://feature/login' }), refused: 'domain', never: /"feature"/u }],
    },
    'in the account is the first label of a name': {
      links: ['pr-7.tiiny.test'],
      hosting: { profileLinks: 'objects-label' },
      runs: [{ run: push(7, named), refused: domain }],
    },
    'in an answer is the whole name that was asked for': {
      hosting: { answeredName: (link) => link.replace(/\..*/u, '') },
      runs: [{ run: push(7, named), outputs: { link: domain } }, { run: push(), warns: false }, close()],
      live: {},
    },
    'in an answer to a create without a name can not be used': {
      hosting: { answeredName: (link) => link.replace(/\..*/u, '') },
      runs: [{ run: push(), red: /calm-river-1/u }],
      isLimit: true,
    },
  },
)

const unreadable = {
  500: status(500),
  '401': status(401, { success: false, error: 'UNAUTHORIZED', message: 'no' }),
  'an HTML page': status(200, '<h1>Hi</h1>', { 'content-type': 'text/html' }),
  'no list': status(200, { success: true, data: { quotaUsed: 1, quotaLimit: 2 } }),
  'a list of nothing known': status(200, { success: true, data: { links: [1], quotaUsed: 1, quotaLimit: 2 } }),
  'half an answer': cut,
}
scenes(
  'an account that can not be read',
  every("stops a preview's create, named or not", unreadable, (profile) => ({
    runs: [
      { run: push(7, named), refused: /\w/u, faults: { profile } },
      { run: push(8), refused: /\w/u, faults: { profile } },
      { run: branchPush(), refused: /\w/u, faults: { profile } },
    ],
  })),
  every('does not stop a live site, which says so', unreadable, (profile) => ({
    runs: [{ run: production(), faults: { profile }, warns: /account/u }, production()],
    live: ['production'],
  })),
  {
    'does not hinder a push to a link that is there, which does not ask': {
      runs: [push(7, named), ...[push(7, named), push()].map((run) => ({ run, faults: { profile: status(500) } }))],
    },
    'can be read if its links have an empty second name': {
      run: push(),
      faults: {
        profile: status(200, {
          success: true,
          data: { links: [{ subdomain: 'theirs.test', domain: '' }], quotaUsed: 1, quotaLimit: 100 },
        }),
      },
    },
    'shows no other link of the account where its list can not be used': {
      links: ['private_site.example.com'],
      runs: [{ run: push(), red: /\w/u, never: 'private_site' }],
    },
  },
)

const chosen: Readonly<Record<string, HostingOptions>> = {
  'by a service that ignores it': { ignoresNames: true },
  'by a service that answers another name of it': {
    answeredName: (link) => link.replace('.tiiny.test', '.example.com'),
  },
}
scenes(
  'a name that was asked for, and answered with another one',
  every('is an error that says to leave domain out, and what was made is deleted again', chosen, (hosting) => ({
    hosting,
    runs: [{ run: push(7, named), red: /Leave "domain" out/u }],
    record: { 'pr-7': ['draft'] },
    isLimit: hosting.answeredName ? true : undefined,
  })),
  {
    'is left to who has made it meanwhile': {
      hosting: { ignoresNames: true },
      run: push(7, named),
      red: /Leave "domain" out/u,
      at: { after: 'upload', happens: publishes(domain, 'theirs') },
      live: { [domain]: 'theirs' },
    },
    'stays where a live site made it, and the error names it': {
      hosting: { ignoresNames: true },
      runs: [{ run: production({ domain: 'www.tiiny.test' }), red: [/Leave "domain" out/u, '@production'] }],
      live: ['production'],
    },
    'is never deleted by a live site whose own domain is answered with an alias that the account does not list': {
      links: { 'site.tiiny.test': 'production' },
      hosting: { customDomains: { 'example.com': 'site.tiiny.test' }, answeredName: () => 'www.example.com' },
      runs: [{ run: production({ domain: 'example.com' }), either: true, never: /deleted/u }],
      live: { 'site.tiiny.test': 'production' },
    },
  },
)

const replaced: HostingOptions = { replacesWhenFull: true }
const makers: Readonly<Record<string, Run>> = {
  'a pull request': push(),
  'a branch': branchPush(),
  production: production(),
}
scenes(
  'an answer that names a link which was listed',
  every('is an error that says which link may have been overwritten', makers, (run) => ({
    links: [live],
    linkLimit: 1,
    hosting: replaced,
    runs: [
      { run, red: [live, /overwritten/iu, 'domain'] },
      { run: sweep(), either: true },
    ],
    check: (world) => expect(world.hosting.account().links.has(live)).toBe(true),
    ends: true,
  })),
  {
    'is kept among the names of a live site, so that no preview gets it': {
      links: [live],
      linkLimit: 1,
      hosting: replaced,
      runs: [
        { run: production(), red: live },
        { run: push(7, { domain: live }), refused: live },
      ],
      check: (world) => {
        const payloads = payloadsOf(world, 'deploy:site')
        expect(payloads.at(-1)?.names).toEqual([live])
        expect(payloads.map(({ link }) => link)).not.toContain(live)
      },
    },
    'is one by its other name, too': {
      links: [live],
      linkLimit: 1,
      hosting: {
        ...replaced,
        answeredName: () => 'www.own.test',
        profileLinks: 'objects-both',
        customDomains: { 'www.own.test': live },
      },
      runs: [{ run: push(), red: /overwritten/iu }],
      isLimit: true,
      live: [/./u],
    },
  },
)

/** From the second upload on the service answers another name. */
const renaming = (): HostingOptions => {
  let uploads = 0
  return { answeredName: (link) => (++uploads > 1 ? 'another.test' : link) }
}
scenes('an update that is answered with another name', {
  'fails for a preview, which keeps its record': {
    hosting: renaming(),
    runs: [push(), { run: push(), red: 'another.test' }],
    live: ['pull 7'],
  },
  'is a warning for a live site, which goes on under the name that it sent to, and keeps the other one': {
    hosting: renaming(),
    runs: [
      production(),
      { run: production(), warns: 'another.test', outputs: { link: '@production' } },
      { run: production(), warns: false },
      { run: push(7, { domain: 'another.test' }), refused: 'another.test' },
    ],
    check: (world) => {
      const payloads = payloadsOf(world, 'deploy:site')
      expect(payloads.map(({ names = [] }) => names.join())).toEqual(['', '', '', 'another.test', 'another.test'])
    },
    states: { site: ['inactive', 'inactive', 'inactive', 'inactive', 'success'] },
  },
})

const lost: Scene = { runs: [] }
scenes(
  'a named create whose answer is lost',
  every('is ours within the run where the account lists it then', { lost: doneThenReset, cut }, (fault) => ({
    ...lost,
    runs: [
      { run: push(7, named), at: { before: 'upload', fault } },
      { run: close(), deleted: [domain] },
    ],
  })),
  {
    'is sent again where the account does not list it': {
      runs: [{ run: push(7, named), at: { before: 'upload', fault: reset } }],
      check: (world) => expect(uploaded(world)).toHaveLength(2),
    },
    'is an error that says that it may exist where the account can not be asked again': {
      runs: [
        {
          run: push(7, named),
          red: [domain, /may|not known/u],
          at: { before: 'upload', fault: doneThenReset },
          faults: { profile: [() => false, status(500)] },
        },
        // Nothing is proven: the next push finds it listed, and a close leaves what no record names.
        { run: push(7, named), refused: domain },
        { run: close(7, named), either: true },
      ],
      live: { [domain]: 'pull 7' },
    },
    'is not ours where the body had not been sent completely': {
      run: push(7, { ...named, page: 'much'.repeat(2 ** 20) }),
      red: domain,
      at: { before: 'upload', happens: publishes(domain, 'theirs'), fault: reset },
      live: { [domain]: 'theirs' },
    },
  },
)

scenes('a remembered link that the service no longer has', {
  'is replaced by one that is refused, which is not called undefined': {
    given: [preview('a.test'), deletesLinks()],
    run: push(),
    red: 'BAD',
    never: /undefined/u,
    at: { before: 'upload', nth: 2, fault: status(400, { success: false, error: 'BAD', message: 'No.' }) },
  },
  "is replaced by a new one, with a warning, and the preview's deployments for it are deleted": {
    hosting: { namedLinks: false },
    runs: [
      push(),
      push(),
      { run: push(), warns: 'calm-river-1.tiiny.test', at: { before: 'listRecord', happens: deletesLinks() } },
      { run: close(), deleted: ['@pull 7'] },
    ],
    live: {},
  },
  'is one for a live site, which says which older ones are there, and how to go back': {
    links: { [live]: 'production', 'www.test': 'production' },
    hosting: { namedLinks: false },
    runs: [production({ domain: live }), production({ domain: 'www.test' })],
    run: production(),
    at: { before: 'createDeployment', happens: deletesLinks('www.test') },
    warns: [live, 'domain'],
  },
  'and that domain names is made again under its own name': {
    runs: [
      push(7, named),
      { run: push(7, named), outputs: { link: domain }, at: { before: 'listRecord', happens: deletesLinks() } },
    ],
    live: { [domain]: 'pull 7' },
  },
  'is gone, too, where the upload is refused with 403': {
    runs: [push()],
    run: push(),
    at: { before: 'listRecord', happens: deletesLinks() },
    faults: { upload: [status(403, { success: false, error: 'FORBIDDEN', message: 'no' }), () => false] },
    warns: 'calm-river-1.tiiny.test',
    live: ['pull 7'],
  },
  'is not gone where the account lists it, whatever the service refuses': {
    runs: [
      push(),
      { run: push(), red: 'NO', faults: { upload: status(403, { success: false, error: 'NO', message: 'no' }) } },
    ],
    live: ['pull 7'],
  },
  'is replaced, and the answer can be used in part only: the new one is recorded': {
    hosting: { namedLinks: false },
    runs: [
      push(),
      {
        run: push(),
        red: /\w/u,
        at: { before: 'listRecord', happens: deletesLinks() },
        faults: { upload: answeredAs(200, (text) => text.replace('"active"', '5')) },
      },
      close(),
    ],
    live: {},
  },
})

scenes('staging and previews of one name', {
  'a live site may take a free name that a preview had': {
    runs: [push(7, named), close(7, named), staging(domain), { run: push(8, named), refused: domain }],
    given: [],
    live: { [domain]: 'staging' },
  },
  'a preview that is reopened does not get back what a live site has made meanwhile': {
    runs: [push(7, named), close(7, named), staging(domain), { run: push(7, named), refused: [domain, 'staging'] }],
    live: { [domain]: 'staging' },
  },
})
