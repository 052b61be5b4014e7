/** Pages that never end, a browser that never begins, and runs that are cancelled. */
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { drawn } from '../../../stand-ins/scenes/drawn.ts'
import { openStage, page, processesOf, program, readProcess, toShow } from './studio.ts'

const isLinux = process.platform === 'linux'

const endless = page('<script>for (;;);</script>')

/** CPU seconds that a process has used. Only the renderer of an endless page uses many. */
const computed = (pid: string): number => Number(readProcess(pid, 'stat').replace(/.*\) /su, '').split(' ')[11]) / 100

const renderersOf = (temp: string): string[] =>
  processesOf(temp).filter((pid) => readProcess(pid, 'cmdline').includes('--type=renderer'))

/** Waits for a process that has computed for some seconds. */
const busyOf = async (temp: string, seconds: number): Promise<string> =>
  await vi.waitUntil(() => renderersOf(temp).find((pid) => computed(pid) > seconds), 60_000)

describe.skipIf(program === undefined)('pictures', () => {
  it('are none of pages that do not let it, but of those after them', async () => {
    const warnings: Error[] = []
    const warned = (warning: Error) => void warnings.push(warning)
    process.on('warning', warned)
    await using stage = await openStage()
    stage.limit({ 60000: 600_000, 15000: 5000 })
    const never = Object.fromEntries(
      drawn([
        ['endless', endless],
        ['asking', page('<script>for (;;) alert()</script>')],
      ]),
    )
    const contents = { crashing: endless, ...never, plain: page('Plain') }
    const names = Object.keys(contents).filter((name) => isLinux || name !== 'crashing')
    const longest = `/${'a'.repeat(1000)}/`
    const pages = [...names.map((name) => `/${name}/`), longest].map((path) => toShow(path, 'new'))
    const taking = stage.take(contents, pages)
    if (isLinux) process.kill(Number(await busyOf(stage.temp, 0.7)), 'SIGKILL')
    const { screenshots, notice } = await taking
    process.off('warning', warned)
    expect(screenshots.filter(({ result }) => result === 'pictures').map(({ path }) => path)).toEqual(['/plain/'])
    const late = Object.keys(never).map((name) => `No screenshot of /${name}/: it took too long.`)
    expect(stage.lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/^No screenshot of \/a{180,}…$/u), ...late]),
    )
    expect([notice, warnings]).toEqual([undefined, []])
  })

  it.skipIf(!isLinux)(
    'of a run that is cancelled end, leave nothing, and their browser knew nothing of the runner',
    async () => {
      await using stage = await openStage()
      vi.stubEnv('INPUT_API-KEY', 'a-key-of-the-runner')
      vi.stubEnv('ACTIONS_RUNTIME_TOKEN', 'a-token-of-the-runner')
      const controller = new AbortController()
      const taking = stage.take({ guide: endless }, [toShow('/guide/', 'new')], { signal: controller.signal })
      await vi.waitUntil(() => renderersOf(stage.temp).length > 0, 20_000)
      const processes = processesOf(stage.temp)
      // The others write their names over what they have been given.
      const main = processes.find((pid) => /--remote-debugging-pipe(?!.*--type=)/su.test(readProcess(pid, 'cmdline')))
      const variables = readProcess(main ?? '', 'environ').match(/[^\0]+/gu) ?? []
      const own = /^(?:PATH|HOME|TMPDIR|TEMP|TMP|USERPROFILE|APPDATA|LOCALAPPDATA)=/u
      expect(variables.filter((each) => own.test(each))).toHaveLength(8)
      // The rest is what its own start script adds.
      expect(variables.filter((each) => !own.test(each) && !/^(?:CHROM|GOOGLE_|PWD=|OLDPWD=|_=)/u.test(each))).toEqual(
        [],
      )
      expect(processes.map((pid) => readProcess(pid, 'environ')).join()).not.toContain('of-the-runner')
      controller.abort(new Error('The run was cancelled.'))
      await expect(taking).rejects.toThrow('The run was cancelled.')
      expect(processesOf(stage.temp)).toEqual([])
      expect(readdirSync(stage.temp)).toEqual([])
    },
  )

  it.skipIf(!isLinux)('are none of pages that are left when the browser ends', async () => {
    await using stage = await openStage()
    stage.limit({ 60000: 600_000, 15000: 600_000 })
    const taking = stage.take({ guide: endless }, [toShow('/guide/', 'new'), toShow('/after/', 'new')])
    await busyOf(stage.temp, 0.7)
    const [main] = processesOf(stage.temp).filter((pid) => !readProcess(pid, 'cmdline').includes('--type='))
    process.kill(Number(main), 'SIGKILL')
    const { screenshots, notice } = await taking
    const ended = { result: 'none', reason: 'the browser ended' }
    expect([screenshots, notice]).toMatchObject([[ended, ended], undefined])
  })

  it.skipIf(!isLinux)('end after their time, and what is there is shown', async () => {
    await using stage = await openStage()
    const over = new AbortController()
    stage.limit({ 60000: over.signal, 15000: 60_000 })
    const pages = [toShow('/plain/', 'new'), toShow('/guide/', 'new'), toShow('/plain/', 'new')]
    const taking = stage.take({ plain: page('Plain'), guide: endless }, pages)
    // On a busy machine the first page may take a second.
    await busyOf(stage.temp, 3)
    over.abort()
    const { files, screenshots, notice } = await taking
    expect(notice).toBeUndefined()
    const late = { result: 'none', reason: 'it took too long' }
    expect(files).toHaveLength(1)
    expect(screenshots).toMatchObject([{ path: '/plain/', result: 'pictures' }, late, late])
    expect(readdirSync(stage.temp)).toEqual([])
  })
})

