import { chakra } from '@chakra-ui/react'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useTermText } from './use-term-text.ts'

export interface Difference {
  term: keyof ProductTerms
  before: unknown
  after: unknown
}

/** Changed terms, before and after. */
export const TermsDifferences = ({
  label,
  differences,
}: {
  label: string
  differences: readonly Difference[]
}) => {
  const t = useTranslations()
  const textOf = useTermText()
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          <HeadCell isFirst>{t('terms.term')}</HeadCell>
          <HeadCell>{t('terms.before')}</HeadCell>
          <HeadCell>{t('terms.after')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ term, before, after }) => (
          <TableRow key={term}>
            <Cell isFirst>{t(`terms.names.${term}`)}</Cell>
            <Cell>
              <chakra.span color="text.quiet" whiteSpace="pre-line">
                {textOf(term, before)}
              </chakra.span>
            </Cell>
            <Cell>
              <chakra.strong whiteSpace="pre-line">{textOf(term, after)}</chakra.strong>
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </TableFrame>
  )
}
