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

/** While an agreement is being signed, its own company is answered how it stands, whichever shops are named for another. */
const answersOwn = ['initiate-sign']

interface Place extends IdPlace {
  endpoint: Endpoint
}

/** Whose people bring the things of whom. */
const walks: readonly { by: Owner; of: Owner }[] = [
  { by: 'alder', of: 'sleeper' },
  { by: 'birch', of: 'alder' },
  { by: 'cedar', of: 'sleeper' },
]

interface Step extends Place {
  by: Owner
  of: Owner
  thing: string
  /** The one who may do most in a company: what is refused to others for what they are says nothing of whose the thing is. */
  isFirst: boolean
}

const pickCaller = ({ callers, chance }: World, { by, of, isFirst }: Step): Caller => {
  const [first, ...others] = callers.filter(({ owner, alsoOf }) => owner === by && alsoOf !== of)
  const caller = isFirst ? first : (chance.pick(others) ?? first)
  if (!caller) throw new Error(`nobody of ${by} is there to call`)
  return caller
}

/** What is public answers whoever has what opens it. Whatever it answers, nothing of others is told and changed. */
const mustRefuse = ({ audience, name }: Endpoint): { mustRefuse?: true } =>
  audience === 'session' && !answersOwn.includes(name) ? { mustRefuse: true } : {}

export interface Walk {
  /** How many steps there are. */
  total: number
  draw(): Drawn | undefined
}

/**
 * Gives every thing of one company in every place of every call by people of another: first by who administers it and has
 * just proven to be themselves, then by the others.
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
