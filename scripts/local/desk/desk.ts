import type { DeskOutcome } from '../../../functions/desk/desk-action.ts'
import type { DeskHandler } from '../../../functions/desk/handler.ts'
import type { DeskInbox } from './desk-inbox.ts'

/** One act of the lender's side, as the desk's Lambda is called. */
export interface DeskCall {
  action: string
  input: Record<string, unknown>
}

export type Desk = (call: DeskCall) => Promise<DeskOutcome>

/** The lender's side on this machine. Who acts is whoever the call names, otherwise `local`. */
export const createLocalDesk =
  (callDesk: DeskHandler, inbox: DeskInbox): Desk =>
  async (call) => {
    const outcome = await callDesk({ actor: 'local', ...call.input, action: call.action })
    if (outcome.ok) inbox.crossOff(call)
    return outcome
  }
