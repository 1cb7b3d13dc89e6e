import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { Money } from '../../ui/money.tsx'
import { ChargeBadge } from './charge-badge.tsx'
import type { Charge } from './charge-state.ts'

const Row = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: { base: '4', md: '6' },
    rowGap: '1.5',
    alignItems: 'center',
    py: '4',
    px: { base: '5', md: '8' },
    borderTopWidth: '1px',
    borderColor: 'border.hairline',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'surface.sunken' },
  },
})

const Figure = ({ label, amount, currency }: { label: string; amount: string; currency: string }) => (
  <Box textAlign="right" minW="28" display={{ base: 'none', md: 'block' }}>
    <Box fontSize="xs" color="text.quiet" lineHeight="snug">
      {label}
    </Box>
    <Money amount={amount} currency={currency} />
  </Box>
)

/** The bills, each a link to its payment page. */
export const ChargeList = ({ charges }: { charges: readonly Charge[] }) => {
  const { t } = useTranslation('repayment')
  const { date, money } = useFormat()
  return (
    <chakra.ul listStyleType="none">
      {charges.map((charge) => {
        const { currency } = charge
        return (
          <li key={charge.id}>
            <Row to={paths.charge(charge.id)}>
              <Box flex="1 0 8rem">
                <Box fontWeight="medium">{t('dueOn', { date: date(charge.due_date) })}</Box>
                <Flex mt="1" align="center" gap="2" wrap="wrap">
                  <ChargeBadge charge={charge} />
                </Flex>
              </Box>
              <Box display={{ md: 'none' }} textAlign="right">
                <Box fontSize="xs" color="text.quiet" lineHeight="snug">
                  {t('outstanding')}
                </Box>
                <Money amount={charge.outstanding} currency={currency} size="md" />
              </Box>
              <Box display={{ md: 'none' }} w="full" fontSize="sm" color="text.quiet">
                {t('line', {
                  total: money(charge.total, currency),
                  received: money(charge.received, currency),
                  pending: money(charge.pending, currency),
                })}
              </Box>
              <Figure label={t('total')} amount={charge.total} currency={currency} />
              <Figure label={t('received')} amount={charge.received} currency={currency} />
              <Figure label={t('pending')} amount={charge.pending} currency={currency} />
              <Figure label={t('outstanding')} amount={charge.outstanding} currency={currency} />
              <Box display={{ base: 'none', md: 'block' }} color="text.faint">
                <ArrowRightIcon />
              </Box>
            </Row>
          </li>
        )
      })}
    </chakra.ul>
  )
}
