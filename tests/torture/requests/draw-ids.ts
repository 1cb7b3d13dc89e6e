import type { Parts } from '../../support/example-call.ts'
import { withValueAt } from '../../support/generate/example-of.ts'
import { authorized } from './authorized.ts'
import { endpoints } from './endpoints.ts'
import { fillCall, nameAt, type Path, textPaths } from './fill-call.ts'
import { plainName } from './named-texts.ts'
import type { Owner } from './owners.ts'
import type { Drawn } from './run-world.ts'
import { toRawRequest } from './travel.ts'
import type { World } from './world.ts'

/** Not the `uuid` of a captcha, which is nobody's. */
const namesAThing = /(?<!uu)id$|token$|state$/

/** A facility's agreement is of all its shops, whichever are named. */
const unread = ['initiate-sign']

/** Of a list, what is not there is passed over beside what is: so it is brought alone. */
const whole = (path: Path): { path: Path; isList: boolean } => {
  const isList = /^\d+$/.test(String(path.at(-1)))
  return { path: isList ? path.slice(0, -1) : path, isList }
}

/** Every place of a call that names a thing: a field, a parameter, an entry of a list. */
const places = (world: World) =>
  endpoints
    .filter(({ audience, name }) => audience === 'session' && !unread.includes(name))
    .flatMap((endpoint) =>
      textPaths(fillCall(endpoint, 'alder', world.pool, world.chance))
        .filter((path) => namesAThing.test(plainName(nameAt(path))))
        .map((path) => ({ endpoint, ...whole(path) })),
    )

/** Whose people bring the things of whom. */
const walks: readonly { by: Owner; of: Owner }[] = [
  { by: 'alder', of: 'sleeper' },
  { by: 'birch', of: 'alder' },
  { by: 'cedar', of: 'sleeper' },
]

/** Gives every thing of one company in every place of every call by somebody of another, in an order drawn by chance. */
export const createWalk = (world: World): (() => Drawn | undefined) => {
  const { callers, chance, ownership, pool } = world
  const steps = chance.shuffle(
    walks.flatMap(({ by, of }) => {
      const things = pool.things(of).filter((thing) => ownership.isOnly(of, thing))
      return places(world).flatMap((place) => things.map((thing) => ({ ...place, by, of, thing })))
    }),
  )
  return () => {
    const step = steps.shift()
    if (!step) return undefined
    const { endpoint, path, isList, by, of, thing } = step
    const caller = chance.pick(callers.filter(({ owner, alsoOf }) => owner === by && alsoOf !== of))
    if (!caller) throw new Error(`nobody of ${by} is there to call`)
    return {
      endpoint,
      caller,
      async make() {
        const right = fillCall(endpoint, by, pool, chance)
        const parts = withValueAt(right, path, isList ? [thing] : thing) as Parts
        const key = `key-${chance.integer(0, 2 ** 31 - 1)}`
        const request = authorized(await toRawRequest(endpoint, parts), caller, key)
        return { request, how: `with ${thing} of ${of}’s as ${path.join('.')}`, mustRefuse: true }
      },
    }
  }
}
