import { analyticsEntities, type ColumnType } from '#shared/analytics/entities.ts'
import { replaceMarked } from '../replace-marked.ts'

const types: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  date: 'date as text',
  number: 'integer',
  instant: 'timestamp',
}

/** Every column of the export, by entity, for `docs/analytics.md`. */
export const columnsTable = analyticsEntities
  .map(({ name, says, columns }) =>
    [
      `**${name}**: ${says}`,
      '',
      '| Column | Type | Meaning |',
      '|---|---|---|',
      ...columns.map((column) => `| \`${column.name}\` | ${types[column.type]} | ${column.says} |`),
    ].join('\n'),
  )
  .join('\n\n')

/** `docs/analytics.md` with these tables. */
export const withColumnsTable = replaceMarked('analytics-columns')
