import type { CsvMapping } from '#shared/desk/csv-mapping.ts'
import { collect } from './collect.ts'
import { type Item, remove, replace, type Table, type Write } from './table.ts'

/** A saved mapping for reading a bank's CSV files. */
export interface CsvMappingRecord extends CsvMapping {
  savedBy: string
  savedAt: string
  version: number
}

const partition = 'CSVMAPPINGS'
const key = (name: string) => ({ pk: partition, sk: `MAPPING#${name}` })

/** Access pattern: the saved mappings of banks' CSV files, by name. */
export const listCsvMappings = (table: Table): Promise<Item<CsvMappingRecord>[]> =>
  collect(table.all<CsvMappingRecord>({ pk: partition, consistent: true }))

/** Creates a mapping (version 0) or replaces the version that was read. */
export const replaceCsvMapping = (table: Table, mapping: CsvMappingRecord): Write =>
  replace<CsvMappingRecord>(table, { ...mapping, ...key(mapping.name), type: 'csv-mapping' })

/** Fails if it was changed since it was read. */
export const removeCsvMapping = (
  table: Table,
  { name, version }: Pick<CsvMappingRecord, 'name' | 'version'>,
): Write => remove<CsvMappingRecord>(table, key(name), { version })
