import { readdirSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { drawn } from '../stand-ins/scenes/drawn.ts'
import { openStage, page, processesOf, program, readProcess, wish } from './studio.ts'

const isLinux = process.platform === 'linux'

const endless = page('<script>for (;;);</script>')
const asking = page('<script>setInterval(() => fetch("/a"), 20)</script>')

const renderersOf = (temp: string): string[] =>
  processesOf(temp).filter((pid) => readProcess(pid, 'cmdline').includes('--type=renderer'))

describe.skipIf(program === undefined)('pictures', () => {
  it('are taken of hostile pages, and of those after them', async () => {
    const hostile: Readonly<Record<string, string>> = {
      dialog: '<script>alert(1); confirm(2); prompt(3)</script>',
      download: '<a href="/a.zip" download id="a">a</a><script>a.click()</script>',
      window: '<script>open("/plain/"); open("about:blank")?.document.write("a")</script>',
      'to-a-file': '<script>location = "file:///etc/passwd"</script>',
      'to-a-file-later': '<meta http-equiv="refresh" content="0;url=file:///etc/passwd">',
      wide: '<div style="width:10000px;height:9px;background:red"></div>',
      high: '<div style="height:200000px;background:linear-gradient(red,blue)"></div>',
      growing: '<script>onscroll = () => document.body.append(document.createElement("hr"))</script>',
      'asking-on-and-on': '<script>setInterval(() => fetch("/" + Math.random()), 20)</script>',
      'not-letting-go': '<script>onbeforeunload = () => "a"; onunload = () => { for (;;); }</script>',
      webgl: '<canvas id="a"></canvas><script>document.body.append(String(a.getContext("webgl")))</script>',
    }
    await using stage = await openStage()
    const pages = Object.fromEntries(
      Object.entries({ ...hostile, plain: 'Plain' }).map(([name, body]) => [name, page(`${name}${body}`)]),
    )
    const wishes = [...drawn(Object.keys(hostile)), 'plain'].map((name) => wish(`/${name}/`, 'new'))
    const { looks, notice } = await stage.take({ ...pages, 'a.zip': 'PK' }, wishes)
    expect([notice, looks.filter(({ after }) => after === undefined).map(({ path }) => path)]).toEqual([undefined, []])
    expect(stage.lines.filter((line) => line.includes('No screenshot'))).toEqual([])
    expect(readdirSync(stage.temp)).toEqual([])
  })

  it('are none of pages that do not let it, but of those after them', async () => {
    const warnings: Error[] = []
    const warned = (warning: Error) => void warnings.push(warning)
    process.on('warning', warned)
    await using stage = await openStage()
    const contents = { endless, asking: page('<script>for (;;) alert()</script>'), plain: page('Plain') }
    const longest = `/${'a'.repeat(1000)}/`
    const wishes = [...Object.keys(contents).map((name) => `/${name}/`), longest].map((path) => wish(path, 'new'))
    const { looks, notice } = await stage.take(contents, wishes)
    process.off('warning', warned)
    expect(looks.map(({ after }) => after !== undefined)).toEqual([false, false, true, false])
    const late = ['endless', 'asking'].map((name) => `No screenshot of /${name}/: it takes more than 10 s.`)
    expect(stage.lines.toSorted()).toEqual([
      expect.stringMatching(/^No screenshot of \/a{180,}…$/u),
      ...late.toSorted(),
    ])
    expect([notice, warnings]).toEqual([undefined, []])
  })

  it.skipIf(!isLinux)('are none of a page that crashes, but of those after it', async () => {
    await using stage = await openStage()
    const taking = stage.take({ guide: endless, plain: page('Plain') }, [
      wish('/guide/', 'new'),
      wish('/plain/', 'new'),
    ])
    /** Seconds that a process has computed: only that of the page that never ends computes for long. */
    const computed = (pid: string) => Number(readProcess(pid, 'stat').replace(/.*\) /su, '').split(' ')[11]) / 100
    const crashing = await vi.waitUntil(() => renderersOf(stage.temp).find((pid) => computed(pid) > 0.7), 20_000)
    process.kill(Number(crashing), 'SIGKILL')
    const { looks } = await taking
    expect(looks.map(({ after }) => after !== undefined)).toEqual([false, true])
  })

  it.skipIf(!isLinux)('of a run that is cancelled end, and leave no process and no folder', async () => {
    await using stage = await openStage()
    const controller = new AbortController()
    const taking = stage.take({ guide: endless }, [wish('/guide/', 'new')], { signal: controller.signal })
    await vi.waitUntil(() => renderersOf(stage.temp).length > 0, 20_000)
    controller.abort(new Error('The run was cancelled.'))
    await expect(taking).rejects.toThrow('The run was cancelled.')
    expect(processesOf(stage.temp)).toEqual([])
    expect(readdirSync(stage.temp)).toEqual([])
  })

  it('end after their time, and what is there is shown', async () => {
    await using stage = await openStage()
    stage.limitTo(6000)
    const contents = { plain: page('Plain'), guide: asking }
    const wishes = [wish('/plain/', 'new'), wish('/guide/', 'new'), wish('/plain/', 'new')]
    const { files, looks, notice } = await stage.take(contents, wishes)
    expect(notice).toBe('Screenshots: only 1 of 3 pages were looked at within 60 s.')
    expect([files.length, looks.length]).toEqual([1, 1])
    expect(readdirSync(stage.temp)).toEqual([])
  })

  it.skipIf(!isLinux)('are taken by a browser that knows nothing of the runner', async () => {
    await using stage = await openStage()
    vi.stubEnv('INPUT_API-KEY', 'a-key-of-the-runner')
    vi.stubEnv('ACTIONS_RUNTIME_TOKEN', 'a-token-of-the-runner')
    const taking = stage.take({ guide: asking }, [wish('/guide/', 'new')])
    await vi.waitUntil(() => renderersOf(stage.temp).length > 0, 20_000)
    const processes = processesOf(stage.temp)
    // The others write their names over what they have been given.
    const main = processes.find((pid) => /--remote-debugging-pipe(?!.*--type=)/su.test(readProcess(pid, 'cmdline')))
    const variables = readProcess(main ?? '', 'environ').match(/[^\0]+/gu) ?? []
    const own = /^(?:PATH|HOME|TMPDIR|TEMP|TMP|USERPROFILE|APPDATA|LOCALAPPDATA)=/u
    expect(variables.filter((each) => own.test(each))).toHaveLength(8)
    // The rest is what its own start script adds.
    expect(variables.filter((each) => !own.test(each) && !/^(?:CHROM|GOOGLE_|PWD=|OLDPWD=|_=)/u.test(each))).toEqual([])
    expect(processes.map((pid) => readProcess(pid, 'environ')).join()).not.toContain('of-the-runner')
    await taking
  })
})
