import { type Locale, locales } from '#shared/i18n/locales.ts'
import { type ReturnedField, type ReturnReason, returnReasons } from '#shared/kyc/returned-fields.ts'

/** The reason for returning a field, as far as it is entered. */
export interface Return {
  /** A predefined reason, or `words` for free text; empty before the choice. */
  reason: ReturnReason | 'words' | ''
  words: Readonly<Record<Locale, string>>
}

/** The fields to return, by path. */
export type Returns = Readonly<Record<string, Return>>

export const newReturn: Return = { reason: '', words: { 'zh-CN': '', 'zh-TW': '', en: '' } }

export const isReason = (text: string): text is Return['reason'] =>
  text === '' || text === 'words' || returnReasons.some((each) => each === text)

/** True if the reason is complete: free text needs all locales. */
export const hasReason = ({ reason, words }: Return): boolean =>
  reason === 'words' ? locales.every((locale) => words[locale].trim() !== '') : reason !== ''

/** The act's input; undefined while a reason is incomplete. */
export const returnedFields = (returns: Returns): ReturnedField[] | undefined => {
  const entries = Object.entries(returns)
  if (!entries.every(([, each]) => hasReason(each))) return undefined
  return entries.map(([field, { reason, words }]) =>
    reason === 'words' ? { field, words: { ...words } } : { field, reason: reason as ReturnReason },
  )
}
