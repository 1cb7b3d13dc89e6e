import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../app/paths.ts'
import { hasDueDateAhead, stageTone } from '../../features/application/drawdown-stage-translations.ts'
import type { Application } from '../../features/application/upcoming-drawdowns.ts'
import { ChargeBadge } from '../../features/repayment/charge-badge.tsx'
import type { Charge } from '../../features/repayment/charge-state.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { PanelTitle } from './panel-title.tsx'

const shown = 5

const Line = chakra(Flex, {
  base: {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    py: '3',
    minH: 'touch',
    borderTopWidth: '1px',
    borderColor: 'border.hairline',
  },
})

const Nothing = ({ children }: { children: ReactNode }) => <chakra.p color="text.quiet">{children}</chakra.p>

/** The latest drawdowns with their statuses. */
export const DrawdownsPanel = ({ applications }: { applications: readonly Application[] }) => {
  const { t } = useTranslation(['home', 'statuses'])
  const { date, timestamp } = useFormat()
  return (
    <Card>
      <PanelTitle
        title={t('home:drawdowns.title')}
        more={{ to: paths.records(), label: t('home:drawdowns.more') }}
      />
      {applications.length === 0 ? <Nothing>{t('home:drawdowns.empty')}</Nothing> : null}
      <chakra.ul listStyleType="none">
        {applications.slice(0, shown).map((each) => (
          <li key={each.approval_id}>
            <Link to={withQuery(paths.records(), { open: each.approval_id })}>
              <Line>
                <Box minW="0">
                  <Money amount={each.amount} currency={each.currency} size="md" />
                  <Box fontSize="sm" color="text.quiet" lineHeight="snug">
                    {timestamp(each.created_time)}
                  </Box>
                </Box>
                <Flex direction="column" align="flex-end" gap="1">
                  <StatusBadge tone={stageTone[each.stage]}>
                    {t(`statuses:drawdown.${each.stage}`)}
                  </StatusBadge>
                  {hasDueDateAhead(each.stage) ? (
                    <Box fontSize="sm" color="text.quiet" lineHeight="snug">
                      {t(each.next_due_date ? 'home:drawdowns.next' : 'home:drawdowns.due', {
                        date: date(each.next_due_date ?? each.due_date),
                      })}
                    </Box>
                  ) : null}
                </Flex>
                {each.rejection ? (
                  <Box flexBasis="100%" fontSize="sm" lineHeight="snug">
                    {t(`statuses:rejection.${each.rejection}`)}
                  </Box>
                ) : null}
              </Line>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </Card>
  )
}

/** The latest bills. */
export const ChargesPanel = ({ charges }: { charges: readonly Charge[] }) => {
  const { t } = useTranslation('home')
  const { date } = useFormat()
  return (
    <Card>
      <PanelTitle title={t('charges.title')} more={{ to: paths.repay(), label: t('charges.more') }} />
      {charges.length === 0 ? <Nothing>{t('charges.empty')}</Nothing> : null}
      <chakra.ul listStyleType="none">
        {charges.slice(0, shown).map((charge) => (
          <li key={charge.id}>
            <Link to={paths.charge(charge.id)}>
              <Line>
                <Box minW="0">
                  <Money amount={charge.total} currency={charge.currency} size="md" />
                  <Box fontSize="sm" color="text.quiet" lineHeight="snug">
                    {t('charges.due', { date: date(charge.due_date) })}
                  </Box>
                </Box>
                <ChargeBadge charge={charge} />
              </Line>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </Card>
  )
}
