import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { type OverdueFacility, type OverdueRow, overdueOrders } from '#shared/desk/overdue.ts'
import { csvOf } from '#shared/portfolio/csv.ts'
import { pastDueBuckets } from '#shared/repayment/charge-order-aging.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAuditedPages } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading } from '../../ui/loading.tsx'
import { saveText } from '../../ui/save-text.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListWithPane } from '../../ui/side-pane.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { useNow } from '../../ui/use-now.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { ChoiceFilter } from '../inbox/choice-filter.tsx'
import { EmptyInbox } from '../inbox/empty-inbox.tsx'
import { InboxTools } from '../inbox/inbox-tools.tsx'
import { firstItem } from '../inbox/list-params.ts'
import { useFilteredRows } from '../inbox/use-filtered-rows.ts'
import { useListParams } from '../inbox/use-list-params.ts'
import { PlanBadge } from '../payment-plan/plan-card.tsx'
import { Assignee } from '../work/assignee.tsx'
import { ProposalBadge } from '../work/pending-proposals.tsx'
import { OverdueCasePane } from './overdue-case-pane.tsx'
import { useOverdueParams } from './use-overdue-params.ts'

const columns = ['company', 'line', 'days', 'owed', 'next', 'follow', 'promise', 'contact', 'taken'] as const

const exported = [
  'companyId',
  'companyNameEn',
  'companyNameCn',
  'facilityId',
  'productCode',
  'currency',
  'since',
  'daysPastDue',
  'bucket',
  'stage',
  'owedCents',
  'charges',
  'disputed',
  'nextStep',
  'nextActionOn',
  'promisedFor',
  'promisedCents',
  'promiseStatus',
  'lastContactAt',
  'planStatus',
  'planNextDueDate',
] as const

const asCsv = (rows: readonly OverdueFacility[]): string =>
  csvOf(
    rows.map(({ promise, lastContact, plan, ...row }) => ({
      ...row,
      promisedFor: promise?.promisedFor ?? null,
      promisedCents: promise?.amountCents ?? null,
      promiseStatus: promise?.status ?? null,
      lastContactAt: lastContact?.at ?? null,
      planStatus: plan?.status ?? null,
      planNextDueDate: plan?.nextDueDate ?? null,
    })),
    exported,
  )

const minorColumns: ReadonlySet<(typeof columns)[number]> = new Set(['line', 'next', 'promise', 'contact'])

const promiseTone = { open: 'waiting', kept: 'positive', broken: 'negative' } as const

