import type { Endpoint } from '#shared/api/endpoint.ts'
import { type Caller, openSession, stepUp } from './callers.ts'
import { observe } from './observe.ts'
import type { RawRequest, RawResponse } from './send-request.ts'
import type { World } from './world.ts'

/** So many requests apart, what was set off is dealt with, the table is looked at as a whole, and the clock moves. */
const between = 200

/** A call that somebody is about to make. */
export interface Drawn {
  endpoint: Endpoint
  caller: Caller
  /** The caller proves anew who they are wherever that is asked for; else mostly. */
  isProven?: true
  /** Makes the request, in the session that the caller has then. `how` says what is wrong with it, if anything; `done` is called once it was done. */
  make(): Promise<{ request: RawRequest; how: string; mustRefuse?: true; done?: () => void }>
}

/** How often each call was answered with each status and code: `get-charge 404 20018`. */
export type Seen = Map<string, number>

const codeOf = ({ text }: RawResponse): string => /"code":(\d+)/.exec(text)?.[1] ?? 'none'

const isRefused = ({ status }: RawResponse): boolean => status >= 400 && status < 500

/**
 * Sends the requests that `draw` gives, up to `count`, and tells what is wrong: of an answer, of what came of it, and
 * now and then of the table as a whole. Gives how many it sent.
 */
export const runWorld = async (
  world: World,
  count: number,
  draw: () => Drawn | undefined,
  { seen, tellWrong }: { seen: Seen; tellWrong: (wrong: string, request: number) => void },
): Promise<number> => {
  const { app, chance, sender, place } = world
  const observer = await observe(world)
  const lookAtAll = async (sent: number) => {
    for (const wrong of await observer.lookAtAll()) tellWrong(wrong, sent)
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
    if (code === '401 401' && caller.person && !(await openSession(app, caller))) await world.succeed(caller)
    if (sent % between === 0) {
      await lookAtAll(sent)
      app.clock.advance(chance.next() < 0.2 ? 'P1D' : `PT${chance.integer(1, 90)}M`)
    }
  }
  await lookAtAll(sent)
  return sent
}
