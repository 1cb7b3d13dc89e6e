import { chakra } from '@chakra-ui/react'
import { useWords } from '../../i18n/use-words.ts'
import { Age } from '../../ui/age.tsx'
import { useFieldWords } from '../../ui/field-words.ts'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { ToldValue } from '../../ui/told-value.tsx'
import { useNow } from '../../ui/use-now.ts'
import type { Column, Inbox } from './inboxes.ts'
import { keyOf, type Row } from './rows.ts'

const isNumber = ({ kind }: Column) => kind === 'amount' || kind === 'percent'

export const InboxTable = ({
  inbox,
  rows,
  at,
  chosenKey,
  onOpen,
}: {
  inbox: Inbox
  rows: readonly Row[]
  at: number
  chosenKey: string | null
  onOpen: (row: Row) => void
}) => {
  const t = useWords()
  const fieldWords = useFieldWords()
  const now = useNow()
  const { columns, since, due } = inbox
  return (
    <TableFrame label={t(`inboxes.${inbox.name}`)}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <HeadCell key={column.field} isFirst={index === 0} isNumber={isNumber(column)}>
              {fieldWords(column.field)}
            </HeadCell>
          ))}
          <HeadCell>{fieldWords(due ?? since)}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const key = keyOf(inbox, row)
          return (
            <TableRow
              key={key}
              aria-selected={key === chosenKey}
              data-at={index === at}
              cursor="pointer"
              onClick={() => onOpen(row)}
            >
              {columns.map((column, place) => {
                const value = (
                  <ToldValue
                    value={row[column.field]}
                    kind={column.kind}
                    currency={typeof row['currency'] === 'string' ? row['currency'] : undefined}
                  />
                )
                return (
                  <Cell key={column.field} isFirst={place === 0} isNumber={isNumber(column)}>
                    {place === 0 ? (
                      <chakra.button
                        type="button"
                        cursor="pointer"
                        textAlign="left"
                        color="action.text"
                        onClick={() => onOpen(row)}
                      >
                        {value}
                      </chakra.button>
                    ) : (
                      value
                    )}
                  </Cell>
                )
              })}
              <Cell>
                <Age
                  since={String(row[since] ?? '')}
                  due={due && row[due] ? String(row[due]) : undefined}
                  now={now}
                />
              </Cell>
            </TableRow>
          )
        })}
      </tbody>
    </TableFrame>
  )
}
