import { type CsvColumns, hasAmount, headingsOfColumns } from '#shared/desk/csv-columns.ts'
import {
  type CsvAmount,
  createAmbiguityCheck,
  type DecimalSign,
  decimalSignOf,
  isBlankCell,
  isRoundedNumber,
  readCsvAmount,
  readDirection,
} from '#shared/input-parsing/csv-cells.ts'
import { dateOrdersOf, readCsvDate } from '#shared/input-parsing/csv-dates.ts'
import {
  type CsvRow,
  checkWidth,
  comparableHeading,
  findHeader,
  headingsOfRow,
  maxRowsAboveHeader,
  readCsvRows,
} from '#shared/input-parsing/csv-table.ts'
import { balanceRowPattern, totalRowPattern } from '#shared/input-parsing/csv-words.ts'
import { type DateOrder } from '#shared/input-parsing/date-orders.ts'
import { plainCell } from '#shared/input-parsing/plain-cell.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import {
  type BankLine,
  type BankStatement,
  currencyCode,
  maxLines,
  readCurrency,
  UnreadableStatement,
} from './bank-statement.ts'

/** How to read a bank's CSV. */
export interface CsvReading {
  columns: CsvColumns
  /** Found out where it is not given. */
  dateOrder?: DateOrder | undefined
  /** For a file that has no column for it, or to select one of several in the file. */
  account?: string | undefined
  currency?: string | undefined
  /** For a file without a running balance. */
  openingCents?: Cents | undefined
  closingCents?: Cents | undefined
}

type CellOf = (column: string | undefined) => string

/** Also in full width. */
const hasDigit = (cell: string): boolean => /\d/.test(plainCell(cell))

/** A cell without the dashes that fill an empty one. */
const withoutFiller = (cell: string): string => (/^-+$/.test(cell) ? '' : cell)

/** A number of a line or an account: none where a spreadsheet rounded it. */
const numberIn = (cell: string): string => (isRoundedNumber(plainCell(cell)) ? '' : plainCell(cell))

/** A row of the table below the headings. */
interface TableRow {
  at: number
  cells: readonly string[]
  /** Its cells that are under no heading. */
  beyond: readonly string[]
  cellOf: CellOf
  /** The texts of the rows below that continue it. */
  goesOn: readonly string[]
}

/** A line with the balance after it, where its row has one. */
export interface CsvLine extends BankLine {
  at: number
  /** Its date as it stands in the file, with the time. */
  dateCell: string
  account: string
  currency: string
  balanceCents?: Cents
}

const cellsOfAmounts = ({ amount, credit, debit, balance }: CsvColumns, { cellOf }: TableRow): string[] =>
  [amount, credit, debit, balance].map(cellOf).filter((cell) => !isBlankCell(cell))

/** The dates of a row: some banks leave one of the two blank, or have the time of day in its place. */
const dateCellsOf = ({ valueDate, bookingDate }: CsvColumns, { cellOf }: TableRow) => {
  const [valued = '', booked = ''] = [valueDate, bookingDate]
    .map(cellOf)
    .map((cell) => (/^\d{1,2}:\d{2}(?::\d{2})?$/.test(cell) ? '' : cell))
  return { valued: valued || booked, booked: booked || valued }
}

const readsAsDate = (cell: string): boolean => dateOrdersOf([cell]).length > 0

/** A row that is no line: a sum, a note, headings again, or blank. The balances prove that no line is lost by it. */
const isNoLine = (columns: CsvColumns, row: TableRow): boolean => {
  const { valued } = dateCellsOf(columns, row)
  if (hasDigit(valued) && readsAsDate(valued)) return false
  if (!cellsOfAmounts(columns, row).some(hasDigit)) return true
  // A date that cannot be read is a mistake, and not the place of a sum's name.
  return (
    (!hasDigit(valued) || totalRowPattern.test(valued)) &&
    row.cells.some((cell) => totalRowPattern.test(cell))
  )
}

/** The text of a row that has nothing else: it continues the line above. */
const continuationOf = (columns: CsvColumns, row: TableRow): string => {
  const isAlone = dateCellsOf(columns, row).valued === '' && cellsOfAmounts(columns, row).length === 0
  const isSum = row.cells.some((cell) => totalRowPattern.test(cell))
  return isAlone && !isSum ? columns.text.map(row.cellOf).filter(Boolean).join('\n') : ''
}

/** The rows that are lines, each with the texts that continue it. */
const withContinuations = (columns: CsvColumns, rows: readonly TableRow[]): TableRow[] => {
  const lines: TableRow[] = []
  for (const row of rows) {
    const last = lines.at(-1)
    if (!isNoLine(columns, row)) lines.push(row)
    else if (last) {
      const text = continuationOf(columns, row)
      if (text) lines[lines.length - 1] = { ...last, goesOn: [...last.goesOn, text] }
    }
  }
  return lines
}

