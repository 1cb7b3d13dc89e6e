import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ChartTable } from '../../../ui/chart-table.tsx'
import { ColumnChart } from '../../../ui/column-chart.tsx'
import { useReportFormat } from './use-report-format.ts'

interface IndexPart {
  readonly part: number
  readonly index: string
}

/** Sales by part of the year or week compared with an average day, which is the dashed line. */
export const IndexChart = ({
  parts,
  caption,
  head,
  label,
  name,
}: {
  parts: readonly IndexPart[]
  caption: string
  head: string
  /** The short label below a column, and its full name. */
  label: (part: number) => string
  name: (part: number) => string
}) => {
  const { t } = useTranslation('reports')
  const { times } = useReportFormat()
  return (
    <Box mt="5">
      <ColumnChart
        mean="1"
        columns={parts.map(({ part, index }) => ({
          key: String(part),
          label: label(part),
          amount: index,
          part,
        }))}
      >
        {(chosen) => (
          <Flex aria-hidden justify="space-between" align="baseline" gap="4">
            <chakra.span color="text.quiet" fontSize="sm">
              {name(chosen.part)}
            </chakra.span>
            <chakra.span fontSize="lg" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {t('times', { value: times(chosen.amount) })}
            </chakra.span>
          </Flex>
        )}
      </ColumnChart>
      <Flex aria-hidden align="center" gap="2" mt="4" fontSize="sm" color="text.quiet">
        <Box w="5" flex="none" borderTopWidth="1.5px" borderStyle="dashed" borderColor="waiting.solid" />
        {t('ordinary')}
      </Flex>
      <ChartTable
        caption={caption}
        head={[head, t('comparedWithOrdinary')]}
        rows={parts.map(({ part, index }) => [name(part), t('times', { value: times(index) })])}
      />
    </Box>
  )
}

/** The strongest and the weakest part. */
export const extremesOf = (parts: readonly IndexPart[]) => {
  const inOrder = parts.toSorted((a, b) => Number(a.index) - Number(b.index))
  return { weakest: inOrder[0], strongest: inOrder.at(-1) }
}

/** True for a part with almost no sales, for which a multiple of the average is meaningless. */
export const isIdle = ({ index }: IndexPart): boolean => Number(index) < 0.01
