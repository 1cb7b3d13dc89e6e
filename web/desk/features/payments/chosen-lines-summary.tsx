import { Box, chakra } from '@chakra-ui/react'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** Lines that are ignored together, as the bank reported them, with their sum by currency. */
export const ChosenLinesSummary = ({ lines }: { lines: readonly StatementLineView[] }) => {
  const t = useTranslations()
  const format = useFormat()
  const sums = [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, ofCurrency]) =>
    t('batches.sum', {
      count: ofCurrency.length,
      amount: format.money(
        decimalFromCents(ofCurrency.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0)),
        currency,
      ),
    }),
  )
  return (
    <Box mb="4">
      <Box fontWeight="medium" mb="1.5">
        {sums.join(t('value.and'))}
      </Box>
      <chakra.ul
        listStyleType="none"
        maxH="180px"
        overflowY="auto"
        // Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        aria-label={t('statements.views.open')}
        borderWidth="1px"
        borderColor="border.hairline"
        borderRadius="sm"
      >
        {lines.map(({ lineId, valueDate, payerName, text, amount, currency }) => (
          <chakra.li key={lineId} display="flex" gap="3" px="3" py="1">
            <chakra.span whiteSpace="nowrap" color="text.quiet">
              {format.date(valueDate)}
            </chakra.span>
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {[payerName, text].filter(Boolean).join(' · ')}
            </chakra.span>
            <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {format.money(amount, currency)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}
