import { Box, chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import type { Pages } from '../../ui/load-more.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { useNow } from '../../ui/use-now.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { WaitingTime } from '../../ui/waiting-time.tsx'
import { Assignee } from '../work/assignee.tsx'
import { ProposalBadge } from '../work/pending-proposals.tsx'
import { approvalObstacle } from './approval-obstacle.ts'
import { ColumnValue } from './column-value.tsx'
import type { Column, Inbox } from './inboxes.ts'
import { claimOf, keyOf, proposalsOf, type Row } from './rows.ts'
import { SortButton, sortedBy } from './sort-button.tsx'

/**
 * A badge: for a proposal, why the user may not approve it; for any other item, that a proposal about it is pending.
 */
const Sign = ({ inbox, row }: { inbox: Inbox; row: Row }) => {
  const t = useTranslations()
  const me = useMe()
  if (inbox.queue !== 'proposal') return <ProposalBadge proposed={proposalsOf(row)} />
  const whyNot = approvalObstacle(row, me)
  return whyNot ? (
    <Box color="text.quiet" fontSize="xs" fontWeight="normal">
      {t(`work.notYoursInShort.${whyNot}`)}
    </Box>
  ) : null
}

/** True for a column that is left out next to an open pane: the first ones identify an item. */
const isMinor = (place: number): boolean => place > 2

const isNumber = ({ kind }: Column) => kind === 'amount' || kind === 'percent'

export const InboxTable = ({
  inbox,
  rows,
  pages,
  at,
  chosenKey,
  sort,
  onSort,
  onOpen,
  onWork,
}: {
  inbox: Inbox
  rows: readonly Row[]
  /** Absent while a filter leaves out rows. */
  pages: Pages | undefined
  at: number
  chosenKey: string | null
  /** A field; a leading minus means descending. */
  sort: string
  onSort: (field: string) => void
  onOpen: (row: Row) => void
  /** Opens the screen on which an item is worked on. False if that is the list itself. */
  onWork: (row: Row) => boolean
}) => {
  const t = useTranslations()
  const fieldTranslations = useFieldTranslations()
  const now = useNow()
  const { columns, since, due } = inbox
  const waits = due ?? since
  // On a phone, the deadline follows the name, as further columns are reached only by scrolling sideways.
  const isNarrow = useIsNarrow()
  const deadlineHead = (
    <HeadCell sorted={sortedBy(sort, waits)}>
      <SortButton field={waits} sort={sort} onSort={onSort}>
        {fieldTranslations(waits)}
      </SortButton>
    </HeadCell>
  )
  const deadlineOf = (row: Row) => (
    <Cell>
      <WaitingTime
        since={String(row[since] ?? '')}
        due={due && row[due] ? String(row[due]) : undefined}
        now={now}
      />
    </Cell>
  )
  return (
    <TableFrame label={t(`inboxes.${inbox.name}`)}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <Fragment key={column.field}>
              <HeadCell
                isFirst={index === 0}
                isNumber={isNumber(column)}
                isMinor={isMinor(index)}
                sorted={sortedBy(sort, column.field)}
              >
                <SortButton field={column.field} sort={sort} onSort={onSort}>
                  {fieldTranslations(column.field)}
                </SortButton>
              </HeadCell>
              {index === 0 && isNarrow ? deadlineHead : null}
            </Fragment>
          ))}
          {inbox.queue ? (
            <HeadCell sorted={sortedBy(sort, 'takenBy')}>
              <SortButton field="takenBy" sort={sort} onSort={onSort}>
                {fieldTranslations('takenBy')}
              </SortButton>
            </HeadCell>
          ) : null}
          {isNarrow ? null : deadlineHead}
        </tr>
      </thead>
      <VirtualRows rows={rows} kept={at} pages={pages}>
        {(row, index) => {
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
                const value = <ColumnValue column={column} row={row} />
                return (
                  <Fragment key={column.field}>
                    <Cell isFirst={place === 0} isNumber={isNumber(column)} isMinor={isMinor(place)}>
                      {place === 0 ? (
                        <>
                          <chakra.button
                            type="button"
                            cursor="pointer"
                            textAlign="left"
                            color="action.text"
                            onClick={() => onOpen(row)}
                            onKeyDown={(event) => {
                              // The space bar opens the item next to the list, as a click does.
                              if (event.key === 'Enter' && onWork(row)) event.preventDefault()
                            }}
                          >
                            {value}
                          </chakra.button>
                          <Sign inbox={inbox} row={row} />
                        </>
                      ) : (
                        value
                      )}
                    </Cell>
                    {place === 0 && isNarrow ? deadlineOf(row) : null}
                  </Fragment>
                )
              })}
              {inbox.queue ? (
                <Cell>
                  <Assignee row={claimOf(row) ?? {}} now={now} />
                </Cell>
              ) : null}
              {isNarrow ? null : deadlineOf(row)}
            </TableRow>
          )
        }}
      </VirtualRows>
    </TableFrame>
  )
}
