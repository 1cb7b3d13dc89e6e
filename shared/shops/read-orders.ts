import {
  type CsvAmount,
  createAmbiguityCheck,
  decimalSignOf,
  isBlankCell,
  isRoundedNumber,
  readCsvAmount,
  readDirection,
} from '../input-parsing/csv-cells.ts'
import { dateOrdersOf, readCsvMoment } from '../input-parsing/csv-dates.ts'
import type { CsvRow } from '../input-parsing/csv-table.ts'
import { totalRowPattern } from '../input-parsing/csv-words.ts'
import { currencyNamed } from '../input-parsing/currency-named.ts'
import type { DateOrder } from '../input-parsing/date-orders.ts'
import { plainCell } from '../input-parsing/plain-cell.ts'
import type { Cents } from '../money/cents.ts'
import type { TradedCurrency } from '../money/currency.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { dayInHongKong } from './day-in-hong-kong.ts'
import type { LeftOutReason, RepeatedRows, UploadReading, UploadRole } from './upload-columns.ts'
import type { UploadTimeZone } from './upload-time-zones.ts'

/** A row that is not counted, with the cell that says why. */
export interface LeftOutRow {
  /** Its number in the file. */
  row: number
  reason: LeftOutReason
  cell: string
}

/** An order of an export; of a payment account, a movement with what came in as sales and what went out as refunds. */
export interface UploadedOrder {
  id: string
  /** In Hong Kong. */
  date: BusinessDate
  sales: Cents
  refunds: Cents
  currency: TradedCurrency
}

/** Stands for a cell with a formula, which is refused: only the platform's own values count. */
export const formulaCell = '='