/**
 * Whether a debit below 0 is money that came back. In a file whose debits are all below 0, the sign only says once more
 * that they are debits.
 */
const haveReversals = (
  { amount, debit, direction }: CsvColumns,
  rows: readonly TableRow[],
  decimal: DecimalSign,
): boolean =>
  rows
    .filter(({ cellOf }) => !amount || (direction && readDirection(cellOf(direction)) === -1))
    .some(({ cellOf }) => (readCsvAmount(cellOf(amount ?? debit), decimal)?.cents ?? 0) > 0)

/** Reads the cells of a row, and collects what is wrong in it. */
const createRowReader = (
  { columns, account, currency }: CsvReading,
  order: DateOrder,
  decimal: DecimalSign,
  /** See `haveReversals`. */
  isSigned: boolean,
  problems: string[],
) => {
  const debitOf = (cents: Cents): Cents => 0 - (isSigned ? cents : Math.abs(cents))
  const wrong = (row: TableRow, what: string) => void problems.push(`row ${row.at}: ${what}`)
  const dateIn = (row: TableRow, cell: string, what: string): BusinessDate => {
    const date = readCsvDate(cell, order)
    if (!date) wrong(row, `${what} is no date: ${cell || 'nothing'}`)
    return date ?? ''
  }
  const currencyOf = (row: TableRow): string =>
    currencyCode(plainCell(row.cellOf(columns.currency)) || (currency ?? ''))
  const amountOf = (row: TableRow, cell: string, what: string): CsvAmount | undefined => {
    const amount = readCsvAmount(cell, decimal)
    if (!amount) wrong(row, `${what} is no amount: ${cell}`)
    const [own, named] = [currencyOf(row), amount?.currency && currencyCode(amount.currency)]
    if (own && named && named !== own) wrong(row, `${what} is in ${named}, and the account in ${own}`)
    return amount
  }
  const centsIn = (row: TableRow, cell: string, what: string): Cents => {
    const amount = amountOf(row, cell, what)
    if (!amount?.marked) return amount?.cents ?? 0
    if (amount.cents < 0 && amount.marked > 0) wrong(row, `a credit is below 0: ${cell}`)
    return amount.marked * Math.abs(amount.cents)
  }
  const ofDirection = (row: TableRow, cell: string, column: string): Cents | undefined => {
    const amount = amountOf(row, cell, 'an amount')
    const sign = readDirection(row.cellOf(column))
    if (!sign) wrong(row, `the direction is neither a credit nor a debit: ${row.cellOf(column) || 'nothing'}`)
    if (!amount || !sign) return undefined
    if (amount.cents < 0 && sign > 0) wrong(row, `a credit is below 0: ${cell}`)
    return sign > 0 ? amount.cents : debitOf(amount.cents)
  }
  /** Undefined for a row without an amount. */
  const amountIn = (row: TableRow): Cents | undefined => {
    const { amount, credit, debit, direction } = columns
    if (amount) {
      const cell = row.cellOf(amount)
      if (isBlankCell(cell)) return undefined
      return direction ? ofDirection(row, cell, direction) : centsIn(row, cell, 'an amount')
    }
    const [came, went] = [row.cellOf(credit), row.cellOf(debit)].map((cell, index) =>
      isBlankCell(cell) ? 0 : centsIn(row, cell, index === 0 ? 'a credit' : 'a debit'),
    )
    if (came && went) wrong(row, 'both came and went')
    return came || (went ? debitOf(went) : undefined)
  }
  return (row: TableRow): CsvLine | undefined => {
    const { valued, booked } = dateCellsOf(columns, row)
    const before = problems.length
    // A separator in an amount or a text moves what stands behind it.
    if (row.beyond.length > 0)
      wrong(
        row,
        `has more cells than the headings, as with a separator within an amount: ${row.beyond.join(' ')}`,
      )
    const valueDate = dateIn(row, valued, 'the date')
    const bookingDate = booked === valued ? valueDate : dateIn(row, booked, 'the booking date')
    const amountCents = amountIn(row)
    const balanceCell = row.cellOf(columns.balance)
    const balance = isBlankCell(balanceCell) ? {} : { balanceCents: centsIn(row, balanceCell, 'the balance') }
    const inAccount = plainCell(row.cellOf(columns.account))
    if (amountCents === undefined && problems.length === before && balance.balanceCents === undefined)
      wrong(row, 'has no amount')
    if (problems.length > before) return undefined
    const isBalance =
      amountCents === balance.balanceCents &&
      row.cells.some((cell) => balanceRowPattern.test(plainCell(cell)))
    const isDebit = (amountCents ?? 0) < 0
    const said = (column: string | undefined): string => withoutFiller(row.cellOf(column))
    const party = {
      bankReference: numberIn(said(columns.bankReference)),
      payerName: (isDebit && said(columns.payeeName)) || said(columns.payerName),
      payerAccount: numberIn((isDebit && said(columns.payeeAccount)) || said(columns.payerAccount)),
    }
    return {
      at: row.at,
      dateCell: plainCell(booked),
      account: inAccount || (account ?? ''),
      currency: currencyOf(row),
      amountCents: isBalance ? 0 : (amountCents ?? 0),
      bookingDate,
      valueDate,
      text: [...columns.text.map(said), ...row.goesOn].filter(Boolean).join('\n'),
      ...Object.fromEntries(Object.entries(party).filter(([, value]) => value !== '')),
      ...balance,
    }
  }
}

