import { ownDataPerDay } from '#shared/privacy/own-data.ts'
import type { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { countCall } from '../account/limits/count-call.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { recordSellerAct } from '../data/audit-entries.ts'
import { answer, type Handler } from '../http/handle.ts'
import { collectOwnData } from './own-data/collect.ts'

/** Recorded before anything is returned. */
export const exportOwnData: Handler<typeof privacyEndpoints.exportOwnData> = async (
  { session, request },
  deps,
) => {
  const { table, clock, random } = deps
  const ofDay = countCall(deps, 'own-data', session.userId, ownDataPerDay)
  const now = clock()
  const count = table.transact({
    count: ofDay.write,
    audit: recordSellerAct(table, {
      auditId: random.id(),
      action: 'export-own-data',
      subject: 'account',
      at: now.toISOString(),
      userId: session.userId,
      companyId: session.companyId,
      sessionId: session.sessionId,
      requestId: request.id,
      ip: request.ip,
      userAgent: request.userAgent,
      before: {},
      after: {},
    }),
  })
  const [counted, user] = await Promise.all([count, findSessionUser(table, session)])
  if (!counted.ok) return ofDay.refusal()
  return answer({ generated_at: now.toISOString(), sections: await collectOwnData(table, user, now) })
}
