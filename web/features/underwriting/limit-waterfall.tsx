import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { ChartTable } from '../../ui/chart-table.tsx'
import { Money } from '../../ui/money.tsx'
import { type ChartedLimit } from './limit-kinds.ts'
import { type LimitStep, limitSteps, sharePercent } from './limit-steps.ts'

const Row = ({
  label,
  strong = false,
  from,
  to,
  whole,
  amount,
  currency,
  kind,
}: {
  label: string
  strong?: boolean
  from: string
  to: string
  whole: string
  amount: string
  currency: string
  kind: 'stands' | 'takenOff' | 'result'
}) => {
  const low = sharePercent(from, whole)
  const high = sharePercent(to, whole)
  const colour = { stands: 'neutral.solid', takenOff: 'waiting.solid', result: 'action.solid' }[kind]
  return (
    <Box
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      gridTemplateColumns="10.5rem minmax(0, 1fr) 11rem"
      columnGap="4"
      rowGap="1.5"
      alignItems="center"
      py={{ base: '2.5', md: '2' }}
      fontWeight={strong ? 'semibold' : 'normal'}
    >
      <Box flex="1 0 6rem" lineHeight="snug" color={strong ? 'text.main' : 'text.quiet'}>
        {label}
      </Box>
      <Box order={{ base: '1', md: '0' }} w="full" h={{ base: '2', md: '5' }} position="relative">
        <Box data-drawn position="absolute" inset="0" borderRadius="sm" bg="surface.hover" opacity={0.6} />
        <Box
          data-drawn
          position="absolute"
          top="0"
          bottom="0"
          borderRadius="sm"
          bg={colour}
          style={{ left: `${low}%`, width: `max(2px, ${high - low}%)` }}
        />
      </Box>
      <Box ml="auto" textAlign="right" color={kind === 'takenOff' ? 'waiting.text' : 'text.main'}>
        <Money amount={amount} currency={currency} />
      </Box>
    </Box>
  )
}

const takenOff = (step: LimitStep): string => `-${step.factor.took_off}`

/** A waterfall chart from the initial amount to the limit with each factor's deduction, and its table. */
export const LimitWaterfall = ({ limit }: { limit: ChartedLimit }) => {
  const { t } = useTranslation('limitSteps')
  const { money } = useFormat()
  const { start, currency } = limit
  const steps = limitSteps(limit).filter(({ takesOff }) => takesOff)
  return (
    <Box>
      <Box aria-hidden>
        <Row
          label={t('start')}
          from="0.00"
          to={start}
          whole={start}
          amount={start}
          currency={currency}
          kind="stands"
          strong
        />
        {steps.map((step) => (
          <Row
            key={step.factor.key}
            label={t(`factor.${step.factor.key}`)}
            from={step.after}
            to={step.before}
            whole={start}
            amount={takenOff(step)}
            currency={currency}
            kind="takenOff"
          />
        ))}
        <Flex borderTopWidth="1px" borderColor="border.hairline" mt="2" pt="2" direction="column">
          <Row
            label={t('limit')}
            from="0.00"
            to={limit.limit}
            whole={start}
            amount={limit.limit}
            currency={currency}
            kind="result"
            strong
          />
        </Flex>
      </Box>
      <ChartTable
        caption={t('caption')}
        head={[t('step'), t('change'), t('left')]}
        rows={[
          [t('start'), '', money(start, currency)],
          ...steps.map((step) => [
            t(`factor.${step.factor.key}`),
            money(takenOff(step), currency),
            money(step.after, currency),
          ]),
          [t('limit'), '', money(limit.limit, currency)],
        ]}
      />
      {steps.length === 0 ? (
        <chakra.p mt="3" color="text.quiet">
          {t('nothingTakenOff')}
        </chakra.p>
      ) : null}
    </Box>
  )
}
