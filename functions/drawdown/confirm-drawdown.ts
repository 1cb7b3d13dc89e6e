import { resetCooldownEnd } from '#shared/account/reset-cooldown.ts'
import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import { approvalLapsesOn, confirmationObstacle } from '#shared/drawdown/second-approval.ts'
import { firstDueDateOf } from '#shared/drawdown/unbilled.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findSessionCredentials } from '../account/sessions/find-session-credentials.ts'
import { findCompany } from '../data/companies.ts'
import { expectCredentials } from '../data/credentials.ts'
import { findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findChargeInArrears } from '../data/find-charge-in-arrears.ts'
import {
  expectMembership,
  expectSameMembership,
  findMembership,
  isAdministrator,
} from '../data/memberships.ts'
import { expectUsable } from '../data/payout-accounts.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

const field = 'body.drawdown_id'

const refuseAccount = () => refuse('ruleBroken', [{ field, rule: 'noUsableAccount' }])

export const confirmDrawdown: Handler<typeof drawdownEndpoints.confirmDrawdown> = async (
  { input, session, request, storeResponse },
  { table, clock },
) => {
  const { companyId, userId } = session
  const drawdown = await findDrawdown(table, companyId, input.body.drawdown_id)
  if (!drawdown) return refuse('notFound', [{ field, rule: 'invalid' }])
  if (!drawdownMayBecome(drawdown.status, 'requested')) return refuse('wrongState')
  const { drawdownId, facilityId, requestedBy, requestedAt, price, payoutAccount } = drawdown
  if (!requestedBy) throw new Error(`nobody is known to have asked for ${drawdownId}`)
  if (requestedBy === userId) return refuse('ruleBroken', [{ field, rule: 'ownRequest' }])
  if (!payoutAccount) return refuseAccount()

  const now = clock()
  if (approvalLapsesOn(requestedAt, firstDueDateOf(price)) <= businessDate(now)) return refuse('wrongState')
  const [company, confirmer, asker, arrears, credentials] = await Promise.all([
    findCompany(table, companyId),
    findMembership(table, session),
    findMembership(table, { companyId, userId: requestedBy }),
    findChargeInArrears(table, companyId, now),
    findSessionCredentials(table, session),
  ])
  if (company?.kycStatus !== 'approved') return refuse('companyNotVerified')
  const waitsUntil = resetCooldownEnd(credentials.resetAt, now)
  if (waitsUntil) return { ...refuse('resetTooRecent'), detail: waitsUntil }
  if (!isAdministrator(asker)) return refuse('ruleBroken', [{ field, rule: 'requesterLeft' }])
  if (!confirmer) return refuse('changedMeanwhile')
  const obstacle = confirmationObstacle(confirmer, requestedBy, now)
  if (obstacle) return refuse('ruleBroken', [{ field, rule: obstacle }])
  if (arrears) return refuse('ruleBroken', [{ field, rule: 'repaymentOverdue' }])

  const data = { drawdown_id: drawdownId, status: 'requested' as const }
  const written = await table.transact({
    memory: storeResponse(data),
    ...expectMembership(table, asker),
    credentials: expectCredentials(table, credentials),
    confirmer: expectSameMembership(table, confirmer),
    account: expectUsable(table, companyId, payoutAccount, now),
    drawdown: replaceDrawdown(table, {
      ...drawdown,
      status: 'requested',
      confirmed: { by: userId, at: now.toISOString(), ip: request.ip, userAgent: request.userAgent },
    }),
    event: recordEvent(
      table,
      { name: 'drawdown-requested', companyId, facilityId, drawdownId },
      `drawdown-requested:${drawdownId}`,
      now,
    ),
    notice: recordEvent(
      table,
      { name: 'drawdown-notice-due', companyId, facilityId, drawdownId },
      `drawdown-notice-due:${drawdownId}`,
      now,
    ),
    told: recordEvent(
      table,
      { name: 'drawdown-confirmed', companyId, facilityId, drawdownId },
      `drawdown-confirmed:${drawdownId}`,
      now,
    ),
  })
  if (written.ok) return answer(data)
  return written.failed.includes('account') ? refuseAccount() : refuse('changedMeanwhile')
}
