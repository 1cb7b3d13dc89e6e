import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { changeSecondApproval } from '#shared/drawdown/second-approval.ts'
import { recordEvent } from '../data/events.ts'
import { listAdministrators } from '../data/memberships.ts'
import { findSecondApproval, replaceSecondApproval } from '../data/second-approvals.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeSecondApproval } from './describe-second-approval.ts'

export const setSecondApproval: Handler<typeof drawdownEndpoints.setSecondApproval> = async (
  { input, session },
  { table, clock },
) => {
  const { companyId, userId } = session
  const { rule } = input.body
  const wanted = rule && { aboveCents: rule.amount, currency: rule.currency }

  const [kept, others] = await Promise.all([
    findSecondApproval(table, companyId),
    listAdministrators(table, companyId, userId),
  ])
  // Nobody could confirm.
  if (wanted && others.length === 0)
    return refuse('ruleBroken', [{ field: 'body.rule', rule: 'noSecondAdministrator' }])

  const now = clock()
  const setting = changeSecondApproval(kept, wanted, now)
  const written = await table.transact({
    setting: replaceSecondApproval(table, { ...setting, companyId, version: kept.version }),
    event: recordEvent(
      table,
      { name: 'second-approval-changed', companyId, changedBy: userId },
      `second-approval-changed:${companyId}:${kept.version}`,
      now,
    ),
  })
  return written.ok ? answer(describeSecondApproval(setting, now)) : refuse('changedMeanwhile')
}
