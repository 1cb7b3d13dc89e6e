import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { PayoutTold } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Failed } from '../../ui/failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MoreOf } from '../../ui/more-of.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { ToldValue } from '../../ui/told-value.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { ActDialog } from '../acts/act-dialog.tsx'

const columns = ['company', 'net', 'amount', 'account', 'approved', 'standing'] as const

const Standing = ({ payout }: { payout: PayoutTold }) => {
  const t = useWords()
  const format = useFormat()
  const { overdue, heldUpBy, batchId } = payout
  return (
    <Box display="flex" flexWrap="wrap" gap="1.5" alignItems="center">
      {batchId ? <StatusBadge tone="neutral">{t('payouts.inBatch', { batch: batchId })}</StatusBadge> : null}
      {overdue ? (
        <StatusBadge tone="negative">
          {t('payouts.overdueSince', { date: format.date(overdue.dueDate) })}
        </StatusBadge>
      ) : null}
      {heldUpBy ? <StatusBadge tone="waiting">{t('payouts.heldUp')}</StatusBadge> : null}
      {heldUpBy ? <Box color="text.quiet">{t(`payouts.obstacles.${heldUpBy}`)}</Box> : null}
      {!batchId && !overdue && !heldUpBy ? (
        <StatusBadge tone="positive">{t('payouts.ready')}</StatusBadge>
      ) : null}
    </Box>
  )
}

const Account = ({ account }: { account: PayoutTold['account'] }) => {
  const t = useWords()
  const format = useFormat()
  if (!account) return t('value.none')
  const { bankName, accountNumber, state, verifiedSince } = account
  return (
    <>
      {`${bankName} ${accountNumber}`}
      <Box color={state === 'verified' ? 'positive.text' : 'negative.text'}>
        {verifiedSince
          ? t('payouts.verifiedSince', { date: format.timestamp(verifiedSince) })
          : t(`payouts.accountStates.${state}`)}
      </Box>
    </>
  )
}

const isFree = ({ batchId, heldUpBy }: PayoutTold): boolean => !batchId && !heldUpBy

/** What is approved and yet to be paid out, of which rows are chosen for a batch. */
export const PayoutsPage = () => {
  const t = useWords()
  const { may } = useMe()
  const nameOf = useCompanyName()
  const list = useActPages('payout-list')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isMaking, setMaking] = useState(false)
  const payouts = list.data?.pages.flatMap((page) => page.payouts) ?? []
  const batch = payouts.filter((payout) => isFree(payout) && chosen.has(payout.drawdownId))
  const toggle = (id: string) =>
    setChosen(
      (former) => new Set(former.has(id) ? [...former].filter((each) => each !== id) : [...former, id]),
    )
  useKeys({
    a: () => setChosen(new Set(payouts.filter(isFree).map(({ drawdownId }) => drawdownId))),
    b: () => setMaking(batch.length > 0 && may('payout-batch-make')),
  })
  return (
    <>
      <ScreenTitle
        title={t('payouts.title')}
        beside={
          may('payout-batch-make') ? (
            <Button size="sm" disabled={batch.length === 0} onClick={() => setMaking(true)}>
              {`${t('payouts.makeBatch', { count: batch.length })} (b)`}
            </Button>
          ) : null
        }
      />
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data && payouts.length === 0 ? (
        <Box py="10" textAlign="center" color="text.quiet">
          {t('payouts.empty')}
        </Box>
      ) : null}
      {payouts.length > 0 ? (
        <>
          <TableFrame label={t('payouts.title')}>
            <thead>
              <tr>
                <HeadCell isFirst>{t('payouts.choose')}</HeadCell>
                {columns.map((name) => (
                  <HeadCell key={name} isNumber={name === 'net' || name === 'amount'}>
                    {t(`payouts.columns.${name}`)}
                  </HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {payouts.map((payout) => (
                <TableRow key={payout.drawdownId} aria-selected={chosen.has(payout.drawdownId)}>
                  <Cell isFirst>
                    <input
                      type="checkbox"
                      aria-label={t('payouts.chooseOne', { company: nameOf(payout) })}
                      disabled={!isFree(payout)}
                      checked={isFree(payout) && chosen.has(payout.drawdownId)}
                      onChange={() => toggle(payout.drawdownId)}
                    />
                  </Cell>
                  <Cell>
                    {nameOf(payout)}
                    <Box color="text.quiet" fontFamily="mono" fontSize="xs" whiteSpace="nowrap">
                      {payout.drawdownId}
                    </Box>
                  </Cell>
                  <Cell isNumber>
                    <ToldValue value={payout.net} kind="amount" currency={payout.currency} />
                  </Cell>
                  <Cell isNumber>
                    <ToldValue value={payout.amount} kind="amount" currency={payout.currency} />
                  </Cell>
                  <Cell isWide>
                    <Account account={payout.account} />
                  </Cell>
                  <Cell>
                    <ToldValue value={payout.approvedAt} kind="time" />
                    <Box color="text.quiet">
                      {[payout.approvedBy, payout.secondedBy].filter(Boolean).join(', ')}
                    </Box>
                  </Cell>
                  <Cell isWide>
                    <Standing payout={payout} />
                  </Cell>
                </TableRow>
              ))}
            </tbody>
          </TableFrame>
          <MoreOf count={payouts.length} pages={list} />
        </>
      ) : null}
      {isMaking ? (
        <ActDialog
          action="payout-batch-make"
          given={{ drawdowns: batch.map(({ facilityId, drawdownId }) => ({ facilityId, drawdownId })) }}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </>
  )
}
