import { labelled } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { customerServicePath } from '#shared/site/screen-paths.ts'
import { brandNameIn, type Config } from '../runtime/config.ts'
import type { Attachment } from '../runtime/deps.ts'
import { fillSpaced } from '../translations/fill-placeholders.ts'
import { mailsTranslations } from '../translations/load-translations.ts'
import type { translations as source } from '../translations/zh-CN/mails.ts'
import { type LaidOutMail, layOutMail } from './mail-layout.ts'
import { siteLink } from './site-link.ts'

/**
 * A mail's texts in one language. `{name}` stands for a value of its content, `{brand}` for the brand's name, which is
 * put in front of a subject without it.
 */
export interface MailTranslations {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** The call to action, as a button. */
  action?: string
  /** Small print under the button: how long a link is valid, what to do about an unexpected mail. */
  footnote?: string
}

/** A fact in mails; its label is shared by all mails. */
export type FactName = keyof (typeof source)['facts']

/** A mail before it is composed. All of it is plain text; the layout escapes it. */
export interface MailContent {
  locale: Locale
  translations: MailTranslations
  values?: Record<string, string>
  /** The facts of the mail, one a line, in this order. */
  facts?: Partial<Record<FactName, string>>
  /** A code to be typed elsewhere. It stands out, and is selected as a whole. */
  code?: string
  /** The target of the button; not needed for texts without an action. */
  actionUrl?: string
  attachment?: Attachment
}

export interface ComposedMail {
  subject: string
  text: string
  html: string
  attachment?: Attachment
}

const composeText = (mail: LaidOutMail): string => {
  const { brandName, locale, heading, paragraphs, facts, code, action, footnote, automatic, help } = mail
  const line = ({ label, value }: { label: string; value: string }) => labelled(label, value, locale)
  return [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(line).join('\n')] : []),
    ...(code ? [line(code)] : []),
    ...(action ? [`${labelled(action.label, '', locale).trimEnd()}\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    `-- \n${brandName}\n${automatic}\n${labelled(help.label, help.url, locale)}`,
  ].join('\n\n')
}

/** A mail in the brand's layout, as plain text and as HTML that reads well on a phone. */
export const composeMail = async (
  { locale, translations, values = {}, facts = {}, code, actionUrl, attachment }: MailContent,
  config: Pick<Config, 'brandName' | 'siteUrl'>,
): Promise<ComposedMail> => {
  const brandName = brandNameIn(config.brandName, locale)
  const { translations: shared } = await mailsTranslations[locale]()
  // Every subject names the brand.
  const subject = translations.subject.includes('{brand}')
    ? translations.subject
    : shared.subject.replace('{subject}', () => translations.subject)
  const say = (text: string): string => fillSpaced(locale, text, { ...values, brand: brandName })
  const mail: LaidOutMail = {
    locale,
    brandName,
    // A line break in a subject would begin another header.
    subject: say(subject).replace(/[\r\n]+/g, ' '),
    heading: say(translations.heading),
    paragraphs: translations.paragraphs.map(say),
    facts: Object.entries(facts).map(([name, value]) => ({ label: shared.facts[name as FactName], value })),
    ...(code ? { code: { label: shared.code, value: code } } : {}),
    ...(translations.action && actionUrl
      ? { action: { label: say(translations.action), url: actionUrl } }
      : {}),
    ...(translations.footnote ? { footnote: say(translations.footnote) } : {}),
    linkBelow: shared.linkBelow,
    automatic: say(shared.automatic),
    help: { label: shared.help, url: siteLink(config, customerServicePath) },
  }
  return {
    subject: mail.subject,
    text: composeText(mail),
    html: layOutMail(mail),
    ...(attachment ? { attachment } : {}),
  }
}
