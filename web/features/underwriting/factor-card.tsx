import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { LimitStep } from './limit-steps.ts'
import { useFactorTranslations } from './use-factor-translations.ts'

/** A factor of the limit: its figures with their dates, its deduction, and what would increase the limit. */
export const FactorCard = ({ step, currency }: { step: LimitStep; currency: string }) => {
  const { t } = useTranslation(['credit', 'limitSteps'])
  const { date } = useFormat()
  const { value, explanation, raise } = useFactorTranslations(step.factor, currency)
  const { key, data_from: from, data_to: to, took_off: tookOff } = step.factor
  return (
    <chakra.li
      listStyleType="none"
      py="6"
      borderTopWidth="1px"
      borderColor="border.hairline"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' }}
      columnGap="10"
      rowGap="4"
    >
      <Box minW="0">
        <Flex align="baseline" gap="3" wrap="wrap">
          <chakra.h3 fontSize="lg">{t(`limitSteps:factor.${key}`)}</chakra.h3>
          <chakra.span fontVariantNumeric="tabular-nums" color="text.quiet">
            {value}
          </chakra.span>
        </Flex>
        <chakra.p mt="1.5" color="text.quiet">
          {explanation}
        </chakra.p>
        {from && to ? (
          <chakra.p mt="1.5" color="text.faint" fontSize="sm">
            {t('dataFromTo', { from: date(from), to: date(to) })}
          </chakra.p>
        ) : null}
      </Box>
      <Box>
        <Box textAlign={{ md: 'right' }}>
          {step.takesOff ? (
            <>
              <Box color="text.quiet" fontSize="sm">
                {t('tookOff')}
              </Box>
              <Box color="waiting.text">
                <Money amount={`-${tookOff}`} currency={currency} size="md" />
              </Box>
            </>
          ) : (
            <StatusBadge tone="positive">{t('tookNothingOff')}</StatusBadge>
          )}
        </Box>
        {raise ? (
          <chakra.p mt="2" fontSize="sm" lineHeight="snug" color="text.main" textAlign={{ md: 'right' }}>
            {raise}
          </chakra.p>
        ) : null}
      </Box>
    </chakra.li>
  )
}
