import type { TradedCurrency } from '#shared/money/currency.ts'
import type { UploadedMonth, UploadedOrder } from '#shared/shops/read-orders.ts'
import type { UploadTimeZone } from '#shared/shops/upload-time-zones.ts'
import { companyItemKey, companyPartition } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import { type Item, put, remove, replace, type Table, type Write } from './table.ts'

/** A file whose orders were kept. The file itself is not. */
export interface KeptUpload {
  fileName: string
  crc32: string
  orders: number
  from: string
  to: string
  /** ISO timestamp, UTC. */
  at: string
}

/**
 * A shop or a payment account that no connector reads. Its seller uploads exports of the platform. They are
 * unverified, and the product's terms define how far they count for a limit: by default not at all.
 */
export interface UploadedSource {
  companyId: string
  sourceId: string
  kind: 'shop' | 'account'
  /** The platform's name, as its seller typed it. */
  platform: string
  name: string
  currency: TradedCurrency
  timeZone: UploadTimeZone
  /** ISO timestamp, UTC. */
  addedAt: string
  /** The latest last. */
  uploads: readonly KeptUpload[]
  orders: number
  months: readonly UploadedMonth[]
  /** The orders in force are those written under it; absent before the first upload. */
  generation?: string
  version: number
}

/** A part of a source's orders, under the generation that wrote it. */
interface UploadedOrdersPart {
  rows: readonly string[]
}

const prefix = 'UPLOADED#'
const partPrefix = 'UPLOADEDORDERS#'

const key = (companyId: string, sourceId: string) => companyItemKey(companyId, `${prefix}${sourceId}`)

/** Some 150 KB an item: at most 400 fit. */
const ordersPerPart = 2000

/** Access pattern: a company's uploaded shops and accounts, in the order in which they were added. */
export const listUploadedSources = async (table: Table, companyId: string): Promise<Item<UploadedSource>[]> =>
  (await listCompanyItems<UploadedSource>(table, companyId, prefix)).toSorted((a, b) =>
    a.addedAt.localeCompare(b.addedAt),
  )

/** Access pattern: one of them. */
export const findUploadedSource = (
  table: Table,
  companyId: string,
  sourceId: string,
): Promise<Item<UploadedSource> | undefined> => table.get<UploadedSource>(key(companyId, sourceId))

/** Creates a source (version 0) or replaces the version that was read. */
export const replaceUploadedSource = (table: Table, source: UploadedSource): Write =>
  replace<UploadedSource>(table, {
    ...source,
    ...key(source.companyId, source.sourceId),
    type: 'uploaded-source',
  })

/** Fails if the source was changed since it was read. */
export const removeUploadedSource = (table: Table, source: UploadedSource): Write =>
  remove<UploadedSource>(table, key(source.companyId, source.sourceId), { version: source.version })

const rowOf = ({ id, date, sales, refunds, currency }: UploadedOrder): string =>
  JSON.stringify([id, date, sales, refunds, currency])

const orderOf = (row: string): UploadedOrder => {
  const [id, date, sales, refunds, currency] = JSON.parse(row) as [
    string,
    string,
    number,
    number,
    TradedCurrency,
  ]
  return { id, date, sales, refunds, currency }
}

type Key = Pick<UploadedSource, 'companyId' | 'sourceId'>

const partsPrefix = ({ sourceId }: Key): string => `${partPrefix}${sourceId}#`

/** Writes a source's orders under a generation; they are in force once the source names it. Repeatable. */
export const putUploadedOrders = (
  table: Table,
  source: Key,
  generation: string,
  orders: readonly UploadedOrder[],
): Write[] =>
  Array.from({ length: Math.ceil(orders.length / ordersPerPart) }, (_, part) =>
    put<UploadedOrdersPart>(table, {
      pk: companyPartition(source.companyId),
      sk: `${partsPrefix(source)}${generation}#${String(part).padStart(3, '0')}`,
      type: 'uploaded-orders',
      rows: orders.slice(part * ordersPerPart, (part + 1) * ordersPerPart).map(rowOf),
    }),
  )

/** Access pattern: the orders of a source that are in force, and removals of everything that is stored now. */
export const loadUploadedOrders = async (
  table: Table,
  source: Key & Pick<UploadedSource, 'generation'>,
): Promise<{ orders: UploadedOrder[]; removals: Write[] }> => {
  const orders: UploadedOrder[] = []
  const removals: Write[] = []
  const inForce = source.generation && `${partsPrefix(source)}${source.generation}#`
  for await (const { pk, sk, rows } of table.all<UploadedOrdersPart>({
    pk: companyPartition(source.companyId),
    prefix: partsPrefix(source),
    consistent: true,
  })) {
    if (inForce && sk.startsWith(inForce)) orders.push(...rows.map(orderOf))
    removals.push(remove(table, { pk, sk }))
  }
  return { orders, removals }
}
