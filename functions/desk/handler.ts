import type { Deps } from '../runtime/deps.ts'
import { loadAction } from './engine/actions.ts'
import { approveAct, previewApproval } from './engine/approve-act.ts'
import type { Person } from './engine/audit-recorder.ts'
import { type DeskAction, type DeskOutcome, refuseAct } from './engine/desk-action.ts'
import { type DeskInput, parseAct } from './engine/parse-act.ts'
import { type Performance, performAct } from './engine/perform-act.ts'
import { describeSeen, previewAct } from './engine/preview-act.ts'
import { proposeAct } from './engine/propose-act.ts'

export type DeskHandler = (input: DeskInput) => Promise<DeskOutcome>

/** The fields of the action's own among what was given. */
const fieldsOf = ({ schema }: DeskAction, given: DeskInput) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(schema.shape, name)))

/**
 * The lender's side. The portal has no admin role: this is reached under IAM alone. Every act that changes anything
 * leaves an audit entry in the transaction of its effect. Where the environment asks for four eyes, an act that is
 * declared to need them is only proposed at first.
 */
export const createDeskHandler =
  (deps: Deps): DeskHandler =>
  async (given) => {
    const action = await loadAction(given.action)
    if (!action) return refuseAct(20016, `there is no action ${given.action}`)
    const parsed = parseAct(action, given)
    if (!parsed.ok) return refuseAct(20008, parsed.problems)
    const { actor, principal, reason, dryRun: isDryRun } = parsed.data
    const person: Person = { actor, ...(principal ? { principal } : {}), ...(reason ? { reason } : {}) }

    const carryOut: Performance['carryOut'] = async (proposal) => {
      const proposed = await loadAction(proposal.action)
      const input = proposed?.schema.safeParse(proposal.fields)
      if (!proposed || !input?.success)
        return refuseAct(20016, `${proposal.action} can no longer be done as it was proposed`)
      const performance = { action: proposed, input: input.data, carryOut }
      return isDryRun
        ? previewApproval({ ...performance, person: { ...person, reason: proposal.reason } }, proposal, deps)
        : approveAct(performance, proposal, person, deps)
    }

    const performance = { action, input: parsed.data, person, carryOut }
    const needsSecondPerson = deps.config.fourEyes && action.fourEyes === true
    if (isDryRun) {
      const foreseen = await describeSeen(await previewAct(performance, deps), deps.table)
      return foreseen.ok && needsSecondPerson ? { ...foreseen, waitsFor: 'a second person' } : foreseen
    }
    if (needsSecondPerson) return proposeAct(performance, fieldsOf(action, given), deps)
    return performAct({ ...performance, land: ({ writes }) => deps.table.transact(writes) }, deps)
  }
