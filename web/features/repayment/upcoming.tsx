import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { calendarFile } from '#shared/repayment/calendar-file.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { saveText } from '../../api/save-file.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { UpcomingDrawdown } from './not-yet-due.ts'

/** Whether all of it falls due at once: otherwise the bill of the day says how much. */
const isAtOnce = ({ repayment_method }: UpcomingDrawdown): boolean => repayment_method === 'bullet'

/** What will fall due: drawdowns that were paid out and have no bill yet. */
export const Upcoming = ({ drawdowns }: { drawdowns: readonly UpcomingDrawdown[] }) => {
  const { t } = useTranslation('repayment')
  const { date, money, timestamp } = useFormat()
  const events = drawdowns.map((drawdown) => ({
    id: `${drawdown.approval_id}@${globalThis.location.host}`,
    date: drawdown.next_due_date,
    title: isAtOnce(drawdown)
      ? t('calendar.event', { amount: money(drawdown.total, drawdown.currency) })
      : t('calendar.part'),
    note: t('calendar.note', { reference: transferReference(drawdown.approval_id) }),
  }))
  return (
    <Card>
      <CardTitle mb="1">{t('upcoming.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="3">
        {t('upcoming.lead')}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {drawdowns.map((drawdown) => (
          <chakra.li key={drawdown.approval_id} py="3" borderTopWidth="1px" borderColor="border.hairline">
            <Flex justify="space-between" align="baseline" gap="4">
              <Box minW="0">
                <Box fontWeight="medium">{t('dueOn', { date: date(drawdown.next_due_date) })}</Box>
                <Box fontSize="sm" color="text.quiet">
                  {t('upcoming.drawn', { when: timestamp(drawdown.created_time) })}
                </Box>
                <TextLink
                  to={paths.earlyRepayment(drawdown.approval_id)}
                  display="inline-flex"
                  alignItems="center"
                  minH="touch"
                >
                  {t('upcoming.early')}
                </TextLink>
              </Box>
              {isAtOnce(drawdown) ? (
                <Box textAlign="right">
                  <Money amount={drawdown.total} currency={drawdown.currency} size="md" />
                  <Box fontSize="sm" color="text.quiet">
                    {t('upcoming.parts', {
                      amount: money(drawdown.amount, drawdown.currency),
                      interest: money(drawdown.interest, drawdown.currency),
                    })}
                  </Box>
                </Box>
              ) : (
                <Box fontSize="sm" color="text.quiet">
                  {t('upcoming.onBill')}
                </Box>
              )}
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      <Button
        variant="secondary"
        size="md"
        mt="3"
        onClick={() =>
          saveText(calendarFile(events, new Date()), { name: t('calendar.fileName'), type: 'text/calendar' })
        }
      >
        {t('calendar.add')}
      </Button>
    </Card>
  )
}
