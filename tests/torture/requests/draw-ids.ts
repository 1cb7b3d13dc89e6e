import type { Endpoint } from '#shared/api/endpoint.ts'
import { type IdPlace, idPlaces, withId } from '../../support/id-places.ts'
import { authorized } from './authorized.ts'
import type { Caller } from './callers.ts'
import { endpoints } from './endpoints.ts'
import { fillCall } from './fill-call.ts'
import type { Owner } from './owners.ts'
import type { Drawn } from './run-world.ts'
import { toRawRequest } from './travel.ts'
import type { World } from './world.ts'

/**
 * With an agreement out for signature, the response has the company's own state, whichever shops the request
 * names.
 */
const answersOwn = ['initiate-sign']

interface Place extends IdPlace {
  endpoint: Endpoint
}

/** The companies whose callers send ids (`by`) and whose ids they send (`of`). */
const walks: readonly { by: Owner; of: Owner }[] = [
  { by: 'alder', of: 'sleeper' },
  { by: 'birch', of: 'alder' },
  { by: 'cedar', of: 'sleeper' },
]

interface Step extends Place {
  by: Owner
  of: Owner
  thing: string
  /** The most privileged caller of a company: a refusal by role would say nothing about ownership. */
  isFirst: boolean
}

const pickCaller = ({ callers, chance }: World, { by, of, isFirst }: Step): Caller => {
  const [first, ...others] = callers.filter(({ owner, alsoOf }) => owner === by && alsoOf !== of)
  const caller = isFirst ? first : (chance.pick(others) ?? first)
  if (!caller) throw new Error(`nobody of ${by} is there to call`)
  return caller
}

/**
 * Public endpoints accept anyone with the right secret, and so need not refuse. Their responses and writes
 * are checked all the same.
 */
const mustRefuse = ({ audience, name }: Endpoint): { mustRefuse?: true } =>
  audience === 'session' && !answersOwn.includes(name) ? { mustRefuse: true } : {}

export interface Walk {
  /** The number of steps. */
  total: number
  draw(): Drawn | undefined
}

/**
 * Sends every id of one company in every place of every call, by callers of another: first by the
 * administrator after a step-up, then by the others.
 */
export const createWalk = (world: World): Walk => {
  const { chance, ownership, pool } = world
  const places = endpoints.flatMap((endpoint): Place[] =>
    idPlaces(endpoint).map((place) => ({ ...place, endpoint })),
  )
  const steps = [true, false].flatMap((isFirst) =>
    chance.shuffle(
      walks.flatMap(({ by, of }): Step[] => {
        const things = pool.ids(of).filter((thing) => ownership.isOnly(of, thing))
        return places.flatMap((place) => things.map((thing) => ({ ...place, by, of, thing, isFirst })))
      }),
    ),
  )
  let next = 0
  return {
    total: steps.length,
    draw() {
      const step = steps[next++]
      if (!step) return undefined
      const { endpoint, path, example, by, of, thing, isFirst } = step
      const caller = pickCaller(world, step)
      return {
        endpoint,
        caller,
        ...(isFirst ? { isProven: true } : {}),
        async make() {
          const parts = withId(fillCall(endpoint, by, pool, chance, example), step, thing)
          const key = `key-${chance.integer(0, 2 ** 31 - 1)}`
          const request = authorized(await toRawRequest(endpoint, parts), caller, key)
          return {
            request,
            how: `with ${thing} of ${of}’s as ${path.join('.')}`,
            ...mustRefuse(endpoint),
          }
        },
      }
    },
  }
}
