import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { type DataItem, DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { Timeline } from '../../../ui/timeline.tsx'
import { endedBeforePayout } from '../../application/drawdown-stage-translations.ts'
import { useFileViewer } from '../../files/viewer/use-file-viewer.tsx'
import { applicationTimeline, isEnd, type StepState } from './application-timeline.ts'
import type { ApplicationRecord } from './records-queries.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const toneOf = {
  done: 'positive',
  now: 'waiting',
  ahead: 'neutral',
  stopped: 'negative',
} as const satisfies Record<StepState, Tone>

const Way = ({ record }: { record: ApplicationRecord }) => {
  const { t } = useTranslation(['records', 'statuses'])
  const { date, timestamp } = useFormat()
  const detailOf = (step: string, state: StepState) => {
    if (step === 'repay' && record.name === 'drawdown' && state !== 'done')
      return t('way.repayOn', { date: date(record.due_date) })
    if (step === 'rejected' && record.name === 'drawdown' && record.rejection)
      return t(`statuses:rejection.${record.rejection}`)
    return state === 'now' ? t('way.now') : undefined
  }
  const timeOf = (step: string, state: StepState): string | undefined => {
    if (step === 'submitted') return record.created_time
    if (record.name !== 'drawdown' || (state !== 'done' && state !== 'stopped')) return undefined
    if (step === 'approve' || step === 'rejected') return record.decided_time
    return step === 'payOut' ? record.paid_out_time : undefined
  }
  const whenOf = (time: string | undefined) => time && timestamp(time)
  return (
    <Timeline
      entries={applicationTimeline(record).map(({ step, state }) => ({
        title: (
          <>
            {isEnd(step) ? t(`statuses:drawdown.${step}`) : t(`way.${step}`)}
            {state === 'done' ? <chakra.span srOnly> {t('way.doneMark')}</chakra.span> : null}
          </>
        ),
        when: whenOf(timeOf(step, state)),
        detail: detailOf(step, state),
        tone: toneOf[state],
      }))}
    />
  )
}

const useFacts = (record: ApplicationRecord): DataItem[] => {
  const { t } = useTranslation(['records', 'statuses'])
  const { date, percent } = useFormat()
  const money = (amount: string) => <Money amount={amount} currency={record.currency} />
  // Interest that was deducted at the payout does not fall due again.
  const isTaken = record.name === 'drawdown' && record.upfront?.interest === record.interest
  const isEnded = record.name === 'drawdown' && endedBeforePayout(record.stage)
  const packet: DataItem[] =
    record.name === 'drawdown' && record.red_packet
      ? [
          {
            term: t('facts.redPacket'),
            value: <Money tone="reward" amount={record.red_packet.pays} currency={record.currency} />,
          },
        ]
      : []
  const common: DataItem[] = [
    { term: t('facts.product'), value: t(`statuses:product.${record.product_name}`), wraps: true },
    { term: t('facts.number'), value: record.approval_id, wraps: true },
  ]
  return record.name === 'drawdown'
    ? [
        { term: t('facts.amount'), value: money(record.amount) },
        { term: t('facts.rate'), value: percent(record.rate) },
        ...(record.upfront
          ? [
              { term: t('facts.feeTaken'), value: money(record.upfront.fee) },
              { term: t('facts.interestTaken'), value: money(record.upfront.interest) },
              ...(isTaken ? packet : []),
              { term: t('facts.payout'), value: money(record.upfront.payout) },
            ]
          : []),
        ...(isTaken ? [] : [{ term: t('facts.interest'), value: money(record.interest) }, ...packet]),
        ...(record.fee ? [{ term: t('facts.fee'), value: money(record.fee) }] : []),
        // A drawdown that ended before its payout has nothing due.
        ...(isEnded
          ? []
          : [
              { term: t('facts.total'), value: money(record.total), strong: true },
              {
                term: t('facts.due'),
                value: date(record.due_date),
                ...(record.due_date_may_move ? { note: t('facts.dueMayMove') } : {}),
              },
            ]),
        ...common,
      ]
    : [
        ...(record.name === 'renewal' ? [{ term: t('facts.review'), value: date(record.review_date) }] : []),
        { term: t('facts.before'), value: money(record.pre_limit) },
        {
          term: t(record.name === 'renewal' ? 'facts.supported' : 'facts.asked'),
          value: money(record.amount),
        },
        ...(record.approved_limit
          ? [{ term: t('facts.granted'), value: money(record.approved_limit), strong: true }]
          : []),
        ...(record.name === 'renewal' && record.next_review_date
          ? [{ term: t('facts.nextReview'), value: date(record.next_review_date) }]
          : []),
        ...common,
      ]
}

/** An application with its timeline and the possible actions. */
export const RecordDetail = ({ record }: { record: ApplicationRecord }) => {
  const { t } = useTranslation('records')
  const facts = useFacts(record)
  const { open, viewer } = useFileViewer()
  const [withdraws, setWithdraws] = useState(false)
  const noteFileId = record.name === 'drawdown' ? record.note_file_id : null
  return (
    <Box>
      <Box
        display="grid"
        gap={{ base: '5', md: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <section>
          <chakra.h3 fontWeight="semibold" mb="3">
            {t('way.title')}
          </chakra.h3>
          <Way record={record} />
        </section>
        <section>
          <chakra.h3 fontWeight="semibold">{t('facts.title')}</chakra.h3>
          <DataList items={facts} />
        </section>
      </Box>
      <Flex mt="4" gap="3" wrap="wrap">
        {record.stage === 'paid out' ? (
          <ButtonLink variant="secondary" size="md" to={paths.earlyRepayment(record.approval_id)}>
            {t('early')}
          </ButtonLink>
        ) : null}
        {noteFileId ? (
          <Button
            variant="secondary"
            size="md"
            onClick={() => open({ id: noteFileId, title: t('noteTitle') })}
          >
            {t('note')}
          </Button>
        ) : null}
        {record.status === 'in progress' ? (
          <Button variant="secondary" size="md" onClick={() => setWithdraws(true)}>
            {t('withdraw.action')}
          </Button>
        ) : null}
      </Flex>
      {viewer}
      {withdraws ? <WithdrawDialog record={record} onClose={() => setWithdraws(false)} /> : null}
    </Box>
  )
}
