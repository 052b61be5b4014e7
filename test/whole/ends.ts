import { close, type Run, sweep } from '../stand-ins/scenes/runs.ts'

/** A sweep that finds pull request 7 closed. */
export const sweepOfClosed: Run = (world) => {
  if (world.github.pulls.has(7)) world.github.setPullState(7, 'closed')
  return sweep()(world)
}

/** How the preview of pull request 7 ends. */
export const ends: Readonly<Record<string, Run>> = { 'a close': close(), 'a sweep': sweepOfClosed }
