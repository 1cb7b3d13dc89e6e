import type { MailContent } from '../mails/compose-mail.ts'
import type { MailReader } from '../mails/mail-owner.ts'
import { drawdownMailWords, type FactName, factLabels } from './mails.ts'

/** A mail about a drawdown: its words, and the figures that are given, in their order. */
export const composeDrawdownMail = (
  { locale, lineUrl }: MailReader,
  name: keyof (typeof drawdownMailWords)['en'],
  facts: Partial<Record<FactName, string>>,
): Omit<MailContent, 'brandName' | 'locale'> => {
  const { action, ...words } = drawdownMailWords[locale][name]
  return {
    ...words,
    facts: Object.entries(facts).map(([fact, value]) => ({
      label: factLabels[locale][fact as FactName],
      value,
    })),
    action: { label: action, url: `${lineUrl}/home` },
  }
}