describe('without pictures a notice says why', () => {
  const missing = 'there is no Chrome or Chromium; install one, or set CHROME_PATH'
  it.each<[string, Readonly<Record<string, string>>, reason: string, inLog?: string]>([
    ['there is no browser', { PATH: '' }, missing],
    ['it does not start', { CHROME_PATH: '/bin/false' }, '/bin/false does not start', ': it printed nothing'],
    ['it is no program', { CHROME_PATH: '/etc/passwd' }, '/etc/passwd does not start', ': spawn /etc/passwd EACCES'],
  ])('where %s', async (_, variables, reason, inLog = '') => {
    await using stage = await openStage()
    for (const [name, value] of Object.entries({ CHROME_BIN: '', ...variables })) vi.stubEnv(name, value)
    const { files, screenshots, notice } = await stage.take({ guide: 'a' }, [toShow('/guide/')])
    expect(files).toEqual([])
    expect(screenshots).toEqual([{ ...toShow('/guide/'), result: 'none', reason }])
    expect(notice).toBe(`Screenshots: ${reason}${inLog}.`)
    expect(readdirSync(stage.temp)).toEqual([])
  })

  it('where its folder is not there, and no comment has an error of the system', async () => {
    await using stage = await openStage()
    rmSync(stage.temp, { recursive: true })
    const { screenshots, notice } = await stage.take({ guide: 'a' }, [toShow('/guide/')])
    expect(screenshots).toMatchObject([{ result: 'none', reason: 'an unexpected error, which is in the log' }])
    expect(notice).toContain('ENOENT')
  })

  it.skipIf(process.platform === 'win32')('where it fails, and it has learned nothing of the runner', async () => {
    await using stage = await openStage()
    const program = join(stage.temp, 'program')
    writeFileSync(program, `#!/bin/sh\nenv > ${stage.temp}/variables\nexit 1\n`)
    chmodSync(program, 0o755)
    const secrets = {
      'INPUT_API-KEY': 'a-key',
      INPUT_PASSWORD: 'a-word',
      GITHUB_TOKEN: 'a-token',
      ACTIONS_RUNTIME_TOKEN: 'a',
    }
    for (const [name, value] of Object.entries({ ...secrets, CHROME_PATH: program })) vi.stubEnv(name, value)
    const { notice } = await stage.take({ guide: 'a' }, [toShow('/guide/')])
    expect(notice).toContain('does not start')
    const names = readFileSync(join(stage.temp, 'variables'), 'utf8').match(/^\w[\w-]*(?==)/gmu) ?? []
    // A shell adds some of its own.
    const ofShell = ['PWD', 'OLDPWD', 'SHLVL', '_']
    const folders = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA']
    expect(names.filter((name) => !ofShell.includes(name)).toSorted()).toEqual(['PATH', ...folders].toSorted())
  })

  it.skipIf(process.platform === 'win32')('where a browser never says that it is there', async () => {
    await using stage = await openStage()
    stage.limit({ 60000: 500 })
    const silent = join(stage.temp, 'silent')
    writeFileSync(silent, '#!/bin/sh\nsleep 600 &\nwait\n')
    chmodSync(silent, 0o755)
    vi.stubEnv('CHROME_PATH', silent)
    const { notice } = await stage.take({ guide: 'a' }, [toShow('/guide/')])
    expect(notice).toBe('Screenshots: it took too long.')
    expect(readdirSync(stage.temp)).toEqual(['silent'])
    if (isLinux) expect(processesOf(stage.temp)).toEqual([])
  })
})
