/** What a written `domain` is: nobody's, there before, somebody else's; and what the service makes of it. */
import { expect } from 'vitest'
import { DEFAULT_KEY, type HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { deletesLinks, publishes } from '../stand-ins/scenes/deeds.ts'
import { cut, doneThenReset, reset, status } from '../stand-ins/scenes/faults.ts'
import { payloadsOf } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  forPushesOnly,
  live,
  production,
  push,
  type Run,
  sweep,
  uploads,
  type Way,
} from '../stand-ins/scenes/runs.ts'
import { every, pairs, scenes } from '../stand-ins/scenes/scene.ts'
import { services } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const name = 'pr-7-docs.tiiny.site'
const domain = 'pr-7.tiiny.test'
const named = { domain }
const anotherName =
  /^A link with the name pr-7\.tiiny\.test was asked for, and the service made (\S+) instead\. \1 was deleted again\.\nLeave "domain" out: this service chooses the names itself\.$/u
const overwritten = `A new link was asked for, and the service answered with ${live}, which this run did not ask for. What was there may be overwritten.`
const elsewhere =
  /^The site was sent for \S+, but the service answered that it is at another\.test\. If another site was there, it may be replaced\.$/mu
const uncertain = /^The account could not be read before, so it is not certain that \S+ is a new link\.$/mu
const lost = /^The service no longer has the link calm-river-1\.tiiny\.test, so the site gets a new one\.$/mu
const asksFor = `The account has no link ${name}, so this run asks for it under this name. The account has 0 links.`
const kinds = Object.fromEntries(services.map(({ service, hosting }) => [service, hosting]))
/** Once it is made, it need not be written again. */
const ways: Readonly<Record<string, { begin: Run; again: Run; end: Run; task: string }>> = {
  'a pull request': { begin: push(7, { domain: name }), again: push(), end: close(), task: 'pr-7' },
  'a branch': {
    begin: branchPush('topic', { domain: name }),
    again: branchPush(),
    end: branchDeletion('topic', { domain: name }),
    task: 'branch-topic',
  },
}
const starts = Object.fromEntries(uploads.map(({ by, start }) => [by, start]))
const ends: Readonly<Record<string, Way['start']>> = {
  "a pull request's close": (told) => close(7, told),
  "a branch's deletion": (told) => branchDeletion('topic', told),
}

/** The methods of the uploads, and the domain of each. */
const uploaded = ({ hosting }: World): string[] =>
  hosting.requests
    .filter(({ path }) => path === '/v1/upload')
    .map(({ method, fields }) => `${method} ${fields.find((field) => field.name === 'domain')?.value ?? ''}`)

scenes(
  'a domain that nobody has',
  pairs('is made by POST, with a notice, updated, and goes', ways, kinds, ({ begin, again, end, task }, hosting) => ({
    hosting,
    runs: [
      { run: begin, outputs: { link: name }, notes: asksFor },
      again,
      { run: end, deleted: [name] },
      // Reopened, it has its name again.
      { run: begin, outputs: { link: name } },
    ],
    record: { [task]: ['draft', name] },
    check: (world) => expect(uploaded(world)[0]).toBe(`POST ${name}`),
  })),
  every("is an error where it is another account's, and nothing is claimed", kinds, (hosting) => ({
    hosting: { ...hosting, accounts: { [DEFAULT_KEY]: { linkLimit: 9 }, other: { links: [name] } } },
    runs: [
      {
        run: push(7, { domain: name }),
        red: `upload: the service refused (HTTP 400). DOMAIN_TAKEN: The domain belongs to another account.\nThe account has no link ${name}, and the service made none of that name: check the input "domain", or leave it out to get a new link. The account has 0 links.`,
      },
      close(7, { domain: name }),
    ],
    check: ({ hosting }) => expect([...hosting.account('other').links.keys()]).toEqual([name]),
  })),
)

scenes(
  'a domain that was there before',
  pairs('is refused, with how to write it for pushes only', starts, kinds, (start, hosting) => ({
    hosting,
    links: [name],
    run: start({ domain: name }),
    refused: [name, /before this preview/u, forPushesOnly],
  })),
  pairs('is left by what ends, green, and said', ends, kinds, (start, hosting) => ({
    hosting,
    links: [name],
    runs: [{ run: start({ domain: name }), idle: true, says: name }],
  })),
)

