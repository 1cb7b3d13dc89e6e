import type { Currency } from '../money/currency.ts'
import { plainCharacters } from './plain-characters.ts'

/**
 * The marks before or after an amount of each currency, the longer first. A mark that could be another currency's is
 * left out: 元 with dollars may well be renminbi.
 */
const marks: Readonly<Record<Currency, readonly string[]>> = {
  CNY: ['人民币', '人民幣', 'CNY', 'CN¥', 'RMB', '¥', '￥', '元'],
  EUR: ['EUR', '欧元', '歐元', '€'],
  GBP: ['GBP', '英镑', '英鎊', '£', '￡'],
  HKD: ['HKD', 'HK$', '港元', '港币', '港幣', '$'],
  USD: ['USD', 'US$', '美元', '美金', '$'],
}

/** Without the currency's mark before it and the one after it. */
const withoutMarks = (text: string, currency: Currency): string => {
  const capitals = text.toUpperCase()
  const before = marks[currency].find((mark) => capitals.startsWith(mark)) ?? ''
  const after = marks[currency].find((mark) => capitals.endsWith(mark)) ?? ''
  return text.slice(before.length, text.length - after.length).trim()
}

/**
 * Digits in one piece, or in groups of three by commas or by spaces; then at most two decimals after a point, also the
 * Chinese one.
 */
const written = /^(\d{1,13}|[1-9]\d{0,2}(?:,\d{3}){1,4}|[1-9]\d{0,2}(?: \d{3}){1,4})(?:[.。｡](\d{0,2}))?$/

/**
 * Reads an amount of money as people type and paste it: "10000.5", "１０，０００。５", "US$ 10,000", "10 000". Returns its wire
 * form ("10000.50"), or undefined for anything ambiguous: a sign, a unit as 万 or k, separators in other places, a third
 * decimal, another currency.
 */
export const readAmount = (typed: string, currency: Currency): string | undefined => {
  const match = written.exec(withoutMarks(plainCharacters(typed).trim(), currency))
  if (!match) return undefined
  const [, whole = '', decimals = ''] = match
  return `${whole.replace(/[, ]/g, '').replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`
}
