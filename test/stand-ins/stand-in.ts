/** `npm run stand-in`: the stand-in hosting service by itself. Prints its address and runs until it is stopped. */
import { startHosting } from './hosting.ts'

const { url } = await startHosting()
console.log(url)
