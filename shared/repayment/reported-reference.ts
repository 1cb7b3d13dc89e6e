import { normalizeCompanyName } from '../companies/company-name.ts'
import { namePrefixesIn } from './payer-names.ts'

/** A shorter reference of a seller could occur in any text. */
const shortestReported = 5
/** A reference of digits only has to be longer, as five may be an amount, and must not be a date of eight digits. */
const shortestNumber = 6
/** The minimum length of a reference without generic words. */
const shortestOwn = 4

/** Letters and digits of any script, none in full width: banks wrap and pad texts differently. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Generic words of banks, payers and the lender, on transfers of any company. */
const generic =
  /(?:re)?payments?|transfers?|remittances?|invoices?|loans?|bills?|facilit(?:y|ies)|drawdowns?|settlements?|principal|interest|fees?|references?|limited|company|trading|fps|chats|swift|bank|hsbc|hong ?kong|还款|還款|付款|转账|轉賬|轉帳|汇款|匯款|贷款|貸款|货款|貨款|账单|帳單|利息|本金|有限公司/g

const isDay = (digits: string): boolean => /^(?:(?:19|20)\d{6}|\d{4}(?:19|20)\d{2})$/.test(digits)

const isGeneric = (reported: string): boolean => {
  const left = reported.replaceAll(generic, '')
  return /^\d*$/.test(left) ? left.length < shortestNumber || isDay(left) : left.length < shortestOwn
}

const longEnough = (essence: string): string | undefined =>
  essence.length >= shortestReported ? essence : undefined

/** A seller's reported reference, normalised for search; undefined if it is too short or too generic. */
export const normalizeReported = (reference: string | undefined): string | undefined => {
  const reported = longEnough(normalizeText(reference ?? ''))
  return reported === undefined || isGeneric(reported) ? undefined : reported
}

/** Names of other companies, normalised, and their reported references. */
export interface OtherCompanies {
  names: readonly string[]
  reported: readonly string[]
}

const isPartOfOther = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

/** Whether a text contains a part of a name of the indexed length. */
const holdsPartOf = (name: string, said: string): boolean =>
  isPartOfOther(name, said) || namePrefixesIn(name).some((part) => said.includes(part))

/**
 * True for a seller's own reference that is, contains or is part of another company's name or reference: it identifies
 * neither.
 */
export const belongsToOthers = (reference: string, { names, reported }: OtherCompanies): boolean => {
  const own = normalizeText(reference)
  if (own === '') return false
  const name = normalizeCompanyName(reference)
  return (
    names.some((other) => holdsPartOf(other, name)) || reported.some((other) => isPartOfOther(own, other))
  )
}

/** The maximum number of positions to look up: a bank's text has a few dozen. */
const maxBeginnings = 150
/** The maximum length of a reference. */
const longestReported = 140
/** In UTF-16 code units: the longest reference with any wrapping and padding. */
const longestPadded = 1000

/** A number, a word of letters; each Chinese character, as Chinese words are not separated by blanks. */
const word = /\p{N}+|\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu

/** The index key of a seller's reference: its normalised prefix. */
export const reportedReferencePrefix = (reported: string): string =>
  Array.from(reported).slice(0, shortestReported).join('')

/** The normalised suffixes of a text that begin with a word: any reference in it is a prefix of one of these. */
export const wordSuffixes = (text: string): string[] => {
  const said = [...text.matchAll(word)]
    .slice(0, maxBeginnings)
    .flatMap(({ index }) => longEnough(normalizeText(text.slice(index, index + longestPadded))) ?? [])
  return [...new Set(said.map((each) => Array.from(each).slice(0, longestReported).join('')))]
}
