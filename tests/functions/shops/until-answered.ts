import { setImmediate } from 'node:timers/promises'
import type { Deps } from '../../../functions/runtime/deps.ts'

/** A pause that lasts until a request to an address that ends so was answered, and others had their turn. */
export const untilAnswered = (deps: Deps, ending: string): Deps['pause'] => {
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
