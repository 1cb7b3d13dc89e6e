import { type CsvColumns, hasAmount } from '#shared/desk/csv-columns.ts'
import type { CsvMapping, CsvPreview } from '#shared/desk/csv-mapping.ts'
import { guessCsvColumns } from '#shared/desk/guess-csv-columns.ts'

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

export type CsvRoles = Readonly<Record<string, ColumnRole>>

/** How the user wants a CSV to be read: by a mapping, or by columns that they assign. */
export interface CsvChoice {
  /** The mapping's name, '' for assigned columns; undefined while the file's headings determine it. */
  mapping: string | undefined
  /** The role of each heading that has one; undefined while the roles suggested by the headings apply. */
  roles: CsvRoles | undefined
  dateOrder: string
  account: string
  currency: string
  opening: string
  closing: string
  /** The name under which the columns are saved; if empty, the account or the file's name. */
  name: string
}

export const noCsvChoice: CsvChoice = {
  mapping: undefined,
  roles: undefined,
  dateOrder: '',
  account: '',
  currency: '',
  opening: '',
  closing: '',
  name: '',
}

/** Assigns a role to a heading. Only `text` can be the role of several columns. */
export const withRole = (roles: CsvRoles, heading: string, role: ColumnRole | undefined): CsvRoles => ({
  ...Object.fromEntries(
    Object.entries(roles).filter(([other, its]) => other !== heading && (its !== role || role === 'text')),
  ),
  ...(role ? { [heading]: role } : {}),
})

/** The columns with roles, in the order of the file; undefined while a required one is missing. */
export const columnsOf = (roles: CsvRoles, headings: readonly string[]): CsvColumns | undefined => {
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

/** A mapping as roles of a file's headings, so that the user can change them. */
export const rolesOf = (
  { text, ...columns }: Partial<CsvColumns> & Pick<CsvColumns, 'text'>,
  headings: readonly string[],
): CsvRoles =>
  Object.fromEntries(
    headings.flatMap((heading) => {
      if (text.some((each) => sameHeading(each, heading))) return [[heading, 'text' as const]]
      const role = columnRoles.find(
        (each) => each !== 'text' && columns[each] !== undefined && sameHeading(columns[each], heading),
      )
      return role ? [[heading, role]] : []
    }),
  )

/** The roles of a file's headings: as the user assigned them, else as the headings suggest. */
export const rolesInUse = ({ roles }: Pick<CsvChoice, 'roles'>, headings: readonly string[]): CsvRoles =>
  roles ?? rolesOf(guessCsvColumns(headings), headings)

/** The mapping by which the file would be read; undefined if columns are assigned instead. */
export const mappingInUse = (
  { mapping }: CsvChoice,
  preview: CsvPreview | undefined,
  mappings: readonly CsvMapping[],
): CsvMapping | undefined => {
  const name = mapping ?? preview?.mapping
  return mappings.find((each) => each.name === name)
}

/** The maximum length of a mapping's name, in characters. */
export const maxMappingNameLength = 60

const orUndefined = (text: string): string | undefined => text.trim() || undefined

/** The inputs of `statement-read` for a CSV; undefined while something is missing. */
export const csvFields = (
  choice: CsvChoice,
  preview: CsvPreview | undefined,
  mappings: readonly CsvMapping[],
): Record<string, unknown> | undefined => {
  const mapping = mappingInUse(choice, preview, mappings)
  const columns =
    mapping?.columns ?? columnsOf(rolesInUse(choice, preview?.headings ?? []), preview?.headings ?? [])
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

/**
 * The inputs of `csv-mapping-save`, so that the account's next file can be read; undefined if a mapping already fits,
 * as it is of this account or of files that name theirs.
 */
export const mappingToRemember = (
  choice: CsvChoice,
  preview: CsvPreview,
  mappings: readonly CsvMapping[],
  fileName: string,
): Record<string, unknown> | undefined => {
  const used = mappingInUse(choice, preview, mappings)
  const columns = used?.columns ?? columnsOf(rolesInUse(choice, preview.headings), preview.headings)
  if (!columns) return undefined
  const account = columns.account ? undefined : (orUndefined(choice.account) ?? used?.account ?? undefined)
  const currency = columns.currency
    ? undefined
    : (orUndefined(choice.currency) ?? used?.currency ?? undefined)
  if (used && (account === undefined || account === used.account)) return undefined
  return {
    name: (choice.name.trim() || account || fileName.replace(/\.\w+$/, '')).slice(0, maxMappingNameLength),
    columns,
    dateOrder: used?.dateOrder ?? (choice.dateOrder || preview.dateOrders[0]),
    headings: preview.headings,
    ...(account ? { account } : {}),
    ...(currency ? { currency } : {}),
  }
}
