import { type Cents, centsFromInteger } from '../money/cents.ts'
import { type BusinessDate, businessDate, isBusinessDate } from '../time/business-date.ts'
import { creditWords, debitWords } from './csv-words.ts'
import { type DateOrder, dateOrders } from './date-orders.ts'

/** Full-width characters as plain ones, and without what spreadsheets add to keep a number a text. */
export const plainCell = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'/, '')
    .trim()

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const monthOf = (part: string): string => {
  const index = /^\p{L}{3,9}$/u.test(part) ? months.indexOf(part.slice(0, 3).toLowerCase()) : -1
  return index < 0 ? part : String(index + 1)
}

const dateOf = (year = '', month = '', day = ''): BusinessDate | undefined => {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isBusinessDate(text) ? text : undefined
}

const compact: Readonly<Record<DateOrder, RegExp>> = {
  YMD: /^(\d{4})(\d{2})(\d{2})$/,
  DMY: /^(\d{2})(\d{2})(\d{4})$/,
  MDY: /^(\d{2})(\d{2})(\d{4})$/,
}

/** The three parts of a date in their order, with the month as a number. */
const partsOf = (text: string, order: DateOrder): { parts: string[]; isNamed: boolean } => {
  const [, ...digits] = compact[order].exec(text) ?? []
  const given = digits.length > 0 ? digits : text.split(/[-/.,\s]+|[年月日]/u).filter(Boolean)
  return { parts: given.map(monthOf), isNamed: given.some((part) => /^\p{L}/u.test(part)) }
}

/** The date in Hong Kong of a time with an offset; undefined for any other text. */
const dayOfInstant = (text: string): BusinessDate | undefined => {
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
    ? Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    : Number.NaN
  return Number.isNaN(instant) ? undefined : businessDate(new Date(instant))
}

/** A date as banks write it; undefined if it is none in this order. A year of four digits needs no order where it is first. */
export const readCsvDate = (cell: string, order: DateOrder): BusinessDate | undefined => {
  const given = plainCell(cell)
  const ofInstant = dayOfInstant(given)
  if (ofInstant) return ofInstant
  const text = given
    .replace(/(?:T|,?\s+)\d{1,2}:\d{2}.*$/, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, '')
  const { parts, isNamed } = partsOf(text, order)
  const [a = '', b = '', c = '', ...rest] = parts
  if (rest.length > 0) return undefined
  if (a.length === 4) return dateOf(a, b, c)
  // "Jan 2, 2026" or "2 Jan 2026": the month is the part with letters.
  if (isNamed) return /^\p{L}/u.test(text) ? dateOf(c, a, b) : dateOf(c, b, a)
  if (order === 'YMD') return dateOf(a, b, c)
  return order === 'DMY' ? dateOf(c, b, a) : dateOf(c, a, b)
}

/**
 * The orders in which all dates can be read, without those that give the same dates as another: one if that is clear,
 * several if a person has to say.
 */
export const dateOrdersOf = (cells: readonly string[]): DateOrder[] => {
  const readings = dateOrders.flatMap((order) => {
    const dates = cells.map((cell) => readCsvDate(cell, order))
    return dates.includes(undefined) ? [] : { order, dates: dates.join() }
  })
  return readings
    .filter(({ dates }, index) => readings.findIndex((other) => other.dates === dates) === index)
    .map(({ order }) => order)
}

export type DecimalSign = '.' | ','

/** A group of three digits needs the same sign as the one before. Two decimals, or more of which the rest is 0. */
const digitsIn: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^(?<whole>\d{1,3}(?:(?<sign>[,'’ ])\d{3})(?:\k<sign>\d{3})*|\d*)(?:\.(?<decimals>\d{0,2}|\d{2}0{2,10}))?$/,
  ',': /^(?<whole>\d{1,3}(?:(?<sign>[.'’ ])\d{3})(?:\k<sign>\d{3})*|\d*)(?:,(?<decimals>\d{0,2}|\d{2}0{2,10}))?$/,
}

/** The sign of a word such as `CR`; undefined for any other. */
export const readDirection = (cell: string): 1 | -1 | undefined => {
  const word = plainCell(cell).toLowerCase().replace(/\.$/, '')
  return creditWords.has(word) ? 1 : debitWords.has(word) ? -1 : undefined
}

export interface CsvAmount {
  cents: Cents
  /** Marked as a credit or debit in the cell itself. */
  marked?: 1 | -1
}

/** An amount with its sign before, behind or as brackets; undefined if it is none. */
export const readCsvAmount = (cell: string, decimal: DecimalSign): CsvAmount | undefined => {
  let text = plainCell(cell)
  const mark = /^(?<first>CR|DR)\b|(?<last>CR|DR|OD|贷|貸|借)\.?$/i.exec(text)
  const word = mark?.groups?.['first'] ?? mark?.groups?.['last']
  if (mark && word) text = text.replace(mark[0], '').trim()
  // A currency before or behind, by its code or its sign.
  text = text
    .replaceAll(/(?:HK|US|NT|S|A|RMB|CNH)?[$¥]|[£€]/gu, '')
    .replace(/^([-+(]?)\s*[A-Z]{3}(?=[\s\d.,-])/, '$1')
    .replace(/\s*[A-Z]{3}$/, '')
    .trim()
  const inBrackets = /^\((?<inside>.*)\)$/.exec(text)?.groups?.['inside']
  if (inBrackets !== undefined) text = inBrackets.trim()
  const signs = /^(?<before>[+-]?)\s*(?<digits>.*?)\s*(?<behind>[+-]?)$/.exec(text)?.groups
  const { before = '', digits = '', behind = '' } = signs ?? {}
  if ((before && behind) || (inBrackets !== undefined && (before || behind))) return undefined
  const { whole = '', decimals = '' } = digitsIn[decimal].exec(digits)?.groups ?? {}
  const plain = whole.replaceAll(/\D/g, '')
  if ((plain === '' && decimals === '') || plain.length > 13) return undefined
  const size = centsFromInteger(BigInt(`${plain}${decimals.slice(0, 2).padEnd(2, '0')}`))
  const isNegative = before === '-' || behind === '-' || inBrackets !== undefined
  const marked = word && readDirection(word)
  return { cents: isNegative ? 0 - size : size, ...(marked ? { marked } : {}) }
}

/** Nothing, or a line in place of it. */
export const isBlankCell = (cell: string): boolean => /^-*$/.test(plainCell(cell))

/** The decimal sign with which all amounts can be read; the likelier one where neither does. */
export const decimalSignOf = (cells: readonly string[]): DecimalSign => {
  const unread = (decimal: DecimalSign) =>
    cells.filter((cell) => readCsvAmount(cell, decimal) === undefined).length
  return unread(',') < unread('.') ? ',' : '.'
}
