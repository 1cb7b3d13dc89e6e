import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { PayoutBatchEntry, PayoutBatchSummary, PayoutBatchView } from '#shared/desk/payments.ts'
import { payoutBatchStatuses } from '#shared/drawdown/payout-batch-status.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { useAct, useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { useOwnFieldTranslations } from '../../ui/field-translations.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading } from '../../ui/loading.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListWithPane, SidePane } from '../../ui/side-pane.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { useSkipEmptyPages } from '../../ui/use-skip-empty-pages.ts'
import { ValueCell } from '../../ui/value-cell.tsx'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { ChoiceFilter } from '../inbox/choice-filter.tsx'
import { ServerFilters, useServerFilters } from '../inbox/server-filters.tsx'
import { BankStatus, StatusHistory } from './bank-status.tsx'
import { BatchFile } from './batch-file.tsx'
import { ReadTransferStatuses } from './read-transfer-statuses.tsx'
import { saveBatchFile } from './save-batch-file.ts'

const tones: Readonly<Record<string, Tone>> = {
  made: 'waiting',
  sent: 'waiting',
  waiting: 'waiting',
  cancelled: 'neutral',
  'paid out': 'positive',
  returned: 'negative',
}

const Totals = ({ totals }: Pick<PayoutBatchSummary, 'totals'>) => {
  const t = useTranslations()
  const format = useFormat()
  return totals.map(({ currency, transfers, amount }) => (
    <Box key={currency}>{t('batches.sum', { count: transfers, amount: format.money(amount, currency) })}</Box>
  ))
}

/**
 * The acts that a batch permits. A batch that the bank has received can end only by its confirmation or as unpaid.
 * After its execution date, a file is not handed out for the first time.
 */
const actsOf = ({ status, isPastDay, rejectedCount }: PayoutBatchView) => [
  ...(rejectedCount > 0 ? (['payout-batch-rejected'] as const) : []),
  ...actsOfStatus(status, isPastDay),
]

const actsOfStatus = (status: PayoutBatchView['status'], isPastDay: boolean) =>
  status === 'made' && isPastDay
    ? (['payout-batch-cancel', 'payout-batch-confirm'] as const)
    : status === 'made'
      ? (['payout-batch-file', 'payout-batch-confirm', 'payout-batch-cancel'] as const)
      : status === 'sent'
        ? (['payout-batch-confirm', 'payout-batch-file', 'payout-batch-unpaid'] as const)
        : []

/** The acts on a batch: file, confirmation and cancellation. */
const BatchActs = ({ batch }: { batch: PayoutBatchView }) => {
  const t = useTranslations()
  const format = useFormat()
  const { may } = useMe()
  const [action, setAction] = useOpenAct(actsOf(batch))
  const { batchId, sentAt, sentBy, isPastDay, executionDate } = batch
  return (
    <Box my="3">
      {isPastDay ? (
        <Box mb="3" p="3" bg="negative.subtle" borderRadius="sm">
          {t(sentAt ? 'batches.pastDaySent' : 'batches.pastDayMade', { date: format.date(executionDate) })}
        </Box>
      ) : null}
      {batch.rejectedCount > 0 ? (
        <Box mb="3" p="3" bg="negative.subtle" borderRadius="sm">
          {t('bankStatuses.unsettled', { count: batch.rejectedCount })}
        </Box>
      ) : null}
      <Flex gap="2" wrap="wrap">
        {actsOf(batch)
          .filter((name) => may(name))
          .map((name, index) => (
            <Button
              key={name}
              size="sm"
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => setAction(name)}
            >
              {t(`acts.${name}`)}
            </Button>
          ))}
      </Flex>
      {sentAt ? (
        <Box color="text.quiet" mt="2">
          {t('batches.handedOut', { by: sentBy ?? '', at: format.timestamp(sentAt) })}
        </Box>
      ) : null}
      {batch.statuses.length > 0 ? (
        <Box as="section" aria-label={t('bankStatuses.batch')} mt="3">
          <Box fontWeight="semibold">{t('bankStatuses.batch')}</Box>
          <StatusHistory statuses={batch.statuses} />
        </Box>
      ) : null}
      {batch.file ? <BatchFile file={batch.file} /> : null}
      {action ? (
        <ActDialog
          action={action}
          given={{ batchId }}
          onClose={() => setAction(undefined)}
          onDone={({ fileName, content }) => {
            if (action === 'payout-batch-file') saveBatchFile(String(fileName), String(content))
          }}
        />
      ) : null}
    </Box>
  )
}

