import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Endpoint, RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import type { Parts } from '../../../support/example-call.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { type Caller, openSession } from '../callers.ts'
import type { Owner } from '../owners.ts'
import type { World } from '../world.ts'

/** A call that should succeed in the current state. */
export interface Prepared {
  parts: Parts
  /** Updates the world after a success. */
  done?: () => void
}

/** The world, and the caller about to make a call. */
export interface Scene {
  world: World
  caller: Caller
}

/** Creates a call's preconditions. Undefined if that is impossible, as for some callers. */
export type Preparation = (scene: Scene) => Promise<Prepared | undefined>

/** By endpoint name. */
export type Preparations = Readonly<Record<string, Preparation>>

/** Makes a call in a session with a recent step-up. Undefined if it is refused. */
export const sendProven = async <E extends Endpoint>(
  { app }: World,
  { token }: Pick<Caller, 'token'>,
  endpoint: E,
  request: RequestOf<E>,
): Promise<ResponseOf<E> | undefined> => {
  const { status, data } = await app.send(endpoint, request, token ? { token } : {})
  return status === 200 ? data : undefined
}

/** Whether the caller has a session, after logging in again if necessary. */
const ensureSession = async ({ app }: World, caller: Caller): Promise<boolean> => {
  const { token } = caller
  const seen = token && (await app.send(accountEndpoints.getUser, {}, { token }))
  return (seen && seen.status === 200) || openSession(app, caller)
}

/** A logged-in administrator of a company, other than `but`. */
export const findAdministrator = async (
  world: World,
  of: Owner,
  but?: Caller,
): Promise<Caller | undefined> => {
  for (const caller of world.callers)
    if (
      caller !== but &&
      caller.owner === of &&
      caller.role !== 'user' &&
      (await ensureSession(world, caller))
    )
      return caller
  return undefined
}

/** An administrator of the caller's company, or of another one if the caller has none. */
export const administratorFor = ({ world, caller: { owner } }: Scene): Promise<Caller | undefined> =>
  findAdministrator(world, owner ?? 'alder')

/** A newly signed-up user with an empty company. */
export const newcomer = ({ world }: Scene): Promise<Seller> => signUpSeller(world.app)

/** The first group of the newest matching message, after handling all events. */
export const findSent = async ({ app }: World, to: string, pattern: RegExp): Promise<string | undefined> => {
  await app.drainEvents()
  const message = app.outbox.sent.findLast((each) => each.to === to && pattern.test(each.text))
  return message && pattern.exec(message.text)?.[1]
}

export const sentCode = /\b(\d{6})\b/
