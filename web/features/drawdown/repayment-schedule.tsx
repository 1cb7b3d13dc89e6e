import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { courseOfQuote, shareText } from './repayment-course.ts'
import type { DrawdownQuote } from './use-quote.ts'

/** The schedule of a drawdown with several due dates, or how a week's sales repay it. */
export const RepaymentSchedule = ({ quote }: { quote: DrawdownQuote }) => {
  const { t } = useTranslation('drawdown')
  const { date, money } = useFormat()
  const { schedule, currency, sales_share: share } = quote
  const course = courseOfQuote(quote)
  if (course === 'once') return null
  return (
    <Box mt="5" pt="5" borderTopWidth="1px" borderColor="border.hairline">
      <chakra.h3 fontSize="md" fontWeight="semibold">
        {t('schedule.title')}
      </chakra.h3>
      {course === 'salesShare' ? (
        // Keyed by its content, so that a browser's page translation is replaced with it and shows no outdated figure.
        <chakra.p key={`${share} ${quote.due_date}`} mt="2" color="text.quiet">
          {t('schedule.weekly', { share: shareText(share ?? ''), date: date(quote.due_date) })}
        </chakra.p>
      ) : (
        <chakra.ol mt="2" aria-label={t('schedule.title')}>
          {schedule.map(({ due_date, principal, interest, red_packet, fee, total }) => (
            <chakra.li
              key={due_date}
              display="flex"
              justifyContent="space-between"
              alignItems="baseline"
              gap="4"
              py="2.5"
              borderTopWidth="1px"
              borderColor="border.hairline"
              _first={{ borderTopWidth: '0' }}
              lineHeight="snug"
            >
              <Box minW="0">
                <Box translate="no" fontVariantNumeric="tabular-nums">
                  {date(due_date)}
                </Box>
                <Box mt="0.5" fontSize="sm" color="text.quiet" translate="no">
                  {t(fee === undefined ? 'schedule.parts' : 'schedule.partsWithFee', {
                    principal: money(principal, currency),
                    interest: money(interest, currency),
                    fee: money(fee ?? '0.00', currency),
                  })}
                  {red_packet ? t('schedule.redPacket', { packet: money(red_packet, currency) }) : null}
                </Box>
              </Box>
              <Box flex="none" translate="no" fontWeight="medium">
                <Money amount={total} currency={currency} />
              </Box>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
    </Box>
  )
}