// What else an account may come as is in `hosting/account.test.ts`.
const unreadable = {
  500: status(500),
  'no list': status(200, { success: true, data: { quotaUsed: 1, quotaLimit: 2 } }),
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
    runs: [{ run: production(), faults: { profile }, warns: uncertain }, production()],
    live: ['production'],
  })),
)

const refusals = { 401: /key/u, 413: /"exclude"/u }
scenes(
  'a name that was asked for, and refused for another reason',
  every('gets the advice for it', { 401: 401, 413: 413 } as const, (code) => ({
    run: production({ domain: 'www.tiiny.test' }),
    red: refusals[code],
    never: /check the input "domain"/u,
    faults: { upload: status(code, { success: false, error: 'NO', message: 'No.' }) },
  })),
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
    runs: [{ run: push(7, named), red: anotherName }],
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
      runs: [
        {
          run: production({ domain: 'www.tiiny.test' }),
          red: 'and the service made @production instead. @production stays.',
        },
      ],
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
    runs: [{ run, red: overwritten }],
    run: sweep(),
    either: true,
    check: (world) => expect(world.hosting.account().links.has(live)).toBe(true),
    ends: true,
  })),
  {
    'is kept among the names of a live site, so that no preview gets it': {
      links: [live],
      linkLimit: 1,
      hosting: replaced,
      runs: [{ run: production(), red: live }],
      run: push(7, { domain: live }),
      refused: live,
      check: (world) => {
        const payloads = payloadsOf(world, 'deploy:site')
        expect(payloads.at(-1)?.names).toEqual([live])
        expect(payloads.map(({ link }) => link)).not.toContain(live)
      },
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
    runs: [push()],
    run: push(),
    red: 'The site was sent for @pull 7, and the service answered with another.test',
    live: ['pull 7'],
  },
  'is a warning for a live site, which goes on under the name that it sent to, and keeps the other one': {
    hosting: renaming(),
    runs: [
      production(),
      { run: production(), warns: elsewhere, outputs: { link: '@production' } },
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

scenes(
  'a named create whose answer is lost',
  every('is ours within the run where the account lists it then', { lost: doneThenReset, cut }, (fault) => ({
    // It is an update by then, which goes by PUT where a POST is not taken.
    hosting: { updateBy: 'PUT' },
    runs: [{ run: push(7, named), at: { before: 'upload', fault } }],
    run: close(),
    deleted: [domain],
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
          red: `profile: HTTP 500, and the answer is not a JSON object. ${domain} may have been made all the same.\nSee in the hosting account whether it is there, and delete it if nobody needs it. The service has a problem; run the job again later.`,
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
      red: `${domain} did not exist when this run began, and somebody else has made it meanwhile.`,
      at: { before: 'upload', happens: publishes(domain, 'theirs'), fault: reset },
      live: { [domain]: 'theirs' },
    },
  },
)

scenes('a remembered link that the service no longer has', {
  "is replaced by a new one, with a warning, and the preview's deployments for it are deleted": {
    hosting: { namedLinks: false },
    runs: [
      push(),
      push(),
      { run: push(), warns: lost, at: { before: 'listRecord', happens: deletesLinks() } },
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
    warns: `The service no longer has the link www.test, so the site gets a new one. The account still has ${live}, where this site was before: to go back there, write it as "domain".`,
    record: { site: [live, 'www.test', 'www.test', 'draft', '@production'] },
  },
  'and that domain names is made again under its own name': {
    runs: [
      push(7, named),
      { run: push(7, named), outputs: { link: domain }, at: { before: 'listRecord', happens: deletesLinks() } },
    ],
    live: { [domain]: 'pull 7' },
  },
  'is not gone where the account lists it, whatever the service refuses': {
    runs: [
      push(),
      { run: push(), red: 'NO', faults: { upload: status(403, { success: false, error: 'NO', message: 'no' }) } },
    ],
    live: ['pull 7'],
  },
})