const isFormula = (cell: string): boolean => cell === formulaCell || /^=(?!")/.test(cell)

/** Statuses of orders that are unpaid, only authorised, or paid in part: what was received is unknown. */
const unpaidWords =
  /\b(?:não|no|non|belum|chưa) ?(?:pag(?:o|a|ado|ada|at[oa])|pay[ée]e?|di ?bayar|bayar|thanh toán)\b|\bunbezahlt\b|\boffen\b|chưa thanh toán|ยังไม่|未入金|未払|미결제|\b(?:un|not )-?paid\b|\b(?:partially|part) paid\b|\bpending\b|\bawaiting payment\b|\bwait(?:ing)? (?:for )?(?:buyer )?pay|\bto (?:be )?pa(?:y|id)\b|\bprocessing\b|\bauthori[sz]ed\b|待(?:买家|買家)?付款|未付|部分付款|待支付|未支付|待收款|等待.*付款|处理中|處理中|已授权|已授權|\bdraft\b|^test(?: order)?$|草稿|测试|測試/i
const cancelledWords =
  /cancel|cancelad|annul|stornier|\bbatal|dibatalkan|hủy|huỷ|ยกเลิก|キャンセル|취소|\bvoid|\bfail|declin|reject|\bexpired\b|\b(?:trade )?closed\b|取消|关闭|關閉|失败|失敗|拒绝|拒絕|过期|過期|失效/i
/** Statuses of full refunds; in Chinese also after the status of the parcel: `未发货，退款成功`. */
const refundedWords =
  /^(?:(?:fully |order )?refunded|full refund|refund (?:completed|success(?:ful)?)|returned|return(?:ed)? (?:and |& )?refunded|shipped back success|charge(?:d )?back(?: lost)?|dispute lost)$|^拒付$|(?:^|[,/\s])(?:已(?:全额|全額)?退款|(?:全额|全額)退款|已退[货貨]|退[货貨]\/?退?款?(?:成功|完成)|退款(?:成功|完成))$/i
/** Statuses of partial refunds, which do not state the amount. */
const partlyRefundedWords = /\bpart(?:ial(?:ly)?)? ?refund|部分退款|已退款 ?\(/i

/** True for the label of a row of totals, in place of an order's number. */
const isSum = (id: string): boolean =>
  totalRowPattern.test(id) && (!/\d{3}/.test(id) || /\p{Script=Han}/u.test(id))

/** The status, without the underscores that platforms write: `WAIT_BUYER_PAY`. */
const statusIn = (cell: string): string => plainCell(cell).replaceAll('_', ' ')

/** The zone that a heading states: `Created (UTC)`. */
const zoneIn = (heading: string): string =>
  /\(\s*((?:UTC|GMT)[^)]*|[A-Z]{3,4})\s*\)\s*$/.exec(plainCell(heading))?.[1] ?? ''

/**
 * The date of a cell in Hong Kong, by the offset in the cell, or else in the heading, or else by the platform's time
 * zone.
 */
const dayOf = (
  cell: string,
  order: DateOrder,
  timeZone: UploadTimeZone,
  zone: string,
): BusinessDate | undefined => {
  const { date, time } = readCsvMoment(cell, order) ?? {}
  if (!date || !time) return date
  const zoned = zone === '' ? undefined : readCsvMoment(`${cell} ${zone}`, order)
  if (zoned && !zoned.time) return zoned.date
  return time.hour > 23 || time.minute > 59 ? undefined : dayInHongKong(date, time, timeZone)
}

/** The currency that a heading states: `Order total (USD)`. */
const currencyInHeading = (heading: string): TradedCurrency | undefined =>
  currencyNamed(/\(\s*([^()]+?)\s*\)\s*$/.exec(plainCell(heading))?.[1] ?? '')

/** The one currency that a row names, in its own cell or with its amounts, or else the usual one. */
const currencyOf = (named: readonly string[], usual: TradedCurrency): TradedCurrency | undefined => {
  const [first, ...others] = new Set(named.filter((each) => plainCell(each) !== '').map(currencyNamed))
  if (others.length > 0) return undefined
  return named.some((each) => plainCell(each) !== '') ? first : usual
}

/** Currencies whose amounts have no decimals, or have points between the thousands. */
const pointedThousands: ReadonlySet<string> = new Set('IDR VND KRW JPY CLP COP TWD'.split(' '))

/** The amount that came in, negative if it went out: by a direction in its own column, or by a mark with the amount. */
const cameBy = ({ cents, marked }: CsvAmount, direction: 1 | -1 | undefined): Cents => {
  const sign = direction ?? marked
  return sign ? sign * Math.abs(cents) : cents
}

export interface UploadContext {
  /** Of rows without a currency of their own. */
  currency: TradedCurrency
  timeZone: UploadTimeZone
  /** The latest date that an order may have. */
  today: BusinessDate
}

type CellOf = (cells: readonly string[], role: UploadRole) => string

const createCellOf = (headings: readonly string[], columns: UploadReading['columns']): CellOf => {
  const positions = new Map(headings.map((each, index) => [each, index]))
  return (cells, role) => {
    const column = columns[role]
    return column === undefined ? '' : (cells[positions.get(column) ?? -1]?.trim() ?? '')
  }
}

/** The orders in which the dates of a column can be read. */
export const dateOrdersIn = (rows: readonly CsvRow[], position: number): DateOrder[] => {
  const cells = rows
    .map(({ cells: all }) => all[position]?.trim() ?? '')
    .filter((cell) => /\d/.test(plainCell(cell)))
  return dateOrdersOf(cells)
}

/** Rows of one number with different amounts are parts of an order; if all amounts are equal, they are repetitions. */
export const guessRepeated = (
  rows: readonly CsvRow[],
  headings: readonly string[],
  columns: UploadReading['columns'],
): RepeatedRows => {
  const cellOf = createCellOf(headings, columns)
  const amounts = new Map<string, string>()
  for (const { cells } of rows) {
    const [id, amount] = [cellOf(cells, 'id'), cellOf(cells, 'amount')]
    const known = amounts.get(id)
    if (id !== '' && known !== undefined && known !== amount) return 'parts'
    amounts.set(id, amount)
  }
  return 'totals'
}

type Read = { order: UploadedOrder } | { reason: LeftOutReason; cell: string }

const left = (reason: LeftOutReason, cell: string): Read => ({ reason, cell })

/** Reads the rows of an export. Each is counted once or left out with its reason. */
export const readOrders = (
  rows: readonly CsvRow[],
  headings: readonly string[],
  { columns, date_order: dateOrder, repeated }: UploadReading,
  { currency: usual, timeZone, today }: UploadContext,
): { orders: UploadedOrder[]; leftOut: LeftOutRow[] } => {
  const cellOf = createCellOf(headings, columns)
  const amountCells = rows.flatMap(({ cells }) =>
    [cellOf(cells, 'amount'), cellOf(cells, 'refund')].filter((cell) => !isBlankCell(cell)),
  )
  const decimal = decimalSignOf(amountCells)
  const doubts = createAmbiguityCheck(amountCells, decimal)
  const zone = zoneIn(columns.date)
  const inHeadings = [columns.amount, columns.refund ?? ''].flatMap(
    (heading) => currencyInHeading(heading) ?? [],
  )

  const read = (cells: readonly string[]): Read => {
    const of = (role: UploadRole) => cellOf(cells, role)
    // A separator within an amount or a title shifts the following cells.
    const beyond = cells.slice(headings.length).filter((cell) => plainCell(cell) !== '')
    if (beyond.length > 0) return left('extraCells', beyond.join(' '))
    for (const role of ['id', 'date', 'amount', 'refund'] as const)
      if (isFormula(of(role))) return left('formula', of(role))
    const id = plainCell(of('id')).slice(0, 100)
    if (id === '' || isSum(id)) return left('noId', of('id'))
    if (isRoundedNumber(id)) return left('roundedId', id)
    const status = statusIn(of('status'))
    if (unpaidWords.test(status)) return left('unpaid', status)
    if (cancelledWords.test(status)) return left('cancelled', status)
    const date = dayOf(of('date'), dateOrder, timeZone, zone)
    if (!date) return left('noDate', of('date'))
    if (date > today) return left('futureDate', of('date'))
    const blank = isBlankCell(of('amount'))
    const amount = blank ? undefined : readCsvAmount(of('amount'), decimal)
    const refund = isBlankCell(of('refund')) ? undefined : readCsvAmount(of('refund'), decimal)
    if (!amount && (!blank || !refund)) return left('noAmount', of('amount'))
    if (!isBlankCell(of('refund')) && !refund) return left('noAmount', of('refund'))
    const inAmounts = [amount, refund].flatMap((each) => each?.currency ?? [])
    const currency = currencyOf([of('currency'), ...inAmounts, ...inHeadings], usual)
    if (!currency) return left('unknownCurrency', of('currency') || of('amount'))
    const doubtful = pointedThousands.has(currency)
      ? undefined
      : [of('amount'), of('refund')].find((cell) => doubts(cell))
    if (doubtful !== undefined) return left('noAmount', doubtful)
    const direction = columns.direction === undefined ? undefined : readDirection(of('direction'))
    if (columns.direction !== undefined && amount && !direction) return left('noDirection', of('direction'))
    const wentBack = Math.abs(refund?.cents ?? 0)
    if (partlyRefundedWords.test(status) && wentBack === 0) return left('noAmount', status)
    const came = amount ? cameBy(amount, direction) : 0
    const sales = Math.max(came, 0)
    const isRefunded = refundedWords.test(status) && wentBack === 0
    // What went out may be in both columns.
    const refunds = came < 0 ? Math.max(0 - came, wentBack) : isRefunded ? sales : wentBack
    return { order: { id, date, sales, refunds, currency } }
  }

  const orders = new Map<string, UploadedOrder>()
  const leftOut: LeftOutRow[] = []
  for (const { at, cells } of rows) {
    const found = read(cells)
    if ('reason' in found) {
      leftOut.push({ row: at, reason: found.reason, cell: found.cell.slice(0, 60) })
      continue
    }
    const { order } = found
    const known = orders.get(order.id)
    if (!known) orders.set(order.id, order)
    else if (repeated === 'totals' || known.currency !== order.currency) {
      // A repetition of the order may contain a later refund.
      if (known.currency === order.currency && known.sales === order.sales)
        orders.set(order.id, { ...known, refunds: Math.max(known.refunds, order.refunds) })
      leftOut.push({ row: at, reason: 'repeated', cell: order.id.slice(0, 60) })
    } else
      orders.set(order.id, {
        ...known,
        sales: known.sales + order.sales,
        refunds: known.refunds + order.refunds,
      })
  }
  return { orders: [...orders.values()], leftOut }
}

/** The orders of several uploads: a later upload of an order replaces an earlier one. */
export const mergeOrders = (
  known: readonly UploadedOrder[],
  uploaded: readonly UploadedOrder[],
): UploadedOrder[] => [...new Map([...known, ...uploaded].map((order) => [order.id, order])).values()]

export interface UploadedMonth {
  /** `YYYY-MM`, in Hong Kong. */
  month: string
  currency: TradedCurrency
  orders: number
  sales: Cents
  refunds: Cents
}

/** The orders by month and currency, the oldest month first. */
export const monthsOf = (orders: readonly UploadedOrder[]): UploadedMonth[] =>
  [...Map.groupBy(orders, ({ date, currency }) => `${date.slice(0, 7)} ${currency}`).values()]
    .flatMap((alike) => {
      const [first] = alike
      return first
        ? [
            {
              month: first.date.slice(0, 7),
              currency: first.currency,
              orders: alike.length,
              sales: alike.reduce((sum, { sales }) => sum + sales, 0),
              refunds: alike.reduce((sum, { refunds }) => sum + refunds, 0),
            },
          ]
        : []
    })
    .toSorted((a, b) => (a.month + a.currency < b.month + b.currency ? -1 : 1))
