import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import type { DeskOutcome } from '../../../functions/desk/engine/desk-act.ts'
import type { DeskHandler } from '../../../functions/desk/handler.ts'
import type { DeskCall } from './desk-decisions.ts'
import type { DeskInbox } from './desk-inbox.ts'

export type Desk = (call: DeskCall) => Promise<DeskOutcome>

/** A previewed act, or one that waits for a second approver, is still to do. */
const wasDone = (outcome: DeskOutcome): boolean =>
  outcome.ok && !('dryRun' in outcome) && !('waitsFor' in outcome)

/** Added to a call without an actor, as nobody has reviewed anything. */
const unattended: Readonly<Record<string, object>> = {
  'kyc-approve': { unreviewedReason: 'approved without a person' },
}

/** The local back office. The actor is the call's, otherwise `local`, in every role. */
export const createLocalDesk =
  (callDesk: DeskHandler, inbox: DeskInbox): Desk =>
  async (call) => {
    const outcome = await callDesk({
      actor: 'local',
      ...('actor' in call.input ? {} : unattended[call.action]),
      ...call.input,
      roles: everyDeskRole,
      action: call.action,
    })
    if (wasDone(outcome)) inbox.crossOff(call)
    return outcome
  }
