// Loaded before a measured program: writes the program's own account of its CPU time (µs) and peak memory (KiB).
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  require('node:fs').writeFileSync(process.env.BENCH_USAGE, `${userCPUTime + systemCPUTime} ${maxRSS}`)
})
