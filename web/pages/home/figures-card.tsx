import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LimitGauge } from '../../ui/limit-gauge.tsx'
import { Money } from '../../ui/money.tsx'
import { AvailableHeadline } from './available-headline.tsx'
import { CostFigure } from './cost-figure.tsx'
import { homeCreditEstimateQuery } from './home-queries.ts'
import {
  type FacilitySummary,
  mayDraw,
  milestones,
  milestonesReached,
  type NextStep,
  type SellerState,
} from './next-step.ts'
import { PaymentFigure } from './payment-figure.tsx'
import { useAwaitsCheck } from './use-awaits-check.ts'

const Headline = ({ children }: { children: ReactNode }) => (
  <chakra.p
    fontSize={{ base: '3xl', md: '4xl' }}
    fontWeight="semibold"
    lineHeight="tight"
    letterSpacing="tight"
  >
    {children}
  </chakra.p>
)

const isBelow = (amount: string, other: string): boolean => centsFromDecimal(amount) < centsFromDecimal(other)

const Available = ({
  facility,
  next,
  boundByBalances = false,
}: {
  facility: FacilitySummary
  next: NextStep
  boundByBalances?: boolean | undefined
}) => {
  const { t } = useTranslation('home')
  const { money } = useFormat()
  const { currency } = facility
  return (
    <>
      <AvailableHeadline amount={facility.available_funding} currency={currency} />
      <Box mt="4">
        <LimitGauge
          onStrong
          used={facility.outstanding}
          pending={facility.pending_drawdown}
          available={facility.available_funding}
          limit={facility.facility_limit}
          currency={currency}
        />
      </Box>
      <Flex mt="2" wrap="wrap" justify="space-between" align="center" gap="4">
        <chakra.p flex="1 0 8rem" fontSize="sm" color="text.onStrongQuiet" lineHeight="snug">
          {[
            t('take.limit', { limit: money(facility.facility_limit, currency) }),
            ...(isBelow(facility.available_limit, facility.facility_limit)
              ? [
                  t(boundByBalances ? 'take.watermark' : 'take.lenderSet', {
                    amount: money(facility.available_limit, currency),
                  }),
                ]
              : []),
            ...(isBelow('0.00', facility.frozen_limit)
              ? [t('take.frozen', { amount: money(facility.frozen_limit, currency) })]
              : []),
          ].join(t('take.and'))}
        </chakra.p>
        {next !== 'draw' && mayDraw({ facility }) ? (
          <ButtonLink flex="none" ml="auto" variant="onStrong" size="md" to={paths.drawdown()}>
            {t('take.draw')}
          </ButtonLink>
        ) : null}
      </Flex>
    </>
  )
}

const NotYet = ({ next, mayEstimate }: { next: NextStep; mayEstimate: boolean }) => {
  const { t } = useTranslation('home')
  const { data: estimate } = useQuery({ ...homeCreditEstimateQuery, enabled: mayEstimate })
  const left = milestones.length - milestonesReached(next)
  const calculating = useAwaitsCheck(next) ? 'checking' : 'calculating'
  const words = next === 'waitLimit' ? calculating : next === 'limitFailed' ? 'failed' : 'stepsLeft'
  const { limit, currency } = estimate ?? {}
  const isEstimate = words === 'stepsLeft' && limit && currency
  return (
    <Box>
      <Box color="text.onStrongQuiet">{t(isEstimate ? 'take.estimate' : 'take.question')}</Box>
      <Box mt="1">
        {isEstimate ? (
          <Money amount={limit} currency={currency} size="display" />
        ) : (
          <Headline>
            {words === 'stepsLeft' ? t('take.stepsLeft', { count: left }) : t(`take.${words}`)}
          </Headline>
        )}
      </Box>
      <Flex aria-hidden mt="4" gap="1" display={{ base: 'flex', md: 'none' }}>
        {milestones.map((milestone, index) => (
          <Box
            key={milestone}
            flex="1"
            h="2.5"
            borderRadius="full"
            data-drawn
            bg={index < milestonesReached(next) ? 'action.onStrong' : 'surface.strongRaised'}
          />
        ))}
      </Flex>
      <chakra.p mt="3" fontSize="sm" color="text.onStrongQuiet">
        {isEstimate ? t('take.estimateNote', { count: left }) : t(`take.${words}Note`)}
      </chakra.p>
    </Box>
  )
}

/** The home's three main figures: available balance, cost, and next payment. */
export const FiguresCard = ({ seller, next }: { seller: SellerState; next: NextStep }) => (
  <Card
    ground="strong"
    display="flex"
    flexDirection="column"
    justifyContent="space-between"
    role="status"
    aria-live="polite"
  >
    <Box>
      {seller.facility ? (
        <Available facility={seller.facility} next={next} boundByBalances={seller.boundByBalances} />
      ) : (
        <NotYet next={next} mayEstimate={seller.shops.length > 0} />
      )}
    </Box>
    <Box
      mt={{ base: '4', md: '6' }}
      pt={{ base: '4', md: '5' }}
      borderTopWidth="1px"
      borderColor="border.onStrong"
      display="grid"
      // One below the other on phones: the note on the rate needs the width.
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 12rem), 1fr))"
      gap={{ base: '4', md: '8' }}
    >
      <CostFigure agreedMargin={seller.facility?.margin} />
      <PaymentFigure seller={seller} />
    </Box>
  </Card>
)