const FacilityRow = ({
  row,
  asOf,
  now,
  isAt,
  isChosen,
  onOpen,
}: {
  row: OverdueRow
  asOf: string
  now: Date
  isAt: boolean
  isChosen: boolean
  onOpen: () => void
}) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const nameOf = useCompanyName()
  const { promise, lastContact, stage } = row
  const isDue = row.nextActionOn <= asOf
  return (
    <TableRow aria-selected={isChosen} data-at={isAt} cursor="pointer" onClick={onOpen}>
      <Cell isFirst>
        <Flex gap="2" align="center">
          <chakra.button
            type="button"
            cursor="pointer"
            textAlign="left"
            whiteSpace="nowrap"
            overflow="hidden"
            textOverflow="ellipsis"
            minW="64px"
            color="action.text"
            onClick={onOpen}
          >
            {nameOf(row)}
          </chakra.button>
          <chakra.div
            flex="0 1 auto"
            minW="0"
            whiteSpace="nowrap"
            css={{ '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
          >
            <ProposalBadge proposed={row.proposed} />
          </chakra.div>
        </Flex>
      </Cell>
      <Cell isMinor isOneLine>
        {t(`states.product.${row.productCode}`)}
      </Cell>
      <Cell isNumber>
        <StatusBadge tone={stage === 1 ? 'waiting' : 'negative'}>
          {t('overdue.days', { count: row.daysPastDue })}
        </StatusBadge>
      </Cell>
      <Cell isNumber>{cents(row.owedCents, row.currency)}</Cell>
      <Cell isMinor isOneLine>
        {t(`overdue.steps.${row.nextStep}`)}
      </Cell>
      <Cell isOneLine>
        {isDue ? (
          <StatusBadge tone="waiting">{format.date(row.nextActionOn)}</StatusBadge>
        ) : (
          format.date(row.nextActionOn)
        )}
      </Cell>
      <Cell isMinor isOneLine>
        {row.plan ? (
          <PlanBadge plan={row.plan} />
        ) : promise ? (
          <StatusBadge tone={promiseTone[promise.status]}>
            {t(`overdue.promise.${promise.status}`, { day: format.date(promise.promisedFor) })}
          </StatusBadge>
        ) : (
          t('value.none')
        )}
      </Cell>
      <Cell isMinor isOneLine>
        {lastContact ? format.timestamp(lastContact.at) : t('value.none')}
      </Cell>
      <Cell isOneLine>
        <Assignee row={row} now={now} />
      </Cell>
    </TableRow>
  )
}

/** Facilities with overdue charges, by the day of the next action, and a pane with the open one. */
export const OverduePage = () => {
  const t = useTranslations()
  const now = useNow()
  const { asked, item, set } = useListParams()
  const { filter, held } = asked
  const [at, setAt] = useState(0)
  const { bucket, order, setParam } = useOverdueParams()
  const params = {
    ...(held === 'all' ? {} : { held }),
    ...(bucket ? { bucket } : {}),
    ...(order === 'nextAction' ? {} : { order }),
  }
  const list = useAuditedPages('overdue-list', params)
  const asOf = list.data?.pages[0]?.asOf ?? ''
  const { rows, all, isSearched } = useFilteredRows('overdue-list', {
    filter,
    params,
    loaded: list.data?.pages.flatMap(({ overdue }) => overdue) ?? [],
    isWhole: !list.hasNextPage,
    rowsIn: ({ overdue }) => overdue,
    keyOf: ({ facilityId }) => facilityId,
  })
  const chosen = item === firstItem ? rows[0] : all.find(({ facilityId }) => facilityId === item)
  useShortcuts({
    j: () => setAt((former) => Math.min(former + 1, rows.length - 1)),
    k: () => setAt((former) => Math.max(former - 1, 0)),
    Enter: () => set('item', rows[at]?.facilityId ?? ''),
    Escape: () => set('item', ''),
  })
  return (
    <>
      <ScreenTitle
        title={t('overdue.title')}
        beside={
          <Flex gap="2" wrap="wrap" align="center">
            <ChoiceFilter
              label={t('overdue.columns.days')}
              value={bucket}
              options={[
                ['', t('overdue.allBuckets')],
                ...pastDueBuckets.map((each) => [each, t(`overdue.buckets.${each}`)] as const),
              ]}
              onChange={(next) => setParam('bucket', next)}
            />
            <ChoiceFilter
              label={t('overdue.order')}
              value={order}
              options={overdueOrders.map((each) => [each, t(`overdue.orders.${each}`)] as const)}
              onChange={(next) => setParam('order', next === 'nextAction' ? '' : next)}
            />
            <InboxTools inbox="overdue" asked={asked} set={set} />
            <Button
              size="sm"
              variant="secondary"
              disabled={rows.length === 0}
              onClick={() => saveText(`overdue-${asOf}.csv`, asCsv(rows))}
            >
              {t('list.export')}
            </Button>
          </Flex>
        }
      />
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data && rows.length === 0 ? (
        <EmptyInbox asked={asked} count={all.length} empty={t('overdue.empty')} pages={list} />
      ) : null}
      {rows.length > 0 ? (
        <ListWithPane
          list={
            <>
              <TableFrame label={t('overdue.title')}>
                <thead>
                  <tr>
                    {columns.map((column, index) => (
                      <HeadCell
                        key={column}
                        isFirst={index === 0}
                        isNumber={column === 'days' || column === 'owed'}
                        isMinor={minorColumns.has(column)}
                      >
                        {t(`overdue.columns.${column}`)}
                      </HeadCell>
                    ))}
                  </tr>
                </thead>
                <VirtualRows rows={rows} kept={at} pages={rows.length === all.length ? list : undefined}>
                  {(row, index) => (
                    <FacilityRow
                      key={row.facilityId}
                      row={row}
                      asOf={asOf}
                      now={now}
                      isAt={index === at}
                      isChosen={row.facilityId === chosen?.facilityId}
                      onOpen={() => set('item', row.facilityId)}
                    />
                  )}
                </VirtualRows>
              </TableFrame>
              <LoadMore count={all.length} matching={rows.length} isSearched={isSearched} pages={list} />
            </>
          }
          pane={
            chosen ? (
              <OverdueCasePane key={chosen.facilityId} of={chosen} onClose={() => set('item', '')} />
            ) : null
          }
        />
      ) : null}
    </>
  )
}
