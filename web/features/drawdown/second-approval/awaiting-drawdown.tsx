import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/session-store.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { costItems } from '../cost-items.tsx'
import { courseOf } from '../repayment-course.ts'
import type { AwaitingRecord } from './awaiting-record.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { DeclineForm } from './decline-form.tsx'
import { OwnRequest } from './own-request.tsx'

/** Explains why the user cannot confirm the drawdown, when they will be able to, and who else can. */
const CannotConfirm = ({ drawdown }: { drawdown: AwaitingRecord }) => {
  const { t } = useTranslation('secondApproval')
  const { timestamp } = useFormat()
  const { obstacle, confirmable_from: from } = drawdown
  return (
    <Notice tone="waiting">
      {obstacle === 'newAdministrator' && from
        ? t('waiting.newAdministrator', { time: timestamp(from) })
        : t('waiting.addedByRequester')}
      {drawdown.is_confirmable ? null : ` ${t('waiting.nobodyCan')}`}
    </Notice>
  )
}

const Decision = ({ drawdown }: { drawdown: AwaitingRecord }) => {
  const { t } = useTranslation('secondApproval')
  const [declines, setDeclines] = useState(false)
  const user = useSession()?.user
  const { drawdown_id: drawdownId } = drawdown
  if (declines) return <DeclineForm drawdownId={drawdownId} onBack={() => setDeclines(false)} />
  // The consent would be refused without a proven mobile number, so the user must prove it first.
  const lacksMobile = user?.isMobileVerified === false || user?.isMobileLost === true
  return drawdown.obstacle || lacksMobile ? (
    <Box display="grid" gap="4">
      {drawdown.obstacle ? (
        <CannotConfirm drawdown={drawdown} />
      ) : (
        <Notice tone="waiting">{t('waiting.proveMobile')}</Notice>
      )}
      <Button variant="quiet" size="md" wide onClick={() => setDeclines(true)}>
        {t('decide.declineInstead')}
      </Button>
    </Box>
  ) : (
    <ConfirmForm drawdownId={drawdownId} onDecline={() => setDeclines(true)} />
  )
}

/** A drawdown requested by one administrator, with what another needs to know for the decision. */
export const AwaitingDrawdown = ({
  drawdown,
  isAdministrator,
}: {
  drawdown: AwaitingRecord
  isAdministrator: boolean
}) => {
  const { t } = useTranslation('secondApproval')
  const { date, timestamp, percent } = useFormat()
  const { currency, payout_account: account, first_payment: firstPayment } = drawdown
  const course = courseOf(drawdown.repayment_method, drawdown.instalments)
  return (
    <Card>
      <Money amount={drawdown.amount} currency={currency} size="xl" />
      <Box mt="4">
        <DataList
          items={[
            { term: t('waiting.by'), value: drawdown.requested_by, wraps: true },
            { term: t('waiting.at'), value: timestamp(drawdown.created_time), wraps: true },
            { term: t('waiting.until'), note: t('waiting.untilNote'), value: date(drawdown.lapses_on) },
            { term: t('waiting.signer'), value: drawdown.signer_name, wraps: true },
            { term: t('waiting.rate'), value: percent(drawdown.rate) },
            { term: t('waiting.effectiveRate'), value: percent(drawdown.effective_rate) },
            ...(drawdown.effective_rate_highest
              ? [{ term: t('waiting.highestRate'), value: percent(drawdown.effective_rate_highest) }]
              : []),
            ...(account
              ? [
                  {
                    term: t('waiting.payoutAccount'),
                    value: `${account.bank_name} ${account.account_number}`,
                    wraps: true,
                  },
                ]
              : []),
            ...(course === 'once'
              ? []
              : [
                  {
                    term: t('waiting.firstPayment'),
                    note: date(drawdown.first_due_date),
                    value: firstPayment ? (
                      <Money amount={firstPayment} currency={currency} />
                    ) : (
                      t('waiting.bySales')
                    ),
                  },
                ]),
            {
              term: t(`waiting.dueDate.${course}`),
              note:
                course === 'schedule' ? t('waiting.payments', { count: drawdown.instalments }) : undefined,
              value: date(drawdown.due_date),
            },
            ...costItems(drawdown, currency, {
              feeTaken: t('waiting.feeTaken'),
              interestTaken: t('waiting.interestTaken'),
              payout: t('waiting.payout'),
              interest: t(`waiting.interest.${course}`),
              fee: t('waiting.fee'),
              redPacket: t('waiting.redPacket'),
            }),
            {
              term: t(`waiting.total.${course}`),
              value: <Money amount={drawdown.total} currency={currency} />,
              strong: true,
            },
          ]}
        />
      </Box>
      <Box mt="5">
        {drawdown.is_own ? (
          <OwnRequest drawdown={drawdown} />
        ) : isAdministrator ? (
          <Decision drawdown={drawdown} />
        ) : (
          <Notice tone="neutral">{t('waiting.forAdministrators')}</Notice>
        )}
      </Box>
    </Card>
  )
}
