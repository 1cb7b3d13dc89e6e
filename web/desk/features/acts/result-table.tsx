import { useEnumTranslations, useFieldTranslations } from '../../ui/field-translations.ts'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useNamedRecord } from '../../ui/use-company-field.ts'
import { ValueCell } from '../../ui/value-cell.tsx'
import { currencyOf, kindOf } from '../../ui/value-kind.ts'

type ResponseRecord = Readonly<Record<string, unknown>>

/** A wider table is illegible; the record's own view shows all attributes. */
const maxColumns = 9

const isAmount = (name: string, value: unknown) =>
  ['amount', 'cents', 'percent'].includes(kindOf(name, value))

const columnsOf = (rows: readonly ResponseRecord[]): string[] => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) =>
    rows.some((row) => row[name] !== null && row[name] !== undefined),
  )
  // An amount is shown with its currency.
  const hasAmounts = names.some((name) => rows.some((row) => kindOf(name, row[name]) === 'amount'))
  return names.filter((name) => name !== 'currency' || !hasAmounts).slice(0, maxColumns)
}

/** A table of records of one type. */
export const ResultTable = ({
  name,
  rows: records,
  currency,
}: {
  name: string
  rows: readonly ResponseRecord[]
  /** The currency of the record that contains them. */
  currency?: string | undefined
}) => {
  const fieldTranslations = useFieldTranslations()
  const enumTranslations = useEnumTranslations()
  const namedRecord = useNamedRecord()
  const rows = records.map(namedRecord)
  const columns = columnsOf(rows)
  return (
    <TableFrame label={name}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <HeadCell
              key={column}
              isFirst={index === 0}
              // The cell that names a row is on the left, whatever it holds.
              isNumber={index > 0 && rows.some((row) => isAmount(column, row[column]))}
            >
              {fieldTranslations(column)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <TableRow key={`${at}-${String(row[columns[0] ?? ''])}`}>
            {columns.map((column, index) => (
              <Cell key={column} isFirst={index === 0} isNumber={isAmount(column, row[column])}>
                <ValueCell
                  value={enumTranslations(column, row[column])}
                  kind={kindOf(column, row[column])}
                  currency={currencyOf(row) ?? currency}
                  field={column}
                  record={row}
                />
              </Cell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </TableFrame>
  )
}
