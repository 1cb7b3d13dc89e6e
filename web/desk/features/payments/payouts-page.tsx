import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { PayoutView } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading } from '../../ui/loading.tsx'
import { OneLine, WholeRowOnly } from '../../ui/one-line.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListWithPane } from '../../ui/side-pane.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { toggled, useChosenRows } from '../../ui/use-chosen-rows.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { useNow } from '../../ui/use-now.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { ValueCell } from '../../ui/value-cell.tsx'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { WaitingTime } from '../../ui/waiting-time.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { Exposures } from '../exposure/exposures.tsx'
import { EmptyInbox } from '../inbox/empty-inbox.tsx'
import { InboxTools } from '../inbox/inbox-tools.tsx'
import { firstItem } from '../inbox/list-params.ts'
import { useFilteredRows } from '../inbox/use-filtered-rows.ts'
import { useListParams } from '../inbox/use-list-params.ts'
import { Assignee } from '../work/assignee.tsx'
import { ProposalBadge } from '../work/pending-proposals.tsx'
import { ChosenPayouts } from './chosen-payouts.tsx'
import { PayoutPane } from './payout-pane.tsx'

const columns = ['company', 'net', 'amount', 'account', 'approved', 'standing', 'taken', 'waits'] as const

const Standing = ({ payout }: { payout: PayoutView }) => {
  const t = useTranslations()
  const format = useFormat()
  const { overdue, heldUpBy, batchId, proposed } = payout
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap="1.5"
      alignItems="center"
      // In the current row, a long badge wraps rather than covering the next column.
      css={{
        'tr[data-at=true] & > span': {
          height: 'auto',
          paddingBlock: '1',
          whiteSpace: 'normal',
          lineHeight: 'snug',
        },
      }}
    >
      {batchId ? <StatusBadge tone="neutral">{t('payouts.inBatch')}</StatusBadge> : null}
      {overdue ? (
        <StatusBadge tone="negative">
          {t('payouts.overdueSince', { date: format.date(overdue.dueDate) })}
        </StatusBadge>
      ) : null}
      {heldUpBy ? <StatusBadge tone="waiting">{t('payouts.heldUp')}</StatusBadge> : null}
      {heldUpBy ? <Box color="text.quiet">{t(`payouts.obstacles.${heldUpBy}`)}</Box> : null}
      <ProposalBadge proposed={proposed} />
      {!batchId && !overdue && !heldUpBy && proposed.length === 0 ? (
        <StatusBadge tone="positive">{t('payouts.ready')}</StatusBadge>
      ) : null}
    </Box>
  )
}

const Account = ({ account }: { account: PayoutView['account'] }) => {
  const t = useTranslations()
  const format = useFormat()
  if (!account) return t('value.none')
  const { bankName, accountNumber, state, verifiedSince, rejectedTransfer } = account
  return (
    <>
      {`${bankName} ${accountNumber}`}
      {rejectedTransfer ? (
        <Box color="negative.text" overflowWrap="anywhere">
          {t('payouts.rejectedTransfer', {
            date: format.timestamp(rejectedTransfer.at),
            reason: rejectedTransfer.reason,
          })}
        </Box>
      ) : null}
      <Box color={state === 'verified' && !rejectedTransfer ? 'positive.text' : 'negative.text'}>
        {verifiedSince && !rejectedTransfer
          ? t('payouts.verifiedSince', { date: format.timestamp(verifiedSince) })
          : t(`states.payoutAccount.${state}`)}
      </Box>
    </>
  )
}

/** True if a payout may join a batch; one with a pending proposal is not proposed again. */
const isFree = ({ batchId, heldUpBy, proposed }: PayoutView): boolean =>
  !batchId && !heldUpBy && proposed.length === 0

