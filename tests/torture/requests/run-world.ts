import type { Endpoint } from '#shared/api/endpoint.ts'
import { type Caller, openSession, stepUp } from './callers.ts'
import { observe } from './observe.ts'
import type { RawRequest, RawResponse } from './send-request.ts'
import type { World } from './world.ts'

/**
 * After this many requests, background work is completed, the whole table is checked and the clock advances.
 */
const between = 200

/** A call to be made. */
export interface Drawn {
  endpoint: Endpoint
  caller: Caller
  /** Whether the caller performs any step-up that is required; by default they mostly do. */
  isProven?: true
  /**
   * Builds the request for the caller's current session. `how` describes what is invalid about it, if
   * anything; `done` is called after a success.
   */
  make(): Promise<{ request: RawRequest; how: string; mustRefuse?: true; done?: () => void }>
}

/** The number of responses by endpoint, status and code: `get-charge 404 20018`. */
export type Seen = Map<string, number>

const codeOf = ({ text }: RawResponse): string => /"code":(\d+)/.exec(text)?.[1] ?? 'none'

const isRefused = ({ status }: RawResponse): boolean => status >= 400 && status < 500

/**
 * Sends up to `count` requests from `draw`, and reports violations: of responses, of their effects, and
 * periodically of the whole table. Returns how many were sent.
 */
export const runWorld = async (
  world: World,
  count: number,
  draw: () => Drawn | undefined,
  { seen, tellWrong }: { seen: Seen; tellWrong: (wrong: string, request: number) => void },
): Promise<number> => {
  const { app, chance, sender, place } = world
  const observer = await observe(world)
  const checkTable = async (sent: number) => {
    for (const wrong of await observer.checkTable()) tellWrong(wrong, sent)
  }

  let sent = 0
  while (sent < count) {
    const drawn = draw()
    if (!drawn) break
    sent++
    const { endpoint, caller, isProven } = drawn
    place.address = `10.0.${chance.integer(0, 3)}.${chance.integer(1, 250)}`
    if (endpoint.stepUp && (isProven || chance.next() < 0.85)) await stepUp(app, caller)
    const { request, how, mustRefuse, done } = await drawn.make()
    observer.before()
    const answer = await sender.send(request)
    const code = `${answer.status} ${codeOf(answer)}`
    const key = `${endpoint.name} ${code}`
    if (answer.status === 200) done?.()
    seen.set(key, (seen.get(key) ?? 0) + 1)
    const wrong = await observer.examine(endpoint, caller, request, answer)
    if (mustRefuse && !isRefused(answer)) wrong.push('was not refused')
    for (const each of wrong)
      tellWrong(`${endpoint.name} by ${caller.name}, ${how}, answered ${code}: ${each}`, sent)
    if (code === '401 401' && caller.person && !(await openSession(app, caller)))
      await world.replaceCaller(caller)
    if (sent % between === 0) {
      await checkTable(sent)
      app.clock.advance(chance.next() < 0.2 ? 'P1D' : `PT${chance.integer(1, 90)}M`)
    }
  }
  await checkTable(sent)
  return sent
}
