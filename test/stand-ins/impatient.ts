/** Loaded before the action (`--import`): its 60 s of patience are one. */
const { timeout } = AbortSignal
AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 60_000 ? 1000 : milliseconds)