/**
 * A transfer's state, the obstacles overridden because the bank had already paid, and the act for a returned payout.
 */
const EntryState = ({ entry }: { entry: PayoutBatchEntry }) => {
  const t = useTranslations()
  const { may } = useMe()
  const { state, exceptions, facilityId, drawdownId } = entry
  const [returning, setReturning] = useOpenAct(state === 'paid out' ? ['payout-returned'] : [], drawdownId)
  return (
    <>
      <StatusBadge tone={tones[state] ?? 'neutral'}>{t(`states.transfer.${state}`)}</StatusBadge>
      {state === 'paid out' && may('payout-returned') ? (
        <RowButton type="button" onClick={() => setReturning('payout-returned')}>
          {t('acts.payout-returned')}
        </RowButton>
      ) : null}
      {entry.bank ? <BankStatus bank={entry.bank} /> : null}
      {exceptions.length > 0 ? (
        <Box color="text.quiet" mt="1">
          {t('batches.despite', {
            what: exceptions.map((each) => t(`payouts.obstacles.${each}`)).join(t('value.and')),
          })}
        </Box>
      ) : null}
      {returning ? (
        <ActDialog
          action={returning}
          given={{ facilityId, drawdownId }}
          onClose={() => setReturning(undefined)}
        />
      ) : null}
    </>
  )
}

const Batch = ({ batchId, onClose }: { batchId: string; onClose: () => void }) => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  const { data: batch, error, refetch } = useAct('payout-batch-show', { batchId })
  return (
    <SidePane title={batchId} width="640px" onClose={onClose}>
      {error ? <Failed error={error} retry={refetch} /> : null}
      {batch ? (
        <>
          <BatchActs batch={batch} />
          <TableFrame label={t('batches.transfers')}>
            <thead>
              <tr>
                <HeadCell isFirst>{t('batches.columns.company')}</HeadCell>
                <HeadCell>{t('batches.columns.status')}</HeadCell>
                <HeadCell isNumber>{t('batches.columns.transferred')}</HeadCell>
                <HeadCell>{t('batches.columns.account')}</HeadCell>
                <HeadCell>{t('batches.columns.reference')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {batch.entries.map((entry) => (
                <TableRow key={entry.drawdownId}>
                  <Cell isFirst>
                    {nameOf(entry)}
                    <Box color="text.quiet" fontFamily="mono" fontSize="xs" whiteSpace="nowrap">
                      {entry.drawdownId}
                    </Box>
                  </Cell>
                  <Cell isWide>
                    <EntryState entry={entry} />
                  </Cell>
                  <Cell isNumber>
                    <ValueCell value={entry.amount} kind="amount" currency={entry.currency} />
                  </Cell>
                  <Cell isWide>
                    {`${entry.bankName} ${entry.accountNumber}`}
                    {entry.route ? <Box color="text.quiet">{t(`batches.routes.${entry.route}`)}</Box> : null}
                  </Cell>
                  <Cell>
                    <Box>{entry.reference}</Box>
                    <Box>{entry.reason}</Box>
                  </Cell>
                </TableRow>
              ))}
            </tbody>
          </TableFrame>
        </>
      ) : error ? null : (
        <Loading />
      )}
    </SidePane>
  )
}

