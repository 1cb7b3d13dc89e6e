import { parquetWriteBuffer } from 'hyparquet-writer'
import type { ColumnType, Entity } from '#shared/analytics/entities.ts'
import type { Cell } from '#shared/analytics/rows.ts'

const types = {
  text: 'STRING',
  date: 'STRING',
  number: 'INT64',
  instant: 'TIMESTAMP',
} as const satisfies Record<ColumnType, string>

/** Rows of an entity as a Parquet file. */
export const parquetFile = ({ columns }: Entity, rows: readonly (readonly Cell[])[]): Uint8Array =>
  new Uint8Array(
    parquetWriteBuffer({
      columnData: columns.map(({ name, type }, index) => ({
        name,
        type: types[type],
        nullable: true,
        data: rows.map((row) => row[index] ?? null),
      })),
    }),
  )
