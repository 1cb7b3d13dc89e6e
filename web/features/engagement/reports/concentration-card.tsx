import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { percentOfShare } from '../../underwriting/plain-decimal.ts'
import { useReportFormat } from './use-report-format.ts'

type Parts = SalesReportOnWire['shops']

/** Each part of the whole as a bar, with its share and amount as text. */
const PartBars = ({ title, parts, currency }: { title: string; parts: Parts; currency: string }) => {
  const { money } = useFormat()
  const { share } = useReportFormat()
  return (
    <Box mt="5">
      <chakra.h3 fontSize="md" color="text.quiet" fontWeight="medium">
        {title}
      </chakra.h3>
      <chakra.ul listStyleType="none" mt="3" display="grid" gap="4">
        {parts.map((part, index) => (
          <li key={index}>
            <Flex justify="space-between" align="baseline" gap="4">
              <chakra.span minW="0" overflowWrap="anywhere">
                {part.name}
              </chakra.span>
              <chakra.span flex="none" fontWeight="medium" fontVariantNumeric="tabular-nums">
                {share(part.share)}
              </chakra.span>
            </Flex>
            <Box
              data-drawn
              aria-hidden
              mt="1.5"
              h="2"
              borderRadius="full"
              bg="surface.hover"
              overflow="hidden"
            >
              <Box
                data-drawn
                h="full"
                borderRadius="full"
                bg="action.solid"
                style={{ width: `${percentOfShare(part.share)}%` }}
              />
            </Box>
            <Box mt="1" color="text.quiet" fontSize="sm">
              {money(part.net, currency)}
            </Box>
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}

/** The share of sales of each platform and shop. */
export const ConcentrationCard = ({ report }: { report: SalesReportOnWire }) => {
  const { t } = useTranslation('reports')
  const { share } = useReportFormat()
  const { platforms, shops, currency } = report
  const [largest] = platforms
  return (
    <Card>
      <CardTitle mb="1">{t('concentration.title')}</CardTitle>
      <chakra.p color="text.quiet">
        {platforms.length > 1 && largest
          ? t('concentration.lead', { name: largest.name, share: share(largest.share) })
          : t('concentration.one')}
      </chakra.p>
      <PartBars title={t('concentration.platforms')} parts={platforms} currency={currency} />
      {shops.length > 1 ? (
        <PartBars title={t('concentration.shops')} parts={shops} currency={currency} />
      ) : null}
    </Card>
  )
}
