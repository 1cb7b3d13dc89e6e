import type { ActOutput } from '#shared/desk/all-acts.ts'
import type { DeskOutcome } from '../../functions/desk/engine/desk-act.ts'
import { callDesk } from './draw-money.ts'
import type { TestApp } from './test-app.ts'

/** The response of an act that must not be refused. */
export const fulfilled = async (outcome: DeskOutcome | Promise<DeskOutcome>): Promise<Fulfilled> => {
  const told = await outcome
  if (!told.ok) throw new Error(told.message)
  return told
}
type Fulfilled = Extract<DeskOutcome, { ok: true }>

/** The response of an act of the back office, performed as a tester. Throws if the act is refused. */
export const deskResult = async <Name extends string>(
  app: TestApp,
  action: Name,
  fields: object = {},
): Promise<ActOutput<Name>> =>
  (await fulfilled(callDesk(app, action, { ...fields }))) as unknown as ActOutput<Name>
