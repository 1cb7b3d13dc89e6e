import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { OrderLine } from '#shared/shops/daily-sales.ts'

/** A stored line. */
export interface StoredOrderLine extends OrderLine {
  /** In a currency without a rate on its day: the day's totals do not contain it. */
  isLeftOut?: true
}

type Column<Value> = (Value | null)[] | null

/** The values of all lines by field, in the order of the lines; null for a field that no line has. */
type Columns = [
  numbers: string[],
  kinds: number[],
  amounts: number[],
  currencies: Column<string>,
  uncounted: Column<number>,
  leftOut: Column<true>,
]

/** Stored by their place in this list, which is only ever added to. */
const kinds = ['sale', 'refund', 'cancellation'] as const satisfies readonly OrderLine['kind'][]

const columnOf = <Field extends 'currency' | 'uncounted' | 'isLeftOut'>(
  lines: readonly StoredOrderLine[],
  field: Field,
): Column<NonNullable<StoredOrderLine[Field]>> =>
  lines.some((line) => line[field] !== undefined) ? lines.map((line) => line[field] ?? null) : null

/**
 * Lines as compressed text, of a quarter of their size: by column, as neighbouring values of a field are alike. Base64,
 * because a binary attribute would be no JSON to whatever passes items on.
 */
export const packLines = (lines: readonly StoredOrderLine[]): string => {
  const columns: Columns = [
    lines.map(({ number }) => number),
    lines.map(({ kind }) => kinds.indexOf(kind)),
    lines.map(({ amount }) => amount),
    columnOf(lines, 'currency'),
    columnOf(lines, 'uncounted'),
    columnOf(lines, 'isLeftOut'),
  ]
  return deflateRawSync(JSON.stringify(columns)).toString('base64')
}

const kindAt = (place: number | undefined): OrderLine['kind'] => {
  const kind = kinds[place ?? -1]
  if (!kind) throw new RangeError(`a stored line of the kind ${place}`)
  return kind
}

export const unpackLines = (packed: string): StoredOrderLine[] => {
  const [numbers, places, amounts, currencies, uncounted, leftOut] = JSON.parse(
    inflateRawSync(Buffer.from(packed, 'base64')).toString(),
  ) as Columns
  return numbers.map((number, at) => ({
    number,
    kind: kindAt(places[at]),
    amount: amounts[at] ?? 0,
    ...(currencies?.[at] == null ? {} : { currency: currencies[at] }),
    ...(uncounted?.[at] == null ? {} : { uncounted: uncounted[at] }),
    ...(leftOut?.[at] ? { isLeftOut: true } : {}),
  }))
}
