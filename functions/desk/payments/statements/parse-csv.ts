import { parse } from 'csv-parse/sync'
import type { CsvColumns, DateOrder } from '#shared/desk/csv-columns.ts'
import type { Cents } from '#shared/money/cents.ts'
import {
  type BankLine,
  type BankStatement,
  maxLines,
  readCents,
  readCurrency,
  readDay,
  UnreadableStatement,
} from './bank-statement.ts'

/** Settings that the file itself does not contain. */
export interface CsvReading {
  columns: CsvColumns
  dateOrder: DateOrder
  account: string
  currency: string
}

type Row = Readonly<Record<string, string>>

const dayOf = (text: string, order: DateOrder): string => {
  const [a = '', b = '', c = ''] =
    order === 'YMD' && /^\d{8}$/.test(text)
      ? [text.slice(0, 4), text.slice(4, 6), text.slice(6)]
      : text.split(/[-/.]/)
  const [year, month, day] = { YMD: [a, b, c], DMY: [c, b, a], MDY: [c, a, b] }[order]
  return readDay(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`, 'a date')
}

/** A signed amount; thousands may be separated by commas. */
const signedCents = (text: string, what: string): Cents => {
  const { minus, digits = '' } = /^(?<minus>-?)(?<digits>.*)$/.exec(text.trim())?.groups ?? {}
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits
  const cents = readCents(plain, '.', what)
  return minus ? 0 - cents : cents
}

const amountOf = (row: Row, { amount, credit, debit }: CsvColumns): Cents => {
  if (amount) return signedCents(row[amount] ?? '', 'an amount')
  const came = row[credit ?? '']?.trim() ?? ''
  const went = row[debit ?? '']?.trim() ?? ''
  if ((came === '') === (went === ''))
    throw new UnreadableStatement('a line has either what came or what went')
  return came ? signedCents(came, 'a credit') : 0 - Math.abs(signedCents(went, 'a debit'))
}

interface BalancedLine extends BankLine {
  balanceCents: Cents
}

const lineOf = (row: Row, { columns, dateOrder }: CsvReading): BalancedLine => {
  const { valueDate: valueColumn, bookingDate: bookingColumn, text } = columns
  const cell = (column: string | undefined) => (column ? (row[column]?.trim() ?? '') : '')
  const valueDate = dayOf(cell(valueColumn), dateOrder)
  const booked = cell(bookingColumn)
  const optional = Object.fromEntries(
    (['bankReference', 'payerName', 'payerAccount'] as const).flatMap((name) => {
      const value = cell(columns[name])
      return value ? [[name, value]] : []
    }),
  )
  return {
    amountCents: amountOf(row, columns),
    bookingDate: booked ? dayOf(booked, dateOrder) : valueDate,
    valueDate,
    text: text.map(cell).filter(Boolean).join('\n'),
    ...optional,
    balanceCents: signedCents(cell(columns.balance), 'a balance'),
  }
}

/** Each line's balance is the previous one's plus its own amount. */
const followsOn = (lines: readonly BalancedLine[]): boolean =>
  lines.every((line, index) => {
    const before = lines[index - 1]
    return !before || before.balanceCents + line.amountCents === line.balanceCents
  })

const headingsOf = ({ text, ...columns }: CsvColumns): string[] => [
  ...Object.values(columns).filter((column) => column !== undefined),
  ...text,
]

/** No bank's table is wider, has more rows above it, or has longer rows. */
const maxColumns = 200
const maxAbove = 100
const longestRow = 50_000

const readRows = (source: string): string[][] => {
  try {
    return parse(source, {
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: longestRow,
      to: maxAbove + maxLines + 1,
    })
  } catch (error) {
    throw new UnreadableStatement(`the file is no CSV: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Reads a bank's CSV by declared columns. Only the balances show that no line is missing: each is checked. */
export const parseCsv = (source: string, reading: CsvReading): BankStatement[] => {
  const { columns, account, currency } = reading
  if (!columns.amount && !(columns.credit && columns.debit))
    throw new UnreadableStatement('the columns name neither amount, nor credit and debit')
  const rows = readRows(source)
  const wanted = headingsOf(columns)
  const headed = rows.findIndex((row) => wanted.every((name) => row.includes(name)))
  const headings = rows[headed]
  if (rows.length > maxAbove + maxLines)
    throw new UnreadableStatement(`the file has more than ${maxLines} lines: at most so many at once`)
  if (!headings) throw new UnreadableStatement(`no row has the headings ${wanted.join(', ')}`)
  if (headings.length > maxColumns)
    throw new UnreadableStatement(`the file has ${headings.length} columns: at most ${maxColumns}`)
  const read = rows
    .slice(headed + 1)
    .map((row) =>
      lineOf(Object.fromEntries(headings.map((name, index) => [name, row[index] ?? ''])), reading),
    )
  // Many banks put the newest first.
  const lines = followsOn(read) ? read : read.toReversed()
  const [first] = lines
  const last = lines.at(-1)
  if (!first || !last) throw new UnreadableStatement('the file has no line')
  if (!followsOn(lines)) throw new UnreadableStatement('the balances do not follow from one line to the next')
  return [
    {
      format: 'CSV',
      number: `${first.bookingDate} to ${last.bookingDate}`,
      account,
      currency: readCurrency(currency),
      openingCents: first.balanceCents - first.amountCents,
      closingCents: last.balanceCents,
      statedDays: [],
      lines: lines.map(({ balanceCents: _balance, ...line }) => line),
    },
  ]
}
