import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { Notice } from '../../../ui/notice.tsx'
import { useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListWithPane } from '../../ui/side-pane.tsx'
import { useRecordCompanyName } from '../../ui/use-company-field.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { ScreeningNotes } from '../screening/screening-notes.tsx'
import { queueAfter } from './case-queue.ts'
import { EmptyInbox } from './empty-inbox.tsx'
import { InboxItem } from './inbox-item.tsx'
import { InboxTable } from './inbox-table.tsx'
import { InboxTools } from './inbox-tools.tsx'
import { type Inbox, inboxes } from './inboxes.ts'
import { firstItem, nextSort, sortRows } from './list-params.ts'
import { useProposalRow } from './proposal-row.ts'
import { keyOf, type Row, workPathOf } from './rows.ts'
import { useFilteredRows } from './use-filtered-rows.ts'
import { useListParams } from './use-list-params.ts'

const Waiting = ({ inbox }: { inbox: Inbox }) => {
  const t = useTranslations()
  const proposalRow = useProposalRow()
  const companyIn = useRecordCompanyName()
  /** Adds the displayed name of the company, by which rows are also filtered and sorted. */
  const namedRow = (row: Row): Row => ({ company: companyIn(row) ?? null, ...row })
  const { asked, item, set } = useListParams()
  const { filter, sort, held } = asked
  const { may } = useMe()
  const navigate = useNavigate()
  const [at, setAt] = useState(0)
  const params = held === 'all' ? {} : { held }
  // Each page is written to the audit log, as it has personal data.
  const list = useActPages(inbox.list, params, { isLook: true })
  const rowsIn = (page: Readonly<Record<string, unknown>>): Row[] =>
    ((page[inbox.rows ?? 'waiting'] as Row[] | undefined) ?? []).map((row) =>
      namedRow(inbox.queue === 'proposal' ? proposalRow(row) : row),
    )
  const {
    rows: filtered,
    all,
    isSearched,
  } = useFilteredRows(inbox.list, {
    filter,
    params,
    loaded: list.data?.pages.flatMap(rowsIn) ?? [],
    isWhole: !list.hasNextPage,
    rowsIn,
    keyOf: (row) => keyOf(inbox, row),
  })
  const rows = sortRows(filtered, sort)
  const chosen = item === firstItem ? rows[0] : all.find((row) => keyOf(inbox, row) === item)
  const chosenKey = chosen ? keyOf(inbox, chosen) : null

  /** Opens the item after a decided one, else the one before. An only item stays open until it leaves the list. */
  const goOn = (row: Row) => {
    const index = rows.findIndex((each) => keyOf(inbox, each) === keyOf(inbox, row))
    const next = rows[index + 1] ?? rows[index - 1]
    if (next) open(next)
  }

  const open = (row: Row | undefined) => set('item', row ? keyOf(inbox, row) : '')

  /** Opens the screen on which an item is worked on; after its decision, that of the next one. False without a screen. */
  const work = (row: Row | undefined): boolean => {
    const path = row && workPathOf(inbox, row, may)
    if (!path) return false
    const paths = rows.flatMap((each) => workPathOf(inbox, each, may) ?? [])
    void navigate(path, { state: queueAfter(inbox.name, paths, path) })
    return true
  }

  useShortcuts({
    j: () => setAt((former) => Math.min(former + 1, rows.length - 1)),
    k: () => setAt((former) => Math.max(former - 1, 0)),
    Enter: () => {
      if (!work(chosen ?? rows[at])) open(rows[at])
    },
    Escape: () => open(undefined),
  })

  return (
    <>
      <ScreenTitle
        title={t(`inboxes.${inbox.name}`)}
        beside={
          <Flex gap="2" wrap="wrap" align="center">
            <InboxTools inbox={inbox.name} asked={asked} set={set} />
          </Flex>
        }
      />
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {inbox.name === 'screening' && list.data ? (
        <ScreeningNotes isScreened={list.data.pages[0]?.['isScreened'] === true} />
      ) : null}
      {inbox.name === 'flowAlerts' ? (
        <Box mb="3">
          <Notice tone="neutral" title={t('flows.confidential')} />
        </Box>
      ) : null}
      {list.isPending ? <Loading /> : null}
      {list.data && rows.length === 0 ? (
        <EmptyInbox asked={asked} count={all.length} empty={t('list.empty')} pages={list} />
      ) : null}
      {rows.length > 0 ? (
        <ListWithPane
          list={
            <>
              <InboxTable
                inbox={inbox}
                rows={rows}
                pages={rows.length === all.length ? list : undefined}
                at={at}
                chosenKey={chosenKey}
                sort={sort}
                onSort={(by) => set('sort', nextSort(sort, by))}
                onOpen={open}
                onWork={work}
              />
              <LoadMore count={all.length} matching={rows.length} isSearched={isSearched} pages={list} />
            </>
          }
          pane={
            chosen ? (
              <InboxItem
                key={chosenKey}
                inbox={inbox}
                row={chosen}
                onClose={() => open(undefined)}
                onDecided={() => goOn(chosen)}
              />
            ) : null
          }
        />
      ) : null}
    </>
  )
}

/** An inbox: the waiting items, oldest first, and a pane with the open one. */
export const InboxPage = () => {
  const { name } = useParams()
  const { may } = useMe()
  const inbox = inboxes.find((each) => each.name === name)
  return inbox && may(inbox.list) ? <Waiting key={inbox.name} inbox={inbox} /> : <Navigate to="/" replace />
}
