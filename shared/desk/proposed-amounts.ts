import { centsFromDecimal, decimalFromCents } from '../money/cents.ts'

/** An amount that a proposal decides on, and what it was before, if it replaces one. */
export interface ProposedAmount {
  currency: string | null
  before: string | null
  amount: string
}

type Values = Readonly<Record<string, unknown>>

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value)

/** The fields of what is paid, booked or waived. The first one that is present counts. */
const moved = ['transferred', 'returned', 'posted', 'writtenOff'] as const

/** The fields of amounts in force afterwards, each with the field of the amount that it replaces. */
const replaced = [
  ['offered', 'limit'],
  ['limit', 'limit'],
] as const

/** The fields of the amount that an act concerns. */
const subject = ['toTransfer', 'booked', 'amount'] as const

/** A debt, or the sum of its kinds. */
const totalOf = (owed: unknown): string | undefined => {
  if (isAmount(owed)) return owed
  const parts = Object.values(valuesOf(owed)).filter(isAmount)
  return parts.length > 0
    ? decimalFromCents(parts.reduce((sum, each) => sum + centsFromDecimal(each), 0))
    : undefined
}

const first = (values: Values, names: readonly string[]): string | undefined =>
  names.map((name) => values[name]).find(isAmount)

const amountIn = (
  before: Values,
  after: Values,
  fields: Values,
): Omit<ProposedAmount, 'currency'> | undefined => {
  const money = first(after, moved)
  if (money) return { before: null, amount: money }
  for (const [name, former] of replaced) {
    const [is, was] = [after[name], before[former]]
    if (isAmount(is)) return { before: isAmount(was) && was !== is ? was : null, amount: is }
  }
  const about = first(fields, ['amount']) ?? first(after, subject)
  if (about) return { before: null, amount: about }
  const [was, is] = [totalOf(before['owed']), totalOf(after['owed'])]
  return is ? { before: was && was !== is ? was : null, amount: is } : undefined
}

/** The records of an act on several: its transactions, or the entries that it lists. */
const recordsIn = (after: Values): readonly Values[] | undefined =>
  Object.values(after)
    .filter(Array.isArray)
    .map((each: readonly unknown[]) => each.map(valuesOf))
    .find((each) => each.length > 0 && each.every((record) => first(record, [...moved, ...subject])))

/** The amounts of a proposal; of one about several records, their sum in each currency. */
export const proposedAmounts = ({
  fields,
  before,
  after,
  currency,
}: {
  fields: unknown
  before: unknown
  after: unknown
  currency?: string | undefined
}): ProposedAmount[] => {
  const is = valuesOf(after)
  const currencyOf = (record: Values): string | null =>
    typeof record['currency'] === 'string' ? record['currency'] : (currency ?? null)
  const records = recordsIn(is)
  if (records)
    return [...Map.groupBy(records, currencyOf)].map(([each, ofCurrency]) => ({
      currency: each,
      before: null,
      amount: decimalFromCents(
        ofCurrency.reduce(
          (sum, record) => sum + centsFromDecimal(first(record, [...moved, ...subject]) ?? '0.00'),
          0,
        ),
      ),
    }))
  const only = amountIn(valuesOf(before), is, valuesOf(fields))
  return only ? [{ currency: currencyOf({ ...is, ...valuesOf(fields) }), ...only }] : []
}
