import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { useFileViewer } from '../files/viewer/use-file-viewer.tsx'
import type { Charge, ChargeDetail } from './charge-state.ts'

type Payment = ChargeDetail['payments'][number]

const stateSubjects = { bank_transfer: 'payment', platform_deduction: 'deduction' } as const
const tones = { reported: 'waiting', posted: 'positive', voided: 'neutral', reversed: 'negative' } as const

/** The allocation of a payment in one line, without zero parts. */
const useSettled = (currency: Charge['currency']) => {
  const { t } = useTranslation('repayment')
  const { money } = useFormat()
  return (posted: NonNullable<Payment['posted']>): string =>
    (
      [
        ['fee', posted.fee],
        ['overdueInterest', posted.overdue_interest],
        ['interest', posted.interest],
        ['principal', posted.principal],
        ['recovered', posted.recovered],
        ['surplus', posted.surplus],
      ] as const
    )
      .filter(([, amount]) => centsFromDecimal(amount) > 0)
      .map(([part, amount]) => t('payments.part', { part: t(part), amount: money(amount, currency) }))
      .join(t('payments.between'))
}

const Proof = ({ fileId }: { fileId: string }) => {
  const { t } = useTranslation('repayment')
  const { open, viewer } = useFileViewer()
  return (
    <>
      <TextButton minH="touch" onClick={() => open({ id: fileId, title: t('report.proof') })}>
        {t('payments.proof')}
      </TextButton>
      {viewer}
    </>
  )
}

/** The reported and posted payments of a bill, latest first. */
export const PaymentsCard = ({ payments, charge }: { payments: readonly Payment[]; charge: Charge }) => {
  const { t } = useTranslation(['repayment', 'statuses'])
  const { date, timestamp } = useFormat()
  const settled = useSettled(charge.currency)
  if (payments.length === 0) return null
  return (
    <Card>
      <CardTitle mb="1">{t('payments.title')}</CardTitle>
      <chakra.ul listStyleType="none">
        {payments.map((payment) => (
          <chakra.li
            key={payment.id}
            py="4"
            borderTopWidth="1px"
            borderColor="border.hairline"
            _first={{ borderTopWidth: '0' }}
          >
            <Flex wrap="wrap" justify="space-between" columnGap="4" rowGap="1" align="baseline">
              <Flex gap="3" align="center" wrap="wrap" minW="0">
                <Box fontWeight="medium">
                  {payment.posted
                    ? t(`payments.receivedOn.${payment.method}`, { date: date(payment.posted.value_date) })
                    : t(`payments.reportedAt.${payment.method}`, { when: timestamp(payment.reported_time) })}
                </Box>
                <StatusBadge tone={tones[payment.status]}>
                  {t(`statuses:${stateSubjects[payment.method]}.${payment.status}`)}
                </StatusBadge>
              </Flex>
              <Money
                amount={payment.posted?.amount ?? payment.reported}
                currency={charge.currency}
                size="md"
              />
            </Flex>
            {payment.posted ? (
              <Box mt="1" fontSize="sm" color="text.quiet">
                {settled(payment.posted)}
              </Box>
            ) : null}
            <Box mt="1" fontSize="sm" color="text.quiet" overflowWrap="anywhere">
              {t('payments.reference', { reference: payment.reference })}
            </Box>
            {payment.file_id ? <Proof fileId={payment.file_id} /> : null}
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  )
}
