import { Box, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { Input } from '../../../ui/text-field.tsx'
import { useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Failed } from '../../ui/failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MoreOf } from '../../ui/more-of.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { BesideList } from '../../ui/side-pane.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { askedOf, nextSort, sortRows } from './asked.ts'
import { HeldFilter } from './held-filter.tsx'
import { InboxItem } from './inbox-item.tsx'
import { InboxTable } from './inbox-table.tsx'
import { type Inbox, inboxes } from './inboxes.ts'
import { keyOf, matches, type Row } from './rows.ts'
import { SaveView } from './save-view.tsx'

const Waiting = ({ inbox }: { inbox: Inbox }) => {
  const t = useWords()
  const [address, setAddress] = useSearchParams()
  const asked = askedOf(address)
  const { filter, sort, held } = asked
  const chosenKey = address.get('item')
  const field = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState(0)
  const list = useActPages(inbox.list, held === 'all' ? {} : { held }, { isLook: inbox.isLook })
  const all = list.data?.pages.flatMap((page) => (page[inbox.rows] as Row[] | undefined) ?? []) ?? []
  const rows = sortRows(
    all.filter((row) => matches(row, filter)),
    sort,
  )
  const chosen = all.find((row) => keyOf(inbox, row) === chosenKey)

  const set = (name: 'filter' | 'item' | 'held' | 'sort', value: string) =>
    setAddress(
      (former) => {
        const next = new URLSearchParams(former)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: name !== 'item' },
    )
  const open = (row: Row | undefined) => set('item', row ? keyOf(inbox, row) : '')

  useKeys({
    j: () => setAt((former) => Math.min(former + 1, rows.length - 1)),
    k: () => setAt((former) => Math.max(former - 1, 0)),
    Enter: () => open(rows[at]),
    '/': () => field.current?.focus(),
    Escape: () => open(undefined),
  })

  return (
    <>
      <ScreenTitle
        title={t(`inboxes.${inbox.name}`)}
        beside={
          <Flex gap="2" wrap="wrap" align="center">
            <SaveView inbox={inbox.name} asked={asked} />
            {inbox.queue ? (
              <HeldFilter held={held} onChange={(next) => set('held', next === 'all' ? '' : next)} />
            ) : null}
            <Input
              ref={field}
              type="search"
              aria-label={t('list.filter')}
              placeholder={`${t('list.filter')} (/)`}
              value={filter}
              onChange={({ target }) => set('filter', target.value)}
              w={{ base: 'full', sm: '260px' }}
              h="9"
              fontSize="sm"
            />
          </Flex>
        }
      />
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data && rows.length === 0 ? (
        <Box py="10" textAlign="center" color="text.quiet">
          {t(
            list.hasNextPage
              ? 'list.noneSoFar'
              : filter && all.length > 0
                ? 'list.emptyFiltered'
                : held === 'all'
                  ? 'list.empty'
                  : `work.none.${held}`,
          )}
          {list.hasNextPage ? <MoreOf count={all.length} pages={list} /> : null}
        </Box>
      ) : null}
      {rows.length > 0 ? (
        <BesideList
          list={
            <>
              <InboxTable
                inbox={inbox}
                rows={rows}
                at={at}
                chosenKey={chosenKey}
                sort={sort}
                onSort={(by) => set('sort', nextSort(sort, by))}
                onOpen={open}
              />
              <MoreOf count={all.length} pages={list} />
            </>
          }
          pane={
            chosen ? (
              <InboxItem key={chosenKey} inbox={inbox} row={chosen} onClose={() => open(undefined)} />
            ) : null
          }
        />
      ) : null}
    </>
  )
}

/** One inbox: what waits, oldest first, and beside it the one that is open. */
export const InboxPage = () => {
  const { name } = useParams()
  const { may } = useMe()
  const inbox = inboxes.find((each) => each.name === name)
  return inbox && may(inbox.list) ? <Waiting key={inbox.name} inbox={inbox} /> : <Navigate to="/" replace />
}