/** Approved payouts that are not paid out, longest waiting first, with assignee and selection for a batch. */
export const PayoutsPage = () => {
  const t = useTranslations()
  const { may } = useMe()
  const nameOf = useCompanyName()
  const now = useNow()
  const { asked, item, set } = useListParams()
  const { filter, held } = asked
  const params = held === 'all' ? {} : { held }
  const list = useActPages('payout-list', params)
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useChosenRows()
  const [making, setMaking] = useOpenAct(['payout-batch-make'])
  const {
    rows: payouts,
    all,
    isSearched,
  } = useFilteredRows('payout-list', {
    filter,
    params,
    loaded: list.data?.pages.flatMap((page) => page.payouts) ?? [],
    isWhole: !list.hasNextPage,
    rowsIn: (page) => page.payouts,
    keyOf: ({ drawdownId }) => drawdownId,
  })
  const opened = item === firstItem ? payouts[0] : all.find(({ drawdownId }) => drawdownId === item)
  const batch = payouts.filter((payout) => isFree(payout) && chosen.has(payout.drawdownId))
  const choose = (payout: PayoutView | undefined) =>
    payout && isFree(payout) ? setChosen((former) => toggled(former, payout.drawdownId)) : undefined
  const mayMake = batch.length > 0 && may('payout-batch-make')
  useShortcuts({
    j: () => setAt((former) => Math.min(former + 1, payouts.length - 1)),
    k: () => setAt((former) => Math.max(former - 1, 0)),
    Enter: () => set('item', payouts[at]?.drawdownId ?? ''),
    Escape: () => set('item', ''),
    x: () => choose(payouts[at]),
    a: () => setChosen(() => new Set(payouts.filter(isFree).map(({ drawdownId }) => drawdownId))),
    b: () => (mayMake ? setMaking('payout-batch-make') : undefined),
  })
  return (
    <>
      <ScreenTitle
        title={t('payouts.title')}
        beside={
          <Flex gap="2" wrap="wrap" align="center">
            <InboxTools inbox="payouts" asked={asked} set={set} />
            {may('payout-batch-make') ? (
              <Button size="sm" disabled={batch.length === 0} onClick={() => setMaking('payout-batch-make')}>
                {`${t('payouts.makeBatch', { count: batch.length })} (b)`}
              </Button>
            ) : null}
          </Flex>
        }
      />
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data && payouts.length === 0 ? (
        <EmptyInbox asked={asked} count={all.length} empty={t('payouts.empty')} pages={list} />
      ) : null}
      {payouts.length > 0 ? (
        <ListWithPane
          list={
            <>
              <TableFrame label={t('payouts.title')}>
                <thead>
                  <tr>
                    <HeadCell>{t('payouts.choose')}</HeadCell>
                    {columns.map((name) => (
                      <HeadCell
                        key={name}
                        isFirst={name === 'company'}
                        isNumber={name === 'net' || name === 'amount'}
                        isMinor={name === 'amount' || name === 'approved'}
                      >
                        {t(`payouts.columns.${name}`)}
                      </HeadCell>
                    ))}
                  </tr>
                </thead>
                <VirtualRows
                  rows={payouts}
                  kept={at}
                  pages={payouts.length === all.length ? list : undefined}
                >
                  {(payout, index) => (
                    <TableRow
                      key={payout.drawdownId}
                      data-at={index === at}
                      onClick={() => setAt(index)}
                      aria-selected={
                        chosen.has(payout.drawdownId) || payout.drawdownId === opened?.drawdownId
                      }
                    >
                      <Cell isTick>
                        <input
                          type="checkbox"
                          aria-label={t('payouts.chooseOne', { company: nameOf(payout) })}
                          disabled={!isFree(payout)}
                          checked={isFree(payout) && chosen.has(payout.drawdownId)}
                          onChange={() => setChosen((former) => toggled(former, payout.drawdownId))}
                        />
                      </Cell>
                      <Cell isFirst>
                        <chakra.button
                          type="button"
                          cursor="pointer"
                          textAlign="left"
                          color="action.text"
                          onClick={() => set('item', payout.drawdownId)}
                        >
                          {nameOf(payout)}
                        </chakra.button>
                        <WholeRowOnly color="text.quiet" fontFamily="mono" fontSize="xs" whiteSpace="nowrap">
                          {payout.drawdownId}
                        </WholeRowOnly>
                      </Cell>
                      <Cell isNumber>
                        <ValueCell value={payout.net} kind="amount" currency={payout.currency} />
                      </Cell>
                      <Cell isNumber isMinor>
                        <ValueCell value={payout.amount} kind="amount" currency={payout.currency} />
                      </Cell>
                      <Cell>
                        <OneLine minW={{ base: '176px', lg: '0' }} maxW={{ lg: '170px', '2xl': '320px' }}>
                          <Account account={payout.account} />
                        </OneLine>
                      </Cell>
                      <Cell isMinor>
                        <OneLine maxW={{ lg: '100px', '2xl': '260px' }}>
                          <ValueCell value={payout.approvedAt} kind="time" />{' '}
                          <Box color="text.quiet">
                            {[payout.approvedBy, payout.secondedBy].filter(Boolean).join(', ')}
                          </Box>
                        </OneLine>
                      </Cell>
                      <Cell>
                        <OneLine minW={{ base: '176px', lg: '0' }} maxW={{ lg: '130px', '2xl': '320px' }}>
                          <Standing payout={payout} />
                        </OneLine>
                      </Cell>
                      <Cell>
                        <OneLine maxW={{ lg: '80px', '2xl': '200px' }}>
                          <Assignee row={payout} now={now} />
                        </OneLine>
                      </Cell>
                      <Cell>
                        <Box whiteSpace="nowrap">
                          <WaitingTime since={payout.waitsSince} due={payout.payBy} now={now} />
                        </Box>
                      </Cell>
                    </TableRow>
                  )}
                </VirtualRows>
              </TableFrame>
              <LoadMore count={all.length} matching={payouts.length} isSearched={isSearched} pages={list} />
            </>
          }
          pane={
            opened ? (
              <PayoutPane key={opened.drawdownId} payout={opened} onClose={() => set('item', '')} />
            ) : null
          }
        />
      ) : null}
      {making && batch.length > 0 ? (
        <ActDialog
          action={making}
          given={{}}
          settled={{ drawdowns: batch.map(({ facilityId, drawdownId }) => ({ facilityId, drawdownId })) }}
          intro={
            <>
              <Exposures companyIds={batch.map(({ companyId }) => companyId)} />
              <ChosenPayouts payouts={batch} />
            </>
          }
          isWide
          onClose={() => setMaking(undefined)}
          onDone={() => setChosen(() => new Set())}
        />
      ) : null}
    </>
  )
}