const maxNamed = 20

/** Throws with all that is wrong, of many the first. */
const refuseProblems = (problems: readonly string[]): void => {
  if (problems.length === 0) return
  const more = problems.length - maxNamed
  throw new UnreadableStatement(
    [...problems.slice(0, maxNamed), ...(more > 0 ? [`and ${more} more`] : [])].join('; '),
    maxNamed * 120,
  )
}

/** The rows whose balance differs from the previous balance plus the amounts since. */
const breaksIn = (lines: readonly CsvLine[]): string[] => {
  let expected: Cents | undefined
  return lines.flatMap(({ at, amountCents, balanceCents }) => {
    const after = expected === undefined ? undefined : expected + amountCents
    expected = balanceCents ?? after
    return balanceCents === undefined || after === undefined || after === balanceCents
      ? []
      : `row ${at}: the balance is ${decimalFromCents(balanceCents)}, and ${decimalFromCents(after)} by the row before it`
  })
}

/** Whether a line is later than another by its date, or by its time on a clock of 24 hours. */
const isLater = (line: CsvLine, other: CsvLine): boolean => {
  if (line.bookingDate !== other.bookingDate) return line.bookingDate > other.bookingDate
  const [cell, otherCell] = [line.dateCell, other.dateCell]
  return /\d:\d\d(?:[^\p{L}]*|.*Z)$/u.test(cell) && cell.length === otherCell.length && cell > otherCell
}

/** Oldest first: by the balances, or by the dates where those fit both ways. Many banks put the newest first. */
const inOrder = (lines: readonly CsvLine[]): readonly CsvLine[] => {
  const reversed = lines.toReversed()
  const [breaks, reversedBreaks] = [breaksIn(lines).length, breaksIn(reversed).length]
  if (breaks !== reversedBreaks) return breaks < reversedBreaks ? lines : reversed
  const [first, last] = [lines[0], lines.at(-1)]
  return first && last && isLater(first, last) ? reversed : lines
}

const statementOf = (given: readonly CsvLine[], reading: CsvReading): BankStatement => {
  const lines = inOrder(given)
  const breaks = breaksIn(lines)
  if (breaks.length > 0) refuseProblems(['the balances do not follow from one line to the next', ...breaks])
  const withBalance = lines.findIndex(({ balanceCents }) => balanceCents !== undefined)
  const sumOf = (some: readonly CsvLine[]) => some.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const found = lines[withBalance]
  const openingCents =
    found?.balanceCents === undefined
      ? reading.openingCents
      : found.balanceCents - sumOf(lines.slice(0, withBalance + 1))
  const closingCents =
    found && openingCents !== undefined ? openingCents + sumOf(lines) : reading.closingCents
  if (openingCents === undefined || closingCents === undefined)
    throw new UnreadableStatement(
      'the file has no running balance, which would prove that no line is missing: give its opening and closing balance',
    )
  const [first] = lines
  const last = lines.at(-1)
  if (!first || !last) throw new UnreadableStatement('the file has no line')
  return {
    format: 'CSV',
    number: `${first.bookingDate} to ${last.bookingDate}`,
    account: first.account,
    currency: readCurrency(first.currency),
    openingCents,
    closingCents,
    statedDays: [],
    ...(reading.columns.bookingDate ? {} : { isByValueDate: true as const }),
    // A row with a balance alone is no line.
    lines: lines.flatMap(
      ({
        at: _at,
        dateCell: _date,
        account: _account,
        currency: _currency,
        balanceCents: _balance,
        ...line
      }) => (line.amountCents === 0 ? [] : line),
    ),
  }
}

