import { Box } from '@chakra-ui/react'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'

/** Amount, payer and text of a line, above the decision on it. */
export const LineSummary = ({ line }: { line: StatementLineView }) => {
  const format = useFormat()
  const { remaining, currency, valueDate, payerName, text } = line
  return (
    <Box bg="surface.sunken" borderRadius="sm" p="3">
      <Box fontWeight="semibold">
        {[format.money(remaining, currency), format.date(valueDate), payerName].filter(Boolean).join(' · ')}
      </Box>
      <Box color="text.quiet" overflowWrap="anywhere" whiteSpace="pre-line">
        {text}
      </Box>
    </Box>
  )
}
