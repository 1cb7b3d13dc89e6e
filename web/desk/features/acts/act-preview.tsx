import { Box, chakra } from '@chakra-ui/react'
import { useWords } from '../../i18n/use-words.ts'
import { useFieldWords } from '../../ui/field-words.ts'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'

/** What an act said that it would change. */
export type Foreseen = Readonly<Record<string, unknown>>

type Values = Readonly<Record<string, unknown>> | null

const isValues = (value: unknown): value is Values => typeof value === 'object' && !Array.isArray(value)

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

interface Line {
  of: string
  field: string
  before: string
  after: string
}

const linesOf = (of: string, before: Values, after: Values): Line[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({ of, field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((line) => line.before !== line.after)

/** First what the act says of itself, then every item that it would write. */
const everyLine = ({ before, after, changes }: Foreseen): Line[] => [
  ...linesOf('', isValues(before) ? before : null, isValues(after) ? after : null),
  ...(Array.isArray(changes) ? (changes as { type: string; before: Values; after: Values }[]) : []).flatMap(
    (change) => linesOf(change.type, change.before, change.after),
  ),
]

/** What an act would change, field by field. */
export const ActPreview = ({ foreseen }: { foreseen: Foreseen }) => {
  const t = useWords()
  const fieldWords = useFieldWords()
  const lines = everyLine(foreseen)
  return (
    <Box as="section" aria-label={t('act.previewTitle')} aria-live="polite">
      <chakra.h3 fontSize="md" mb="2">
        {t('act.previewTitle')}
      </chakra.h3>
      {lines.length === 0 ? (
        <Box color="text.quiet">{t('act.nothing')}</Box>
      ) : (
        <TableFrame label={t('act.previewTitle')}>
          <thead>
            <tr>
              <HeadCell isFirst>{t('act.given')}</HeadCell>
              <HeadCell>{fieldWords('before')}</HeadCell>
              <HeadCell>{fieldWords('after')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ of, field, before, after }) => (
              <TableRow key={`${of}-${field}-${before}-${after}`}>
                <Cell isFirst>
                  {fieldWords(field)}
                  {of ? <chakra.span color="text.faint">{` ${of}`}</chakra.span> : null}
                </Cell>
                <Cell>
                  <chakra.span overflowWrap="anywhere" color="text.quiet">
                    {before || '–'}
                  </chakra.span>
                </Cell>
                <Cell>
                  <chakra.strong overflowWrap="anywhere">{after || '–'}</chakra.strong>
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </TableFrame>
      )}
    </Box>
  )
}
