import { mailAdministrators } from '../mails/mail-administrators.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { drawdownTranslations } from '../translations/load-translations.ts'
import { findEventAccount } from './find-event-account.ts'

const wordsOf = { verified: 'payoutAccountVerified', refused: 'payoutAccountRefused' } as const

export const onPayoutAccountDecided: Subscriber<'payout-account-decided'> = async (
  { companyId, accountId, decision },
  deps,
  delivery,
) => {
  const { account, shown, facts } = await findEventAccount(deps, companyId, accountId)
  const kind = `payout-account-${decision}` as const
  await createUserMessage(companyId, { kind, account: { name: shown } }, deps, delivery)
  const { refuseReason } = account
  await mailAdministrators(companyId, kind, deps, async ({ locale, linkTo }) => ({
    translations: (await drawdownTranslations[locale]()).translations[wordsOf[decision]],
    actionUrl: linkTo('payoutAccounts'),
    facts: { ...facts, ...(refuseReason ? { reason: refuseReason } : {}) },
  }))
}