/** The payout batches, and a pane with the open one. */
export const BatchesPage = () => {
  const t = useTranslations()
  const format = useFormat()
  const { may } = useMe()
  const own = useOwnFieldTranslations('payout-batch-list')
  const { address, set } = useAddressParams<'item'>()
  const open = address.get('item')
  const [at, setAt] = useState(0)
  const filters = useServerFilters(['batchStatus'])
  const list = useActPages('payout-batch-list', filters.asked)
  const batches = list.data?.pages.flatMap((page) => page.batches) ?? []
  useSkipEmptyPages(list, batches.length)
  const choose = (batchId = '') => set('item', batchId)
  useShortcuts({
    j: () => setAt((former) => Math.min(former + 1, batches.length - 1)),
    k: () => setAt((former) => Math.max(former - 1, 0)),
    Enter: () => choose(batches[at]?.batchId),
    Escape: () => choose(),
  })
  return (
    <>
      <ScreenTitle
        title={t('batches.title')}
        beside={
          <ServerFilters filters={filters} search={own('search')}>
            <ChoiceFilter
              label={t('fields.batchStatus')}
              value={filters.asked.batchStatus ?? ''}
              options={[
                ['', t('batches.anyStatus')],
                ...payoutBatchStatuses.map((each) => [each, t(`states.batch.${each}`)] as const),
              ]}
              onChange={(next) => filters.set('batchStatus', next)}
            />
          </ServerFilters>
        }
      />
      {may('transfer-status-read') ? <ReadTransferStatuses /> : null}
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data && batches.length === 0 && !list.hasNextPage ? (
        <Box py="10" textAlign="center" color="text.quiet">
          {t(filters.isFiltered ? 'list.emptyFiltered' : 'batches.empty')}
        </Box>
      ) : null}
      {batches.length > 0 ? (
        <ListWithPane
          list={
            <>
              <TableFrame label={t('batches.title')}>
                <thead>
                  <tr>
                    <HeadCell isFirst>{t('batches.columns.batch')}</HeadCell>
                    <HeadCell>{t('batches.columns.status')}</HeadCell>
                    <HeadCell isNumber>{t('batches.columns.amount')}</HeadCell>
                    <HeadCell>{t('batches.columns.executionDate')}</HeadCell>
                    <HeadCell>{t('batches.columns.madeBy')}</HeadCell>
                  </tr>
                </thead>
                <VirtualRows rows={batches} kept={at} pages={list}>
                  {(batch, index) => (
                    <TableRow
                      key={batch.batchId}
                      data-at={index === at}
                      aria-selected={batch.batchId === open}
                      cursor="pointer"
                      onClick={() => choose(batch.batchId)}
                    >
                      <Cell isFirst>
                        <chakra.button
                          type="button"
                          cursor="pointer"
                          color="action.text"
                          fontFamily="mono"
                          whiteSpace="nowrap"
                          onClick={() => choose(batch.batchId)}
                        >
                          {batch.batchId}
                        </chakra.button>
                      </Cell>
                      <Cell>
                        <Flex gap="1.5" whiteSpace="nowrap">
                          <StatusBadge tone={tones[batch.status] ?? 'neutral'}>
                            {t(`states.batch.${batch.status}`)}
                          </StatusBadge>
                          {batch.isPastDay ? (
                            <StatusBadge tone="negative">{t('batches.pastDay')}</StatusBadge>
                          ) : null}
                          {batch.rejectedCount > 0 ? (
                            <StatusBadge tone="negative">
                              {t('bankStatuses.count', { count: batch.rejectedCount })}
                            </StatusBadge>
                          ) : null}
                        </Flex>
                      </Cell>
                      <Cell isNumber>
                        <Totals totals={batch.totals} />
                      </Cell>
                      <Cell>
                        <ValueCell value={batch.executionDate} kind="time" />
                      </Cell>
                      <Cell>
                        {t('statements.partBy', {
                          by: [batch.madeBy, batch.approvedBy].filter(Boolean).join(', '),
                          at: format.timestamp(batch.madeAt),
                        })}
                      </Cell>
                    </TableRow>
                  )}
                </VirtualRows>
              </TableFrame>
              <LoadMore count={batches.length} pages={list} />
            </>
          }
          pane={open ? <Batch key={open} batchId={open} onClose={() => choose()} /> : null}
        />
      ) : null}
    </>
  )
}
