import { type Locale, locales } from '#shared/i18n/locales.ts'
import { type ReturnedField, type ReturnReason, returnReasons } from '#shared/kyc/returned-fields.ts'

/** Why a field is to be returned, as far as it was said. */
export interface Return {
  /** One of the usual reasons, or `words` for words of one's own; empty before one is chosen. */
  reason: ReturnReason | 'words' | ''
  words: Readonly<Record<Locale, string>>
}

/** What is to be returned, by the path of its field. */
export type Returns = Readonly<Record<string, Return>>

export const newReturn: Return = { reason: '', words: { 'zh-CN': '', 'zh-TW': '', en: '' } }

export const isReason = (text: string): text is Return['reason'] =>
  text === '' || text === 'words' || returnReasons.some((each) => each === text)

/** Whether a reason can be shown to the seller. */
export const isSaid = ({ reason, words }: Return): boolean =>
  reason === 'words' ? locales.every((locale) => words[locale].trim() !== '') : reason !== ''

/** What is to be returned, as the act takes it; undefined while a reason is missing. */
export const returnedFields = (returns: Returns): ReturnedField[] | undefined => {
  const entries = Object.entries(returns)
  if (!entries.every(([, each]) => isSaid(each))) return undefined
  return entries.map(([field, { reason, words }]) =>
    reason === 'words' ? { field, words: { ...words } } : { field, reason: reason as ReturnReason },
  )
}
