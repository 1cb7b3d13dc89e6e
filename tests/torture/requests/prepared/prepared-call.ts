import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Endpoint, RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import type { Parts } from '../../../support/example-call.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { type Caller, openSession } from '../callers.ts'
import type { Owner } from '../owners.ts'
import type { World } from '../world.ts'

/** A call that does what it is asked for, as things stand. */
export interface Prepared {
  parts: Parts
  /** What is so from then on, once it was done. */
  done?: () => void
}

/** Who is about to make a call, and where. */
export interface Scene {
  world: World
  caller: Caller
}

/** Brings about what a call needs in order to be right. Undefined where that cannot be, as for this caller. */
export type Preparation = (scene: Scene) => Promise<Prepared | undefined>

/** By the names of endpoints. */
export type Preparations = Readonly<Record<string, Preparation>>

/** Makes a call in somebody’s session, whose user has just proven to be themselves. Undefined where it is refused. */
export const ask = async <E extends Endpoint>(
  { app }: World,
  { token }: Pick<Caller, 'token'>,
  endpoint: E,
  request: RequestOf<E>,
): Promise<ResponseOf<E> | undefined> => {
  const { status, data } = await app.send(endpoint, request, token ? { token } : {})
  return status === 200 ? data : undefined
}

/** Whether somebody is logged in, again where they were not any more. */
const isThere = async ({ app }: World, caller: Caller): Promise<boolean> => {
  const { token } = caller
  const seen = token && (await app.send(accountEndpoints.getUser, {}, { token }))
  return (seen && seen.status === 200) || openSession(app, caller)
}

/** An administrator of a company who is logged in, but for one. */
export const findAdministrator = async (
  world: World,
  of: Owner,
  but?: Caller,
): Promise<Caller | undefined> => {
  for (const caller of world.callers)
    if (caller !== but && caller.owner === of && caller.role !== 'user' && (await isThere(world, caller)))
      return caller
  return undefined
}

/** An administrator of the caller’s company; of one that is there, where the caller has none. */
export const administratorFor = ({ world, caller: { owner } }: Scene): Promise<Caller | undefined> =>
  findAdministrator(world, owner ?? 'alder')

/** Somebody who has just signed up, with a company of their own that has nothing. */
export const newcomer = ({ world }: Scene): Promise<Seller> => signUpSeller(world.app)

/** What was sent last that `pattern` finds, once all is sent that waits for it. */
export const findSent = async ({ app }: World, to: string, pattern: RegExp): Promise<string | undefined> => {
  await app.drainEvents()
  const message = app.outbox.sent.findLast((each) => each.to === to && pattern.test(each.text))
  return message && pattern.exec(message.text)?.[1]
}

export const sentCode = /\b(\d{6})\b/