/** The rows below the headings, each with its cells by heading. */
const rowsBelow = (rows: readonly CsvRow[], columns: CsvColumns): TableRow[] => {
  const wanted = headingsOfColumns(columns)
  const header = findHeader(rows, wanted)
  const head = rows[header]
  if (!head) throw new UnreadableStatement(`no row has the headings ${wanted.join(', ')}`)
  const headings = headingsOfRow(head.cells)
  checkWidth(headings)
  const positions = new Map(headings.map((heading, index) => [comparableHeading(heading), index]))
  return rows.slice(header + 1).map(({ at, cells }) => ({
    at,
    cells,
    beyond: cells.slice(headings.length).filter((cell) => cell.trim() !== ''),
    goesOn: [],
    cellOf: (column) =>
      column === undefined ? '' : (cells[positions.get(comparableHeading(column)) ?? -1]?.trim() ?? ''),
  }))
}

/** The order of the dates: given, or the only one in which all can be read. */
const orderOf = (cells: readonly string[], given: DateOrder | undefined): DateOrder => {
  if (given) return given
  const [order, ...others] = dateOrdersOf(cells)
  if (order && others.length > 0)
    throw new UnreadableStatement(
      `the dates may be ${[order, ...others].join(' or ')}, as ${cells[0] ?? ''}: say in which order they are`,
    )
  if (order) return order
  const readable = (each: DateOrder) => cells.filter((cell) => readCsvDate(cell, each) !== undefined).length
  return readable('MDY') > readable('DMY') ? 'MDY' : 'DMY'
}

const datesOf = (rows: readonly TableRow[], columns: CsvColumns): string[] =>
  rows.flatMap((row) => Object.values(dateCellsOf(columns, row))).filter((cell) => cell !== '')

const linesBelow = (source: string, columns: CsvColumns): TableRow[] => {
  if (!hasAmount(columns))
    throw new UnreadableStatement('the columns name neither amount, nor credit and debit')
  const rows = readCsvRows(source, maxRowsAboveHeader + maxLines + 1)
  if (rows.length > maxRowsAboveHeader + maxLines)
    throw new UnreadableStatement(`the file has more than ${maxLines} lines: at most so many at once`)
  return withContinuations(columns, rowsBelow(rows, columns))
}

/** The orders in which all dates of a CSV can be read. */
export const datesInCsv = (source: string, columns: CsvColumns): DateOrder[] =>
  dateOrdersOf(datesOf(linesBelow(source, columns), columns))

/** All lines of a CSV as they stand in it, and what cannot be read. */
export const readCsvLines = (
  source: string,
  reading: CsvReading,
): { lines: CsvLine[]; problems: string[] } => {
  const { columns } = reading
  const below = linesBelow(source, columns)
  const problems: string[] = []
  const amounts = below.flatMap((row) => cellsOfAmounts(columns, row))
  const decimal = decimalSignOf(amounts)
  const doubtful = amounts.find(createAmbiguityCheck(amounts, decimal))
  // The balances would not reveal it: if all amounts were a thousand times too large, they would add up as well.
  if (doubtful !== undefined)
    problems.push(`amounts such as ${doubtful} may be thousands, or have three decimals: no other one tells`)
  const lineOf = createRowReader(
    reading,
    orderOf(datesOf(below, columns), reading.dateOrder),
    decimal,
    haveReversals(columns, below, decimal),
    problems,
  )
  return { lines: below.flatMap((row) => lineOf(row) ?? []), problems }
}

/** Only these of a file with several accounts or currencies are read, where one is given. */
const isWanted =
  ({ columns, account, currency }: CsvReading) =>
  (line: CsvLine): boolean =>
    (!columns.account || !account || line.account === account) &&
    (!columns.currency || !currency || line.currency === currencyCode(currency))

/**
 * Reads a bank's CSV by declared columns, a statement for each account and currency. Only the balances show that no
 * line is missing: each is checked.
 */
export const parseCsv = (source: string, reading: CsvReading): BankStatement[] => {
  const { lines, problems } = readCsvLines(source, reading)
  refuseProblems(problems)
  const missing = (['account', 'currency'] as const).filter((name) => lines.some((line) => line[name] === ''))
  if (missing.length > 0)
    throw new UnreadableStatement(
      `the file does not name its ${missing.join(' and ')}: give it with the file`,
    )
  const wanted = lines.filter(isWanted(reading))
  if (wanted.length === 0) throw new UnreadableStatement('the file has no line')
  return [...Map.groupBy(wanted, ({ account, currency }) => `${account} ${currency}`).values()].map((ofOne) =>
    statementOf(ofOne, reading),
  )
}
