import * as z from 'zod'
import type { Deps } from '../http/deps.ts'
import { deskActions } from './actions.ts'
import { approveAct, previewApproval } from './approve-act.ts'
import type { Person } from './audit-recorder.ts'
import { type DeskAction, type DeskOutcome, refuseAct } from './desk-action.ts'
import { type Performance, performAct } from './perform-act.ts'
import { describeSeen, previewAct } from './preview-act.ts'
import { proposeAct } from './propose-act.ts'

/** One act: its name, who acts, why, and the fields of the action's own schema. */
export interface DeskInput {
  action: string
  actor: string
  /** The IAM principal that proves the actor. Whoever calls the handler answers for both. */
  principal?: string | undefined
  reason?: string | undefined
  /** Tells what would change, and changes nothing. */
  dryRun?: boolean | undefined
  readonly [field: string]: unknown
}

export type DeskHandler = (input: DeskInput) => Promise<DeskOutcome>

const common = z.object({
  action: z.string(),
  actor: z.string().trim().min(1).max(100),
  principal: z.string().optional(),
  reason: z.string().trim().min(1).max(1000).optional(),
  dryRun: z.boolean().default(false),
})

const actionsByName = new Map(deskActions.map((action) => [action.name, action]))

const schemaOf = ({ schema, needsReason }: DeskAction) =>
  z.intersection(needsReason ? common.required({ reason: true }) : common, schema)

const problemsOf = (error: z.ZodError | undefined): string[] =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

/** No id is longer, and no key of the table may be. In bytes. */
const longestId = 900

/** Texts that name something, and are too long to name anything. */
const overlongIds = (given: DeskInput): string[] =>
  Object.entries(given).flatMap(([name, value]) =>
    /^(id|user)$|Id$/.test(name) && typeof value === 'string' && Buffer.byteLength(value) > longestId
      ? `${name}: at most ${longestId} bytes`
      : [],
  )

/** The fields of the action's own among what was given. */
const fieldsOf = ({ schema }: DeskAction, given: DeskInput) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(schema.shape, name)))

/** Throws where a name is not that of an act that changes something, proposals aside: nobody would be asked for it. */
const checkFourEyes = (names: readonly string[]): ReadonlySet<string> => {
  const wrong = names.filter((name) => {
    const action = actionsByName.get(name)
    return !action || action.reads || name.startsWith('proposal-')
  })
  if (wrong.length > 0) throw new Error(`no act that a second person could approve: ${wrong.join(', ')}`)
  return new Set(names)
}

/**
 * The lender's side. The portal has no admin role: this is reached under IAM alone. Every act that changes anything
 * leaves an audit entry in the transaction of its effect, and what the configuration says a second person has to
 * approve is only proposed at first.
 */
export const createDeskHandler = (deps: Deps): DeskHandler => {
  const fourEyes = checkFourEyes(deps.config.fourEyes)

  return async (given) => {
    const action = actionsByName.get(given.action)
    if (!action) return refuseAct(20016, `there is no action ${given.action}`)
    const parsed = schemaOf(action).safeParse(given)
    const overlong = overlongIds(given)
    if (!parsed.success || overlong.length > 0)
      return refuseAct(20008, [...problemsOf(parsed.error), ...overlong].join('; '))
    const { actor, principal, reason, dryRun: isDryRun } = parsed.data
    const person: Person = { actor, ...(principal ? { principal } : {}), ...(reason ? { reason } : {}) }

    const carryOut: Performance['carryOut'] = async (proposal) => {
      const proposed = actionsByName.get(proposal.action)
      const input = proposed?.schema.safeParse(proposal.fields)
      if (!proposed || !input?.success)
        return refuseAct(20016, `${proposal.action} can no longer be done as it was proposed`)
      const performance = { action: proposed, input: input.data, carryOut }
      return isDryRun
        ? previewApproval({ ...performance, person: { ...person, reason: proposal.reason } }, proposal, deps)
        : approveAct(performance, proposal, person, deps)
    }

    const performance = { action, input: parsed.data, person, carryOut }
    if (isDryRun) {
      const foreseen = await describeSeen(await previewAct(performance, deps), deps.table)
      return foreseen.ok && fourEyes.has(action.name)
        ? { ...foreseen, waitsFor: 'a second person' }
        : foreseen
    }
    if (fourEyes.has(action.name)) return proposeAct(performance, fieldsOf(action, given), deps)
    return performAct({ ...performance, land: ({ writes }) => deps.table.transact(writes) }, deps)
  }
}
