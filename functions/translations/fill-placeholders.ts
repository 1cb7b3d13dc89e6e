import type { Locale } from '#shared/i18n/locales.ts'

/** Fills `{name}` in a sentence. Throws for a placeholder without a value. */
export const fillPlaceholders = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing to fill in for ${name}`)
    return value
  })

const isHan = (text: string): boolean => /^\p{Script=Han}$/u.test(text)
const isLatin = (text: string): boolean => /^[\p{Script=Latin}\d]$/u.test(text)

/**
 * The same for mails, text messages and notifications: in Chinese, a space separates a value in Latin letters, such as a
 * company's English name, from the characters around it.
 */
export const fillSpaced = (
  locale: Locale,
  sentence: string,
  values: Readonly<Record<string, string>>,
): string =>
  locale === 'en'
    ? fillPlaceholders(sentence, values)
    : sentence.replace(
        /(.?)(\{\w+\})(?=(.?))/gsu,
        (_, before: string, placeholder: string, after: string) => {
          const value = fillPlaceholders(placeholder, values)
          const begins = isHan(before) && isLatin(value.slice(0, 1)) ? ' ' : ''
          const ends = isHan(after) && isLatin(value.slice(-1)) ? ' ' : ''
          return `${before}${begins}${value}${ends}`
        },
      )
