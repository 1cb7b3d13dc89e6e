import { dateText, instantText } from '#shared/i18n/format.ts'
import { endSessions } from '../account/sessions/end-sessions.ts'
import { findClosing } from '../data/account-closings.ts'
import { listPaymentAccounts, replacePaymentAccount } from '../data/payment-accounts.ts'
import { listShops } from '../data/shops.ts'
import { findUser } from '../data/users.ts'
import { composeMail } from '../mails/compose-mail.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { endLinking } from '../shops/end-linking.ts'
import { revokePaymentConsent } from '../shops/revoke-payment-consent.ts'
import { privacyTranslations } from '../translations/load-translations.ts'

/** Stops the sync of a company's shops and accounts, and revokes the consents. */
const stopSync = async (deps: Deps, companyId: string): Promise<void> => {
  const { table } = deps
  for (const { shopId } of await listShops(table, companyId)) await endLinking(deps, companyId, shopId)
  for (const account of await listPaymentAccounts(table, companyId)) {
    const { sealedTokens, dueAt: _due, ...kept } = account
    if (sealedTokens) await revokePaymentConsent(deps, { ...account, sealedTokens })
    // The write fails if a concurrent sync has changed the account; the event is then delivered again.
    if (sealedTokens && !(await table.write(replacePaymentAccount(table, kept))))
      throw new Error('a payment account was changed while its reading was ended')
  }
}

/** Ends the sessions again, stops the syncs of companies closed with the account, and notifies the user. */
export const onAccountClosed: Subscriber<'account-closed'> = async (
  { userId, credentialsVersion, eraseAt, isKept },
  deps,
  { at },
) => {
  const { table, config, messenger } = deps
  const [user, closing] = await Promise.all([findUser(table, userId), findClosing(table, userId)])
  // Reopened, or erased, before this was handled.
  if (!user || !closing) return
  await endSessions(deps, userId, { openedBefore: credentialsVersion })
  for (const companyId of closing.companyIds) await stopSync(deps, companyId)
  const { locale, email } = user
  const { translations } = await privacyTranslations[locale]()
  const facts = {
    loginEmail: email,
    at: instantText(at, locale),
    eraseOn: dateText(eraseAt.slice(0, 10), locale),
  }
  const mail = await composeMail(
    { locale, translations: isKept ? translations.closedAndKept : translations.closed, facts },
    config,
  )
  await messenger.sendMail({ to: email, ...mail })
}
