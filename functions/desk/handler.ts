import * as z from 'zod'
import { recordAudit } from '../data/audit.ts'
import type { Deps } from '../http/deps.ts'
import { deskActions } from './actions.ts'
import { type DeskAction, type DeskOutcome, refuseAct } from './desk-action.ts'

/** One act: its name, who acts, why, and the fields of the action's own schema. */
export interface DeskInput {
  action: string
  actor: string
  reason?: string | undefined
  readonly [field: string]: unknown
}

export type DeskHandler = (input: DeskInput) => Promise<DeskOutcome>

const common = z.object({
  action: z.string(),
  actor: z.string().trim().min(1).max(100),
  reason: z.string().trim().min(1).max(1000).optional(),
})

const actionsByName = new Map(deskActions.map((action) => [action.name, action]))

const schemaOf = ({ schema, needsReason }: DeskAction) =>
  z.intersection(needsReason ? common.required({ reason: true }) : common, schema)

const problemsOf = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')

/**
 * The lender's side. The portal has no admin role: this is reached under IAM alone, and every act that changes
 * anything leaves an audit entry in the transaction of its effect.
 */
export const createDeskHandler =
  (deps: Deps): DeskHandler =>
  async (given) => {
    const action = actionsByName.get(given.action)
    if (!action) return refuseAct(20016, `there is no action ${given.action}`)
    const parsed = schemaOf(action).safeParse(given)
    if (!parsed.success) return refuseAct(20008, problemsOf(parsed.error))
    const { actor, reason } = parsed.data
    const who = { actor, ...(reason ? { reason } : {}) }
    return action.run(
      parsed.data,
      {
        ...who,
        audit: (change) =>
          recordAudit(deps.table, {
            auditId: deps.random.id(),
            action: action.name,
            at: deps.clock().toISOString(),
            ...who,
            ...change,
          }),
      },
      deps,
    )
  }
