import type { Locale } from '#shared/i18n/locales.ts'
import type { LineScreen } from '#shared/site/screen-paths.ts'
import { type Drawdown, findDrawdown } from '../data/drawdowns.ts'
import type { MailContent } from '../mails/compose-mail.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import type { WriteMail } from '../mails/mail-user.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Delivery } from '../runtime/subscriber.ts'
import { moneyText } from '../translations/format.ts'
import { drawdownTranslations } from '../translations/load-translations.ts'

/** The drawdown of an event. */
export const findEventDrawdown = async (
  { table }: Pick<Deps, 'table'>,
  { companyId, drawdownId }: { companyId: string; drawdownId: string },
): Promise<Drawdown> => {
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  return drawdown
}

interface DrawdownNews {
  /** The corresponding message. */
  kind: `drawdown-${'approved' | 'rejected' | 'withdrawn' | 'awaits-colleague' | 'declined' | 'lapsed' | 'returned'}`
  translations: 'approved' | 'rejected' | 'withdrawn' | 'awaitsColleague' | 'declined' | 'lapsed' | 'returned'
  /** The target of the button; the home page by default. */
  screen?: LineScreen
  values?: Record<string, string>
  /** The facts in the mail other than the amount. */
  facts?: (locale: Locale) => MailContent['facts']
  /** The recipients: the owner, or the administrators except one. */
  to: 'owner' | { administratorsExcept: string | undefined }
}

/** Creates a message about a drawdown, and mails the same. */
export const notifyOfDrawdown = async (
  { companyId, currency, price }: Drawdown,
  { kind, translations, screen, values = {}, facts, to }: DrawdownNews,
  deps: Deps,
  delivery: Delivery,
): Promise<void> => {
  const amount = { cents: price.amountCents, currency }
  await createUserMessage(companyId, { kind, amount }, deps, delivery)
  const write: WriteMail = async ({ locale, linkTo }) => ({
    translations: (await drawdownTranslations[locale]()).translations[translations],
    ...(screen ? { actionUrl: linkTo(screen) } : {}),
    values,
    facts: { amount: moneyText(amount.cents, currency), ...facts?.(locale) },
  })
  if (to === 'owner') await mailCompanyOwner(companyId, kind, deps, write)
  else await mailAdministrators(companyId, kind, deps, write, { except: to.administratorsExcept })
}
