import { setImmediate } from 'node:timers/promises'
import type { Deps } from '../../../functions/runtime/deps.ts'

/** A pause until a request whose URL has this ending got its response, and other tasks had their turn. */
export const pauseUntilResponse = (deps: Deps, ending: string): Deps['pause'] => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const reach = deps.fetch
  deps.fetch = async (...request) => {
    const isMeant = new Request(...request).url.endsWith(ending)
    const response = await reach(...request)
    if (isMeant) resolve()
    return response
  }
  return async () => {
    await promise
    await setImmediate()
  }
}
