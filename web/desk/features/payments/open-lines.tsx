import { Flex } from '@chakra-ui/react'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { Button } from '../../../ui/button.tsx'
import { useAuditedPages } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { EmptyInbox } from '../inbox/empty-inbox.tsx'
import { InboxTools } from '../inbox/inbox-tools.tsx'
import { useFilteredRows } from '../inbox/use-filtered-rows.ts'
import { useListParams } from '../inbox/use-list-params.ts'
import { useChosenLines } from './choose-lines.ts'
import { ChosenLines } from './chosen-lines.tsx'
import { ImportStatement } from './import-statement.tsx'
import { LinesTable } from './lines-table.tsx'

/** The maximum number of lines that one call books. */
const maxAtOnce = 200

/** Statement lines without a decision. */
export const OpenLines = () => {
  const t = useTranslations()
  const { may } = useMe()
  const { asked, set } = useListParams()
  const { filter, held } = asked
  const params = held === 'all' ? {} : { held }
  const list = useAuditedPages('statement-line-list', params)
  const [booking, setBooking] = useOpenAct(['statement-book'])
  const { rows: lines, all } = useFilteredRows('statement-line-list', {
    filter,
    params,
    loaded: list.data?.pages.flatMap((page) => page.lines) ?? [],
    isWhole: !list.hasNextPage,
    rowsIn: (page) => page.lines,
    keyOf: ({ lineId }) => lineId,
  })
  const choice = useChosenLines(lines)
  const { certain } = choice
  // Lines that are not loaded are booked as well: the preview counts and lists them.
  const isAll = filter === '' && held === 'all' && !choice.hasLeftOut && list.hasNextPage
  const bookText = isAll
    ? `${t('statements.bookAll')} (b)`
    : certain.length > 0
      ? `${t('statements.book', { count: certain.length })} (b)`
      : t('statements.bookNone')
  const mayBook = (certain.length > 0 || isAll) && may('statement-book')
  useShortcuts({ b: () => (mayBook ? setBooking('statement-book') : undefined) })
  const choiceOf = (line: StatementLineView) => ({
    isChosen: choice.isChosen(line),
    onChoose: () => choice.toggle(line),
  })
  return (
    <>
      {may('statement-read') ? <ImportStatement /> : null}
      <Flex gap="2" wrap="wrap" align="center" justify="flex-end" mb="3">
        <InboxTools inbox="statements" asked={asked} set={set} />
        <ChosenLines lines={choice.added} onDone={choice.clear} />
        {may('statement-book') && lines.length > 0 ? (
          <Button size="sm" disabled={!mayBook} onClick={() => setBooking('statement-book')}>
            {bookText}
          </Button>
        ) : null}
      </Flex>
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data && lines.length === 0 ? (
        <EmptyInbox asked={asked} count={all.length} empty={t('statements.empty')} pages={list} />
      ) : null}
      {lines.length > 0 ? (
        <>
          <LinesTable
            label={t('statements.title')}
            lines={lines}
            pages={lines.length === all.length ? list : undefined}
            choiceOf={may('statement-book') || may('statement-line-ignore-many') ? choiceOf : undefined}
            chooseAll={choice.all}
          />
          <LoadMore count={all.length} matching={lines.length} pages={list} />
        </>
      ) : null}
      {booking && list.data ? (
        <ActDialog
          action={booking}
          given={isAll ? {} : { lineIds: certain.map(({ lineId }) => lineId).slice(0, maxAtOnce) }}
          settled={isAll ? { limit: maxAtOnce } : undefined}
          onClose={() => setBooking(undefined)}
        />
      ) : null}
    </>
  )
}
