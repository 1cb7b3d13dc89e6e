import { type Cents, centsFromInteger } from '../money/cents.ts'
import { creditWords, debitWords } from './csv-words.ts'
import { splitCurrency } from './currency-named.ts'
import { plainCell } from './plain-cell.ts'

export type DecimalSign = '.' | ','

/**
 * Groups of three digits need the same separator throughout; in Indian notation, groups of two precede the last three
 * digits. At most two decimals, apart from trailing zeros.
 */
const digitsIn: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^(?<whole>\d{1,3}(?:(?<sign>[,'’ ])\d{3})(?:\k<sign>\d{3})*|\d{1,2}(?:,\d{2})+,\d{3}|\d*)(?:\.(?<decimals>\d{0,2}|\d{2}0{2,10}))?$/,
  ',': /^(?<whole>\d{1,3}(?:(?<sign>[.'’ ])\d{3})(?:\k<sign>\d{3})*|\d*)(?:,(?<decimals>\d{0,2}|\d{2}0{2,10}))?$/,
}

/** The sign of a word such as `CR`; undefined for any other. */
export const readDirection = (cell: string): 1 | -1 | undefined => {
  const word = plainCell(cell).toLowerCase().replaceAll(/\s+/g, ' ').replace(/\.$/, '')
  if (creditWords.has(word)) return 1
  if (debitWords.has(word)) return -1
  // `收入(贷)` or `credit (+)`: the word before its explanation. `贷 Cr`: in two languages.
  const explained = /^(.+?)\s*\(.*\)$/.exec(word)?.[1]
  if (explained !== undefined) return readDirection(explained)
  const [first, ...others] = word.split(/[\s/]+/)
  const sign = others.length > 0 && first ? readDirection(first) : undefined
  return others.every((each) => readDirection(each) === sign) ? sign : undefined
}

/** The word or letter that marks an amount as a credit or debit. A letter alone may be the end of a currency's code. */
const markOf = (text: string): RegExpExecArray | null =>
  /^(?<first>CR|DR)\b|\(?(?<last>CR|DR|DB|OD|CREDIT|DEBIT|贷|貸|借)\.?\)?$|(?<![A-Z])(?<letter>[CDHS])$/i.exec(
    text,
  )

export interface CsvAmount {
  cents: Cents
  /** Marked as a credit or debit in the cell itself. */
  marked?: 1 | -1
  /** The code of the currency that the cell itself names. */
  currency?: string
}

/** An amount with its sign before, behind or as brackets; undefined if it is none. */
export const readCsvAmount = (cell: string, decimal: DecimalSign): CsvAmount | undefined => {
  let text = plainCell(cell)
  const mark = markOf(text)
  const word = mark?.groups?.['first'] ?? mark?.groups?.['last'] ?? mark?.groups?.['letter']
  if (mark && word) text = text.replace(mark[0], '').trim()
  const { rest, currency } = splitCurrency(text)
  text = rest
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
  return {
    cents: isNegative ? 0 - size : size,
    ...(marked ? { marked } : {}),
    ...(currency ? { currency } : {}),
  }
}

/** True for a long number as Excel abbreviates it: only 15 of its digits are kept. */
export const isRoundedNumber = (id: string): boolean =>
  /^\d(?:\.\d+)?E\+\d+$/i.test(id) || /^\d{15,}0{3}$/.test(id)

/** True for an empty cell, and for one with dashes or a word such as `n/a` instead of a value. */
export const isBlankCell = (cell: string): boolean =>
  /^(?:-*|n\/a|nil|null|none|无|無)$/i.test(plainCell(cell))

/** The decimal sign with which most amounts can be read. */
export const decimalSignOf = (cells: readonly string[]): DecimalSign => {
  const unread = (decimal: DecimalSign) =>
    cells.filter((cell) => readCsvAmount(cell, decimal) === undefined).length
  return unread(',') < unread('.') ? ',' : '.'
}

/**
 * With a decimal comma, `1.234` is ambiguous: 1,234, or a number with three decimals. It is clear where another amount
 * has decimals after a comma, or several points.
 */
export const createAmbiguityCheck = (
  cells: readonly string[],
  decimal: DecimalSign,
): ((cell: string) => boolean) => {
  const isClear = decimal === '.' || cells.some((cell) => /,\d|\d\.\d{3}\.\d{3}/.test(plainCell(cell)))
  return (cell) => !isClear && /^\D*\d{1,3}\.\d{3}\D*$/.test(plainCell(cell))
}
