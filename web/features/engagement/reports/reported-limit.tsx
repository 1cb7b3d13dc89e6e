import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type LimitStep, limitSteps } from '../../underwriting/limit-steps.ts'
import { LimitWaterfall } from '../../underwriting/limit-waterfall.tsx'
import { useFactorTranslations } from '../../underwriting/use-factor-translations.ts'

const Deduction = ({ step, currency }: { step: LimitStep; currency: string }) => {
  const { t } = useTranslation('limitSteps')
  const { explanation, raise } = useFactorTranslations(step.factor, currency)
  return (
    <chakra.li listStyleType="none" py="4" borderTopWidth="1px" borderColor="border.hairline">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <chakra.h3 fontSize="md">{t(`factor.${step.factor.key}`)}</chakra.h3>
        <Box color="waiting.text">
          <Money amount={`-${step.factor.took_off}`} currency={currency} />
        </Box>
      </Flex>
      <chakra.p mt="1" color="text.quiet" maxW="reading">
        {explanation}
      </chakra.p>
      {raise ? (
        <chakra.p mt="1" maxW="reading">
          {raise}
        </chakra.p>
      ) : null}
    </chakra.li>
  )
}

/** The limit that the credit rules derive from these sales: each factor's deduction, and what would increase it. */
export const ReportedLimit = ({ report: { limit, currency } }: { report: SalesReportOnWire }) => {
  const { t } = useTranslation(['reports', 'limitSteps'])
  const { start, reason, factors } = limit
  const deductions = start ? limitSteps({ start, factors }).filter(({ takesOff }) => takesOff) : []
  return (
    <Card>
      <CardTitle mb="1">{t('limit.title')}</CardTitle>
      <chakra.p color="text.quiet" maxW="reading">
        {t('limit.lead')}
      </chakra.p>
      {reason ? (
        <Box mt="5">
          <Notice tone="waiting">{t(`limit.impossible.${reason}`)}</Notice>
        </Box>
      ) : null}
      {start && limit.limit ? (
        <>
          <Box mt="5">
            <LimitWaterfall limit={{ currency, start, limit: limit.limit, factors }} />
          </Box>
          <chakra.ul mt="5">
            {deductions.map((step) => (
              <Deduction key={step.factor.key} step={step} currency={currency} />
            ))}
          </chakra.ul>
        </>
      ) : null}
      <chakra.p mt="3" color="text.quiet" fontSize="sm">
        {t('limit.note')}
      </chakra.p>
    </Card>
  )
}
