import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { recordAudit } from '../data/audit.ts'
import { recordEvent } from '../data/events.ts'
import { findShopAccount, type ShopAccount, shopAccountContext } from '../data/shop-accounts.ts'
import { answer, type Handler, type RequestContext, refuse, type SessionContext } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/** Records and notifies an access before anything is shown. */
const recordAccess = async (
  { table, random, clock }: Deps,
  { companyId, accountId, platform, login }: ShopAccount,
  { userId, sessionId }: SessionContext,
  { id: requestId, ip, userAgent }: RequestContext,
): Promise<void> => {
  const now = clock()
  const lookId = random.id()
  await table.transact({
    audit: recordAudit(table, {
      auditId: lookId,
      action: 'shop-password-shown',
      actor: `user:${userId}`,
      subject: 'shops',
      requestId,
      sessionId,
      ip,
      userAgent,
      at: now.toISOString(),
      companyId,
      before: null,
      after: { accountId, platform },
    }),
    event: recordEvent(
      table,
      { name: 'shop-password-shown', companyId, userId, login },
      `shop-password-shown:${lookId}`,
      now,
    ),
  })
}

export const revealShopPassword: Handler<typeof shopsEndpoints.revealShopPassword> = async (
  { input: { body }, session, request },
  deps,
) => {
  const { table, seal } = deps
  const account = await findShopAccount(table, session.companyId, body.id)
  if (!account) return refuse('notFound')
  await recordAccess(deps, account, session, request)
  const { companyId, accountId, sealedPassword } = account
  return answer({ password: await seal.open(sealedPassword, shopAccountContext(companyId, accountId)) })
}
