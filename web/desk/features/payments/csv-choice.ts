import { type CsvColumns, hasAmount } from '#shared/desk/csv-columns.ts'
import type { CsvMapping, CsvPreview } from '#shared/desk/csv-mapping.ts'

/** What a column of a bank's CSV may be. */
export const columnRoles = [
  'valueDate',
  'bookingDate',
  'amount',
  'credit',
  'debit',
  'direction',
  'balance',
  'text',
  'bankReference',
  'payerName',
  'payerAccount',
  'payeeName',
  'payeeAccount',
  'currency',
  'account',
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** How somebody has a CSV read: by a mapping, or by columns that they point at. */
export interface CsvChoice {
  /** The mapping's name, '' for pointing at columns; undefined while the file's headings decide. */
  mapping: string | undefined
  /** The role of each heading that has one. */
  roles: Readonly<Record<string, ColumnRole>>
  dateOrder: string
  account: string
  currency: string
  opening: string
  closing: string
  /** The name under which the columns are to be saved. */
  name: string
}

export const noCsvChoice: CsvChoice = {
  mapping: undefined,
  roles: {},
  dateOrder: '',
  account: '',
  currency: '',
  opening: '',
  closing: '',
  name: '',
}

/** Every role has one column, but for texts. */
export const withRole = (
  roles: CsvChoice['roles'],
  heading: string,
  role: ColumnRole | undefined,
): CsvChoice['roles'] => ({
  ...Object.fromEntries(
    Object.entries(roles).filter(([other, its]) => other !== heading && (its !== role || role === 'text')),
  ),
  ...(role ? { [heading]: role } : {}),
})

/** The columns that were pointed at, in the order of the file; undefined while a required one is missing. */
export const columnsOf = (roles: CsvChoice['roles'], headings: readonly string[]): CsvColumns | undefined => {
  const named: Partial<Record<Exclude<ColumnRole, 'text'>, string>> = {}
  const text: string[] = []
  for (const heading of headings) {
    const role = roles[heading]
    if (role === 'text') text.push(heading)
    else if (role) named[role] = heading
  }
  const { valueDate } = named
  return valueDate && text.length > 0 && hasAmount(named) ? { ...named, valueDate, text } : undefined
}

const sameHeading = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** A mapping as roles of a file's headings, to change it. */
export const rolesOf = ({ text, ...columns }: CsvColumns, headings: readonly string[]): CsvChoice['roles'] =>
  Object.fromEntries(
    headings.flatMap((heading) => {
      if (text.some((each) => sameHeading(each, heading))) return [[heading, 'text' as const]]
      const role = columnRoles.find(
        (each) => each !== 'text' && columns[each] !== undefined && sameHeading(columns[each], heading),
      )
      return role ? [[heading, role]] : []
    }),
  )

/** How the file would be read: the mapping in use, or undefined where columns are pointed at. */
export const mappingInUse = (
  { mapping }: CsvChoice,
  preview: CsvPreview | undefined,
  mappings: readonly CsvMapping[],
): CsvMapping | undefined => {
  const name = mapping ?? preview?.mapping
  return mappings.find((each) => each.name === name)
}

const orUndefined = (text: string): string | undefined => text.trim() || undefined

/** The inputs of `statement-read` for a CSV; undefined while something is missing. */
export const csvFields = (
  choice: CsvChoice,
  preview: CsvPreview | undefined,
  mappings: readonly CsvMapping[],
): Record<string, unknown> | undefined => {
  const mapping = mappingInUse(choice, preview, mappings)
  const columns = mapping?.columns ?? columnsOf(choice.roles, preview?.headings ?? [])
  if (!columns) return undefined
  const account = orUndefined(choice.account)
  const currency = orUndefined(choice.currency)
  const [openingBalance, closingBalance] = [orUndefined(choice.opening), orUndefined(choice.closing)]
  if (!columns.account && !(account ?? mapping?.account)) return undefined
  if (!columns.currency && !(currency ?? mapping?.currency)) return undefined
  if (!columns.balance && !(openingBalance && closingBalance)) return undefined
  const orders = preview?.dateOrders ?? []
  if (!mapping && !choice.dateOrder && orders.length !== 1) return undefined
  const given = {
    ...(mapping ? { mapping: mapping.name } : { columns, dateOrder: choice.dateOrder || orders[0] }),
    account,
    currency,
    ...(columns.balance ? {} : { openingBalance, closingBalance }),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
