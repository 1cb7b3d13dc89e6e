import type { Deps } from '../runtime/deps.ts'
import { truncate } from '../runtime/truncate.ts'
import { loadAct, permits } from './engine/acts.ts'
import type { Person } from './engine/audit-recorder.ts'
import { type DeskAct, type DeskOutcome, needsTwoPeople, refuseAct } from './engine/desk-act.ts'
import { type DeskInput, parseAct } from './engine/parse-act.ts'
import { type ActRun, performAct } from './engine/perform-act.ts'
import { isPermitted } from './engine/permitted-acts.ts'
import { recordAccess } from './engine/record-access.ts'

export type DeskHandler = (input: DeskInput) => Promise<DeskOutcome>

/** The act's own fields in the input. */
const fieldsOf = ({ input }: DeskAct, given: DeskInput) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(input.shape, name)))

/** The dry run of an act. Loaded on demand: opening a screen only reads. */
const simulate = async (run: Omit<ActRun, 'commit'>, deps: Deps): Promise<DeskOutcome> => {
  if (run.action.multiTransaction) {
    const { describeSteps, dryRunAct } = await import('./engine/dry-run-steps.ts')
    return describeSteps(await dryRunAct(run, deps), deps)
  }
  const { describePreview, previewAct } = await import('./engine/preview-act.ts')
  return describePreview(await previewAct(run, deps), deps.table)
}

/**
 * The handler of the back office. The portal has no admin role: this is reachable through IAM only. Every act that
 * changes anything leaves an audit entry in the transaction of its effect, and is limited to its roles. Where the
 * environment requires four eyes, an act that is declared so is only proposed at first.
 */
export const createDeskHandler =
  (deps: Deps): DeskHandler =>
  async (given) => {
    const action = await loadAct(given.action)
    if (!action) return refuseAct('wrongState', `there is no act ${truncate(given.action, 64)}`)
    const { roles } = given
    if (!isPermitted(action, roles))
      return refuseAct('forbidden', `${action.name} is not for ${roles.join(', ') || 'nobody’s role'}`)
    const parsed = await parseAct(action, given)
    if (!parsed.ok) return parsed
    const { actor, principal, reason, dryRun: isDryRun } = parsed.data
    const person: Person = { actor, ...(principal ? { principal } : {}), ...(reason ? { reason } : {}) }

    /** Reads each item once, so that a preview and its description show the same moment. */
    const readingOnce = async (): Promise<Deps> => ({
      ...deps,
      table: (await import('../data/read-once.ts')).readOnce(deps.table),
    })

    const carryOut: ActRun['carryOut'] = async (proposal) => {
      const proposed = await loadAct(proposal.action)
      const input = proposed?.input.safeParse(proposal.fields)
      if (!proposed || !input?.success)
        return refuseAct('wrongState', `${proposal.action} can no longer be done as it was proposed`)
      const run = { action: proposed, input: input.data, roles, permits, carryOut }
      const { approveAct, previewApproval } = await import('./engine/approve-act.ts')
      return isDryRun
        ? previewApproval(
            { ...run, person: { ...person, reason: proposal.reason } },
            proposal,
            await readingOnce(),
          )
        : approveAct(run, proposal, person, deps)
    }

    const run = { action, input: parsed.data, person, roles, permits, carryOut }
    if (action.reads) {
      const outcome = await performAct({ ...run, commit: ({ writes }) => deps.table.transact(writes) }, deps)
      if (outcome.ok && action.unrecorded === undefined)
        await recordAccess(action, parsed.data, outcome, person, deps)
      return outcome
    }
    const needsSecondPerson = deps.config.fourEyes && needsTwoPeople(action, parsed.data)
    if (isDryRun) {
      const once = await readingOnce()
      const simulated = await simulate(run, once)
      if (simulated.ok) await recordAccess(action, parsed.data, simulated, person, once, true)
      return simulated.ok && needsSecondPerson ? { ...simulated, waitsFor: 'a second person' } : simulated
    }
    if (needsSecondPerson) {
      const { proposeAct } = await import('./engine/propose-act.ts')
      return proposeAct(run, fieldsOf(action, given), await readingOnce())
    }
    return performAct({ ...run, commit: ({ writes }) => deps.table.transact(writes) }, deps)
  }
