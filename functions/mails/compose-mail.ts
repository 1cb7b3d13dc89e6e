import type { Locale } from '#shared/i18n/locales.ts'
import { layOutMail } from './mail-layout.ts'
import { mailWords } from './mail-words.ts'

/** What a mail says. All of it is plain text; the layout escapes it. */
export interface MailContent {
  brandName: string
  locale: Locale
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** The figures that the mail is about, one a line. */
  facts?: readonly { label: string; value: string }[]
  /** A code to be typed elsewhere. It stands out, and is selected whole. */
  code?: { label: string; value: string }
  /** The one thing to do, as a button. */
  action?: { label: string; url: string }
  /** Small print under the button: how long a link lasts, what to do when the mail was not expected. */
  footnote?: string
}

export interface ComposedMail {
  subject: string
  text: string
  html: string
}

const composeText = (content: MailContent): string => {
  const { brandName, locale, heading, paragraphs, facts = [], code, action, footnote } = content
  const words = mailWords[locale]
  const colon = locale === 'en' ? ': ' : '：'
  return [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}${colon}${value}`).join('\n')] : []),
    ...(code ? [`${code.label}${colon}${code.value}`] : []),
    ...(action ? [`${action.label}${colon.trimEnd()}\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    `-- \n${brandName}\n${words.automatic(brandName)}`,
  ].join('\n\n')
}

/** A mail in the brand's layout, as plain text and as HTML that reads well on a phone. */
export const composeMail = (content: MailContent): ComposedMail => ({
  // A line break in a subject would begin another header.
  subject: content.subject.replace(/[\r\n]+/g, ' '),
  text: composeText(content),
  html: layOutMail(content),
})
