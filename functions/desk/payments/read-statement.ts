import type { ActInput } from '#shared/desk/all-acts.ts'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'
import { type BusinessDate, latestDateAnywhere } from '#shared/time/business-date.ts'
import type { Table } from '../../data/table.ts'
import { type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { chainChangedMeanwhile, importStatements } from './import-statements.ts'
import { type BankStatement, checkDays } from './statements/bank-statement.ts'
import type { CsvReading } from './statements/parse-csv.ts'

type Given = ActInput<'statement-read'>

/** How a CSV is read: by the given columns or mapping, or by the mapping that is recognised by its headings. */
const csvReadingOf = async (
  source: string,
  given: Given,
  table: Table,
): Promise<CsvReading | DeskRefusal | undefined> => {
  const { columns, mapping: name, dateOrder, account, currency } = given
  const balances = { openingCents: given.openingBalance, closingCents: given.closingBalance }
  if (columns) return { columns, dateOrder, account, currency, ...balances }
  const [{ loadCsvMappings }, { fittingMappings }] = await Promise.all([
    import('./csv-mappings.ts'),
    import('./choose-csv-mapping.ts'),
  ])
  const mappings = await loadCsvMappings(table)
  const fitting =
    name === undefined ? fittingMappings(source, mappings) : mappings.filter((each) => each.name === name)
  const [mapping, ...others] = fitting
  if (name !== undefined && !mapping) return refuseAct('notFound', `there is no mapping ${name}`)
  if (others.length > 0)
    return refuseAct(
      'invalidInput',
      `the file has the headings of ${fitting.map((each) => each.name).join(' and ')}: say by which mapping it is read`,
    )
  return (
    mapping && {
      columns: mapping.columns,
      dateOrder: dateOrder ?? mapping.dateOrder,
      account: account ?? mapping.account ?? undefined,
      currency: currency ?? mapping.currency ?? undefined,
      ...balances,
    }
  )
}

const parseFile = async (
  given: Given,
  table: Table,
  latest: BusinessDate,
): Promise<BankStatement[] | DeskRefusal> => {
  const { formatOf, parseSource, textOf } = await import('./statements/parse-statements.ts')
  try {
    const source = await textOf(given.file, given.encoding)
    const csv = formatOf(source) === 'CSV' ? await csvReadingOf(source, given, table) : undefined
    if (csv && 'ok' in csv) return csv
    const statements = await parseSource(source, csv)
    return statements.map((statement) => checkDays(statement, latest))
  } catch (error) {
    if (error instanceof UnreadableFile) return refuseAct('invalidInput', error.message)
    throw error
  }
}

const maxTries = 5

export const readStatementAct: RunAct<'statement-read'> = async (given, act, deps) => {
  const parsed = await parseFile(given, deps.table, latestDateAnywhere(deps.clock()))
  if (!Array.isArray(parsed)) return parsed
  let outcome = await importStatements(parsed, given.replacesTexts === true, act, deps)
  // Another statement of the account may be imported concurrently: this one is checked against the current chain.
  for (let again = 1; outcome === chainChangedMeanwhile && again < maxTries; again += 1)
    outcome = await importStatements(parsed, given.replacesTexts === true, act, deps)
  return outcome
}
