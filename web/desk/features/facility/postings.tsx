import { Box, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { ListedPosting, ShownFacility } from '#shared/desk/facility.ts'
import type { LedgerView } from '#shared/ledger/ledger-view.ts'
import { postingKinds } from '#shared/ledger/posting.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useActPages } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { NamedId } from '../../ui/named-id.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useSkipEmptyPages } from '../../ui/use-skip-empty-pages.ts'
import { ActButtons } from '../acts/act-buttons.tsx'
import { parseAmount } from '../acts/parse-typed.ts'
import { ChoiceFilter } from '../inbox/choice-filter.tsx'
import { ServerFilters, useServerFilters } from '../inbox/server-filters.tsx'
import { ExportPostings } from './export-postings.tsx'
import { Pages } from './pages.tsx'
import { usePostingTranslations } from './posting-translations.ts'

type Line = ListedPosting['lines'][number]

/** One text for each line of an entry, stacked in a cell. */
const stacked = (lines: readonly Line[], textOf: (line: Line) => string) =>
  lines.map((line) => <Box key={line.account}>{textOf(line)}</Box>)

/** The ledger entries, or those of one balance, latest first, each with the balance after it. */
export const Postings = ({ facility, view }: { facility: ShownFacility; view: LedgerView | undefined }) => {
  const { facilityId, currency } = facility
  const t = useTranslations()
  const fieldTranslations = useFieldTranslations()
  const postingTranslations = usePostingTranslations()
  const { date, money } = useFormat()
  const filters = useServerFilters(['postingKind'])
  const { search, ...others } = filters.asked
  const amount = search === undefined ? undefined : parseAmount(search, currency)
  const asked = {
    facilityId,
    ...(view ? { account: view } : {}),
    ...others,
    ...(amount === undefined ? {} : { amount }),
  }
  const pages = useActPages('posting-list', asked)
  const postings = pages.data?.pages.flatMap((page) => page.postings) ?? []
  useSkipEmptyPages(pages, postings.length)
  const panel = useRef<HTMLDivElement>(null)
  // A balance further up was clicked, so its entries are scrolled into view.
  useEffect(() => {
    if (view) panel.current?.scrollIntoView({ block: 'start' })
  }, [view])

  const entry = (posting: ListedPosting) => (
    <NamedId name={postingTranslations(posting)} id={posting.postingId} />
  )
  const acts = (posting: ListedPosting) => (
    <ActButtons
      acts={posting.canReverse ? ['posting-reverse'] : []}
      given={{ ...facility, postingId: posting.postingId, text: postingTranslations(posting) }}
      of={posting.postingId}
      isInRow
    />
  )
  const amountOf = (text: string | null) => money(text ?? '0.00', currency)
  const ofView: DataColumn<ListedPosting>[] = [
    { title: t('case.facility.change'), figure: ({ change }) => amountOf(change) },
    { title: t('case.facility.balanceAfter'), isStrong: true, figure: ({ balance }) => amountOf(balance) },
  ]
  const ofAll: DataColumn<ListedPosting>[] = [
    {
      title: t('case.facility.account'),
      cell: ({ lines }) => stacked(lines, ({ account }) => fieldTranslations(account)),
    },
    {
      title: t('case.facility.amount'),
      figure: ({ lines }) => stacked(lines, (line) => amountOf(line.amount)),
    },
    {
      title: t('case.facility.balanceAfter'),
      figure: ({ lines }) => stacked(lines, (line) => amountOf(line.balance)),
    },
  ]
  const title = view
    ? t('case.facility.postingsOf', { account: fieldTranslations(view) })
    : t('case.facility.postings')
  return (
    <Box ref={panel} minW="0" scrollMarginTop="64px">
      <Panel
        title={title}
        beside={
          <Flex gap="3" align="center" wrap="wrap">
            {view ? <PageLink to="?">{t('case.facility.everyPosting')}</PageLink> : null}
            <ExportPostings asked={asked} view={view} />
          </Flex>
        }
        isFlush
      >
        <Box px="3" pb="3">
          <ServerFilters filters={filters} search={t('fields.amount')}>
            <ChoiceFilter
              label={t('fields.postingKind')}
              value={filters.asked.postingKind ?? ''}
              options={[
                ['', t('case.facility.everyKind')],
                ...postingKinds.map((each) => [each, t(`postings.${each}`)] as const),
              ]}
              onChange={(next) => filters.set('postingKind', next)}
            />
          </ServerFilters>
        </Box>
        <Pages query={pages} isEmpty={postings.length === 0 && !pages.hasNextPage}>
          <DataTable
            label={title}
            rows={postings}
            keyOf={({ postingId }) => postingId}
            columns={[
              { title: t('case.facility.day'), cell: ({ businessDate }) => date(businessDate) },
              { title: t('case.facility.kind'), isWide: true, cell: entry },
              ...(view ? ofView : ofAll),
              { title: t('case.facility.acts'), cell: acts },
            ]}
          />
          <Box px="3" pb="3">
            <LoadMore count={postings.length} pages={pages} />
          </Box>
        </Pages>
      </Panel>
    </Box>
  )
}
