import type { Endpoint } from '#shared/api/endpoint.ts'
import type { Parts } from '../../support/example-call.ts'
import { withValueAt } from '../../support/generate/example-of.ts'
import { nameAt, textPaths } from '../../support/id-places.ts'
import { plainName } from '../../support/named-texts.ts'
import { authorized } from './authorized.ts'
import type { Caller } from './callers.ts'
import { endpoints } from './endpoints.ts'
import { aboutOf, fillCall } from './fill-call.ts'
import { mutateField } from './mutate-field.ts'
import { mutateWire } from './mutate-wire.ts'
import { type Owner, owners } from './owners.ts'
import { prepareCall } from './prepared/prepare-call.ts'
import type { Drawn } from './run-world.ts'
import { toRawRequest } from './travel.ts'
import type { World } from './world.ts'

/** Calls that restrict what callers can do afterwards: chosen rarely. */
const locksOut = ['set-factor-requirement', 'close-account']

const namesAThing = /id$|token$|state$|number$|reference$|email$|key$/

/** Deals each endpoint equally often, in an order that is shuffled on each round. */
const createDeck = ({ chance }: World) => {
  let deck: Endpoint[] = []
  const draw = (): Endpoint => {
    if (deck.length === 0) deck = chance.shuffle(endpoints)
    const next = deck.shift()
    if (!next) throw new Error('no endpoint is declared')
    return locksOut.includes(next.name) && chance.next() < 0.9 ? draw() : next
  }
  return draw
}

const pickCaller = ({ callers, chance }: World, { audience }: Endpoint): Caller => {
  const isStranger = chance.next() < (audience === 'session' ? 0.08 : 0.4)
  const caller = chance.pick(callers.filter(({ owner }) => (owner === undefined) === isStranger))
  if (!caller) throw new Error('nobody is there to call')
  return caller
}

/** The call with one id of another company; undefined if it has no field for ids or there are none. */
const withForeignId = (
  parts: Parts,
  endpoint: Endpoint,
  from: Owner,
  { pool, chance }: World,
): Parts | undefined => {
  const path = chance.pick(textPaths(parts).filter((each) => namesAThing.test(plainName(nameAt(each)))))
  if (!path) return undefined
  const alike = chance.next() < 0.7 ? pool.draw(from, nameAt(path), aboutOf(endpoint), chance) : undefined
  const value = alike ?? chance.pick(pool.things(from))
  return value === undefined ? undefined : (withValueAt(parts, path, value) as Parts)
}

/** The share of prepared calls, which random values would hardly make valid. */
const preparedRate = 0.5

const make = async (world: World, endpoint: Endpoint, caller: Caller) => {
  const { pool, chance } = world
  const prepared = chance.next() < preparedRate ? await prepareCall(endpoint, { world, caller }) : undefined
  const right = prepared?.parts ?? fillCall(endpoint, caller.owner ?? 'cedar', pool, chance)
  const done = prepared?.done ? { done: prepared.done } : {}
  const key = `key-${chance.integer(0, 2 ** 31 - 1)}`
  const travel = async (parts: Parts) => authorized(await toRawRequest(endpoint, parts), caller, key)
  const drawn = chance.next()
  if (drawn < 0.35) return { how: 'as declared', request: await travel(right), ...done }
  if (drawn < 0.6) {
    const from = chance.pick(owners.filter((each) => each !== caller.owner)) ?? 'sleeper'
    const foreign = withForeignId(right, endpoint, from, world)
    if (foreign) return { how: `with something of ${from}’s`, request: await travel(foreign) }
  }
  if (drawn < 0.85) return { how: 'a field broken', request: await travel(mutateField(right, chance)) }
  return mutateWire(await travel(right), chance)
}

/** Random calls of every endpoint by every caller: valid, or invalid in one way. */
export const createCallGenerator = (world: World): (() => Drawn) => {
  const drawEndpoint = createDeck(world)
  return () => {
    const endpoint = drawEndpoint()
    const caller = pickCaller(world, endpoint)
    return { endpoint, caller, make: () => make(world, endpoint, caller) }
  }
}
