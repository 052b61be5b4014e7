import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../stand-ins/runner/runner.ts'

const { jobs } = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')) as {
  jobs: Record<
    string,
    {
      needs?: string[]
      uses?: string
      steps?: { name?: string; uses?: string; with?: Record<string, unknown>; run?: string }[]
    }
  >
}

/** The script of a step of `release.yml`, whose job must have the whole history. */
function scriptOf(name: string): string {
  const job = Object.values(jobs).find(({ steps }) => steps?.some((step) => step.name === name))
  const checkout = job?.steps?.find(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkout?.with?.['fetch-depth']).toBe(0)
  return job?.steps?.find((step) => step.name === name)?.run ?? expect.fail(name)
}

const env = {
  ...{ PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  ...{ GIT_AUTHOR_NAME: 'x', GIT_AUTHOR_EMAIL: 'x@example.com' },
  ...{ GIT_COMMITTER_NAME: 'x', GIT_COMMITTER_EMAIL: 'x@example.com' },
}

/** A repository on GitHub, as far as tags go, and a clone to work in. */
function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-release-'))
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout.trim()
  }
  const inClone = (...args: string[]): string => git('-C', 'work', ...args)
  git('init', '--quiet', '--bare', '--initial-branch=main', 'origin.git')
  git('clone', '--quiet', 'origin.git', 'work')
  return {
    inClone,
    /** A commit on the branch that is checked out, with these tags. */
    commit(...tags: string[]): void {
      inClone('commit', '--quiet', '--allow-empty', '--message=x')
      for (const tag of tags) inClone('tag', tag)
    },
    /** What runs when a tag is pushed: in a clone of all, the tag checked out. */
    release(script: string, tag: string) {
      inClone('push', '--quiet', '--force', 'origin', 'refs/heads/*:refs/heads/*', 'refs/tags/*:refs/tags/*')
      inClone('checkout', '--quiet', '--detach', `refs/tags/${tag}`)
      const place = { cwd: join(folder, 'work'), env: { ...env, GITHUB_REF_NAME: tag } }
      return spawnSync('bash', ['-e', '-c', script], { ...place, encoding: 'utf8' })
    },
    /** The version whose commit a tag of the repository names; empty where there is no such tag. */
    versionAt(tag: string): string {
      const commit = git('--git-dir=origin.git', 'for-each-ref', '--format=%(objectname)', `refs/tags/${tag}`)
      return commit && git('--git-dir=origin.git', 'tag', '--points-at', commit, '--list', '*.*.*')
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

// The workflow itself runs on Ubuntu only.
describe.skipIf(process.platform === 'win32')('a release', () => {
  it('of a tag on main goes on if main is further already, and stops at a tag of another branch', () => {
    const script = scriptOf('The tag is on main')
    using repository = makeRepository()
    repository.commit('v1.0.0')
    repository.commit()
    repository.inClone('tag', '--annotate', '--message=x', 'v1.0.1')
    for (const tag of ['v1.0.0', 'v1.0.1'])
      expect(repository.release(script, tag)).toMatchObject({ status: 0, stdout: '' })
    repository.inClone('checkout', '--quiet', '-b', 'other')
    repository.commit('v1.0.2')
    const stdout = expect.stringMatching(/^::error::v1\.0\.2 is not on main/u)
    expect(repository.release(script, 'v1.0.2')).toMatchObject({ status: 1, stdout })
  })

  describe('the tag of the major version', () => {
    const script = scriptOf('Move the tag of the major version, unless it names a newer one')

    // Tags of each commit on main, oldest first; the tag that is pushed; the version that v1 then names.
    it.each<[string, readonly string[][], tag: string, after: string]>([
      ['is made by the first', [['v1.0.0']], 'v1.0.0', 'v1.0.0'],
      ['is moved by a newer one', [['v1.9.0', 'v1'], ['v1.10.0']], 'v1.10.0', 'v1.10.0'],
      ['stays for an older version of a newer commit', [['v1.0.0'], ['v1.1.0', 'v1'], ['v1.0.1']], 'v1.0.1', 'v1.1.0'],
      ['is moved where no newer one was released', [['v1.0.0', 'v1'], ['v1.1.0'], ['v1.0.1']], 'v1.0.1', 'v1.0.1'],
      ['heeds no others', [['v1.0.0', 'v1.2.0-rc.1', 'v1.3', 'v10.0.0', 'v1'], ['v1.0.1']], 'v1.0.1', 'v1.0.1'],
      ['stays when its release runs again', [['v1.0.0', 'v1']], 'v1.0.0', 'v1.0.0'],
    ])('%s', (_, commits, tag, after) => {
      using repository = makeRepository()
      for (const tags of commits) repository.commit(...tags)
      const { status, stdout, stderr } = repository.release(script, tag)
      expect(status, stderr).toBe(0)
      expect(repository.versionAt('v1').split('\n')).toContain(after)
      expect(stdout.includes('stays')).toBe(after !== tag)
    })
  })
})

it('waits for all checks, and for those that take long', () => {
  const { needs } = jobs['release'] ?? expect.fail('no job')
  expect(needs).toEqual(Object.keys(jobs).filter((name) => name !== 'release'))
  expect(jobs['weekly']?.uses).toBe('./.github/workflows/weekly.yml')
})
