/** `node windows.ts <patterns> <path>…`: which paths `exclude` leaves out, with what can be had of Windows elsewhere. */
import { registerHooks } from 'node:module'
import { win32 } from 'node:path'

const [patterns = '', ...paths] = process.argv.slice(2)
Object.defineProperty(process, 'platform', { value: 'win32' })
process.cwd = () => 'D:\\a\\site'
// It asks for the current folder by itself only where it was loaded on Windows.
const { resolve } = win32
win32.resolve = (...segments) => resolve(process.cwd(), ...segments)
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^(node:)?path$/u.test(specifier) ? 'node:path/win32' : specifier, context),
})

const { Exclude } = await import('../../../src/site/exclude-patterns.ts')
const exclude = await Exclude.parse(patterns)
console.log(paths.filter((path) => exclude.excludes(path, false)).join('\n'))
