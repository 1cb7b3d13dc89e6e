import { analyticsEntities, type ColumnType } from '#shared/analytics/entities.ts'

const markers = {
  begin: '<!-- analytics-columns: begin -->',
  end: '<!-- analytics-columns: end -->',
} as const

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

/** The document with the tables in the place of the present ones. Throws where it has no markers. */
export const withColumnsTable = (document: string, table: string): string => {
  const from = document.indexOf(markers.begin)
  const to = document.indexOf(markers.end)
  if (from < 0 || to < from) throw new Error('the document has no markers for the tables')
  return `${document.slice(0, from)}${markers.begin}\n\n${table}\n\n${document.slice(to)}`
}
