import { builtInCsvMappings } from '#shared/desk/built-in-csv-mappings.ts'
import type { CsvMapping } from '#shared/desk/csv-mapping.ts'
import { sortedEntries } from '#shared/sorting/compare-text.ts'
import {
  type CsvMappingRecord,
  listCsvMappings,
  removeCsvMapping,
  replaceCsvMapping,
} from '../../data/csv-mappings.ts'
import type { Item, Table } from '../../data/table.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** Without the attributes of the table. */
const describeMapping = ({
  name,
  columns,
  dateOrder,
  headings,
  account,
  currency,
  savedBy,
  savedAt,
}: CsvMapping): CsvMapping => ({ name, columns, dateOrder, headings, account, currency, savedBy, savedAt })

const inOrder = (a: CsvMapping, b: CsvMapping): number => a.name.localeCompare(b.name)

/** All mappings by name: a saved one takes the place of one that comes with the portal. */
export const loadCsvMappings = async (table: Table): Promise<CsvMapping[]> => {
  const saved = await listCsvMappings(table)
  const named = new Set(saved.map(({ name }) => name))
  return [
    ...saved.map(describeMapping),
    ...builtInCsvMappings.filter(({ name }) => !named.has(name)),
  ].toSorted(inOrder)
}

/** The maximum number of saved mappings: all of them are read to recognise a file. */
const maxMappings = 100

type Content = Pick<CsvMapping, 'columns' | 'dateOrder' | 'headings' | 'account' | 'currency'>

/** The content in a fixed order. */
const contentOf = ({ columns, dateOrder, headings, account, currency }: Content): string => {
  const { text, ...others } = columns
  const named = sortedEntries(others)
  return JSON.stringify([named, text, dateOrder, headings, account, currency])
}

/** For the audit: of the account its last digits. */
const auditedMapping = (mapping: CsvMapping) => {
  const { savedBy: _savedBy, savedAt: _savedAt, account, ...audited } = mapping
  return { ...audited, account: account && `…${account.slice(-4)}` }
}

const changedMeanwhile = refuseAct(
  'changedMeanwhile',
  'the mapping was changed at the same moment; look again',
)

export const listCsvMappingsAct: RunAct<'csv-mapping-list'> = async (_input, _act, { table }) => ({
  ok: true,
  mappings: await loadCsvMappings(table),
})

export const saveCsvMappingAct: RunAct<'csv-mapping-save'> = async (
  { name, columns, dateOrder, headings, account = null, currency = null },
  act,
  { table, clock },
) => {
  const saved = await listCsvMappings(table)
  const former: Item<CsvMappingRecord> | undefined = saved.find((each) => each.name === name)
  const content = { columns, dateOrder, headings, account, currency }
  if (former && contentOf(former) === contentOf(content)) return { ok: true, ...describeMapping(former) }
  if (!former && saved.length >= maxMappings)
    return refuseAct('tooManyItems', `there are at most ${maxMappings} mappings`)
  const mapping = { name, ...content, savedBy: act.actor, savedAt: clock().toISOString() }
  const written = await table.transact({
    mapping: replaceCsvMapping(table, { ...mapping, version: former?.version ?? 0 }),
    audit: act.audit({
      before: former ? auditedMapping(describeMapping(former)) : null,
      after: auditedMapping(mapping),
    }),
  })
  return written.ok ? { ok: true, ...mapping } : changedMeanwhile
}

export const removeCsvMappingAct: RunAct<'csv-mapping-remove'> = async (
  { mapping: name },
  act,
  { table },
) => {
  const former = (await listCsvMappings(table)).find((each) => each.name === name)
  if (!former) return refuseAct('notFound', `there is no saved mapping ${name}`)
  const written = await table.transact({
    mapping: removeCsvMapping(table, former),
    audit: act.audit({ before: auditedMapping(describeMapping(former)), after: null }),
  })
  return written.ok ? { ok: true, mapping: name } : changedMeanwhile
}
