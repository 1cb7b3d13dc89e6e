import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { guessUploadColumns } from '#shared/shops/guess-upload-columns.ts'
import { dateOrdersIn, guessRepeated, monthsOf } from '#shared/shops/read-orders.ts'
import type { UploadReading } from '#shared/shops/upload-columns.ts'
import { loadUploadedOrders } from '../data/uploaded-sources.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeUploadedMonth } from './describe-uploaded-source.ts'
import { findUpload, openUpload, parseUpload, unknownColumns } from './parse-upload.ts'
import type { UploadedTable } from './read-uploaded-table.ts'

const rowsShown = 5
const leftOutShown = 50
const cellShown = 60

/** The reading that the headings suggest; undefined if a required column is missing. */
const guessReading = ({ headings, rows }: UploadedTable): UploadReading | undefined => {
  const { id, date, amount, ...others } = guessUploadColumns(headings)
  if (id === undefined || date === undefined || amount === undefined) return undefined
  const columns = { id, date, amount, ...others }
  const [dateOrder = 'YMD'] = dateOrdersIn(rows, headings.indexOf(date))
  return { columns, date_order: dateOrder, repeated: guessRepeated(rows, headings, columns) }
}

/** The response for a file that cannot be read. */
const nothingRead = {
  headings: [],
  rows: [],
  row_count: 0,
  reading: null,
  date_orders: [],
  orders: 0,
  known_orders: 0,
  days: 0,
  from: null,
  to: null,
  months: [],
  left_out: 0,
  left_out_rows: [],
}

export const previewUpload: Handler<typeof shopsEndpoints.previewUpload> = async (
  { input: { body }, session: { companyId } },
  deps,
) => {
  const { table, clock } = deps
  const found = await findUpload(deps, companyId, body)
  if (!found) return refuse('notFound')
  const { source, file } = found
  const opened = await openUpload(deps, file)
  if ('problem' in opened) return answer({ ...nothingRead, ...opened, file_name: file.fileName })
  const unknown = body.reading ? unknownColumns(opened, body.reading) : []
  if (unknown.length > 0) return refuse('invalidInput', unknown)
  const reading = body.reading ?? guessReading(opened)
  const { headings, rows } = opened
  const { orders, leftOut } = reading
    ? parseUpload(opened, reading, source, clock())
    : { orders: [], leftOut: [] }
  const { orders: before } = await loadUploadedOrders(table, source)
  const known = new Set(before.map(({ id }) => id))
  const dates = orders.map(({ date }) => date).toSorted()
  return answer({
    problem: null,
    file_name: file.fileName,
    headings,
    rows: rows
      .slice(0, rowsShown)
      .map(({ cells }) => headings.map((_heading, index) => (cells[index] ?? '').slice(0, cellShown))),
    row_count: rows.length,
    reading: reading ?? null,
    date_orders: reading ? dateOrdersIn(rows, headings.indexOf(reading.columns.date)) : [],
    orders: orders.length,
    known_orders: orders.filter(({ id }) => known.has(id)).length,
    days: new Set(dates).size,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
    months: monthsOf(orders).map(describeUploadedMonth),
    left_out: leftOut.length,
    left_out_rows: leftOut.slice(0, leftOutShown),
  })
}
