import { companyNameEssence } from '../companies/company-name.ts'
import { beginningsIn } from './payer-names.ts'

/** Shorter, a reference of the seller's own could stand in any text. */
const shortestReported = 5
/** Of digits alone it takes more: five are an amount, eight may be a day. */
const shortestNumber = 6
/** What has to be left of a reference without the words that are anybody's. */
const shortestOwn = 4

/** Letters and digits of any script: banks break and pad texts each in their own way. */
export const textEssence = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What banks, payers and the lender write on transfers of any company. */
const generic =
  /(?:re)?payments?|transfers?|remittances?|invoices?|loans?|bills?|facilit(?:y|ies)|drawdowns?|settlements?|principal|interest|fees?|references?|limited|company|trading|fps|chats|swift|bank|hsbc|hong ?kong|还款|還款|付款|转账|轉賬|轉帳|汇款|匯款|贷款|貸款|货款|貨款|账单|帳單|利息|本金|有限公司/g

const isDay = (digits: string): boolean => /^(?:(?:19|20)\d{6}|\d{4}(?:19|20)\d{2})$/.test(digits)

const isGeneric = (reported: string): boolean => {
  const left = reported.replaceAll(generic, '')
  return /^\d*$/.test(left) ? left.length < shortestNumber || isDay(left) : left.length < shortestOwn
}

const longEnough = (essence: string): string | undefined =>
  essence.length >= shortestReported ? essence : undefined

/**
 * What a seller says that their transfer says, as it is looked for in a text; undefined of what is too short for that, or
 * could stand on anybody's transfer.
 */
export const comparableReported = (reference: string | undefined): string | undefined => {
  const reported = longEnough(textEssence(reference ?? ''))
  return reported === undefined || isGeneric(reported) ? undefined : reported
}

/** What other companies are called, as names are compared, and what they say that their transfers say. */
export interface OfOthers {
  names: readonly string[]
  reported: readonly string[]
}

const isPartOfOther = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

/** Whether a text has as many characters in a row of a name as names are looked for by. */
const holdsPartOf = (name: string, said: string): boolean =>
  isPartOfOther(name, said) || beginningsIn(name).some((part) => said.includes(part))

/**
 * True of a reference of a seller's own that is another company's name or reference, a part of one, or holds one: it
 * says whose money it is as little as it says that of the other.
 */
export const isOfOthers = (reference: string, { names, reported }: OfOthers): boolean => {
  const own = textEssence(reference)
  if (own === '') return false
  const name = companyNameEssence(reference)
  return (
    names.some((other) => holdsPartOf(other, name)) || reported.some((other) => isPartOfOther(own, other))
  )
}

/** From more places than these no reference is looked for: a bank's text has a few dozen. */
const maxBeginnings = 150
/** Longer, no reference is. */
const longestReported = 140
/** In UTF-16 code units: so much of a text has the longest reference in it, however a bank breaks and pads it. */
const longestPadded = 1000

/** A number, a word of letters; of Chinese each character by itself, as its words have no blanks between them. */
const word = /\p{N}+|\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu

/** Under what a reference of the seller's own stands: its beginning, as it is compared. */
export const beginningOfReported = (reported: string): string =>
  Array.from(reported).slice(0, shortestReported).join('')

/** What a text says from each place on where a word of it begins, as references are compared: one of these begins with any that it holds. */
export const saidFromEachWord = (text: string): string[] => {
  const said = [...text.matchAll(word)]
    .slice(0, maxBeginnings)
    .flatMap(({ index }) => longEnough(textEssence(text.slice(index, index + longestPadded))) ?? [])
  return [...new Set(said.map((each) => Array.from(each).slice(0, longestReported).join('')))]
}
