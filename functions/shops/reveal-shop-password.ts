import type { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { confirmPassword } from '../account/passwords/confirm-password.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { recordAudit } from '../data/audit.ts'
import { findCredentials } from '../data/credentials.ts'
import { recordEvent } from '../data/events.ts'
import { findShopAccount, type ShopAccount, shopAccountContext } from '../data/shop-accounts.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/** Puts a look on record, and has it told: before anything is shown. */
const recordLook = async (
  { table, random, clock }: Deps,
  { companyId, accountId, platform, login }: ShopAccount,
  userId: string,
): Promise<void> => {
  const now = clock()
  const lookId = random.id()
  await table.transact({
    audit: recordAudit(table, {
      auditId: lookId,
      action: 'shop-password-shown',
      actor: `user:${userId}`,
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
  const user = await findSessionUser(table, session)
  const credentials = await findCredentials(table, user.email)
  // The address was changed at the same moment.
  if (credentials?.userId !== user.userId) return refuse('changedMeanwhile')
  const wrong = await confirmPassword(deps, credentials, body.password, request, 'body.password')
  if (wrong) return wrong
  await recordLook(deps, account, user.userId)
  const { companyId, accountId, sealedPassword } = account
  return answer({ password: await seal.open(sealedPassword, shopAccountContext(companyId, accountId)) })
}
