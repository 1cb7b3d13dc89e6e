import { Box, chakra } from '@chakra-ui/react'
import type { DryRunStep } from '#shared/desk/dry-run.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { ValueCell } from '../../ui/value-cell.tsx'
import { currencyOf, kindOf } from '../../ui/value-kind.ts'
import { DryRunSteps } from './dry-run-steps.tsx'

/** The response of an act's dry run. */
export type DryRunResponse = Readonly<Record<string, unknown>>

type Values = Readonly<Record<string, unknown>> | null

const isValues = (value: unknown): value is Values => typeof value === 'object' && !Array.isArray(value)

/** A value as one text, to compare it before and after. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return Object.values(value).map(textOf).filter(Boolean).join(' ')
}

interface Line {
  of: string
  field: string
  before: unknown
  after: unknown
  /** The currency of an amount that has its own. */
  currency?: unknown
  record: object
}

const linesOf = (of: string, before: Values, after: Values): Line[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({
      of,
      field,
      before: before?.[field],
      after: after?.[field],
      currency: (after ?? before)?.[`${field}Currency`],
      record: { ...before, ...after },
    }))
    .filter((line) => textOf(line.before) !== textOf(line.after))

/** A value formatted for people. A text or number of a stored item is shown as stored. */
const PreviewValue = ({
  line: { of, field, currency: own, record },
  value,
  currency,
}: {
  line: Line
  value: unknown
  currency: string | undefined
}) => {
  if (textOf(value) === '') return '–'
  if (of && typeof value !== 'object') return String(value)
  return (
    <ValueCell
      value={value}
      kind={kindOf(field, value)}
      currency={typeof own === 'string' ? own : currency}
      field={field}
      record={record}
    />
  )
}

/** The changes that the act describes itself. */
const describedLines = ({ before, after }: DryRunResponse): Line[] =>
  linesOf('', isValues(before) ? before : null, isValues(after) ? after : null)

/** The changes of every item that the act would write. */
const itemLines = ({ changes }: DryRunResponse): Line[] =>
  (Array.isArray(changes) ? (changes as { type: string; before: Values; after: Values }[]) : []).flatMap(
    (change) => linesOf(change.type, change.before, change.after),
  )

const listIn = <Each,>(simulated: DryRunResponse, name: string): Each[] =>
  Array.isArray(simulated[name]) ? (simulated[name] as Each[]) : []

const LinesTable = ({
  label,
  lines,
  currency,
}: {
  label: string
  lines: readonly Line[]
  /** The currency of amounts without their own. */
  currency?: string | undefined
}) => {
  const t = useTranslations()
  const fieldTranslations = useFieldTranslations()
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          <HeadCell isFirst>{t('act.given')}</HeadCell>
          <HeadCell>{fieldTranslations('before')}</HeadCell>
          <HeadCell>{fieldTranslations('after')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TableRow key={`${line.of}-${line.field}-${textOf(line.before)}-${textOf(line.after)}`}>
            <Cell isFirst>
              {fieldTranslations(line.field)}
              {line.of ? <chakra.span color="text.quiet">{` ${line.of}`}</chakra.span> : null}
            </Cell>
            <Cell>
              <chakra.span overflowWrap="anywhere" whiteSpace="pre-line" color="text.quiet">
                <PreviewValue line={line} value={line.before} currency={currency} />
              </chakra.span>
            </Cell>
            <Cell>
              <chakra.strong overflowWrap="anywhere" whiteSpace="pre-line">
                <PreviewValue line={line} value={line.after} currency={currency} />
              </chakra.strong>
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </TableFrame>
  )
}

/**
 * The preview of an act: the changes that it describes, as a whole or by step, with the changed items in a disclosure.
 */
export const ActPreview = ({
  simulated,
  title = 'previewTitle',
}: {
  simulated: DryRunResponse
  /** `changeTitle` after the act is done. */
  title?: 'previewTitle' | 'changeTitle'
}) => {
  const t = useTranslations()
  const parts = listIn<DryRunStep>(simulated, 'parts')
  const left = listIn<Record<string, unknown>>(simulated, 'left')
  const described = describedLines(simulated)
  const items = itemLines(simulated)
  const isNothing = described.length === 0 && items.length === 0 && left.length === 0
  return (
    <Box aria-live="polite" minW="0">
      <chakra.h3 fontSize="md" mb="2">
        {t(`act.${title}`)}
      </chakra.h3>
      {isNothing ? (
        <Box color="text.quiet">{t(title === 'changeTitle' ? 'act.changedNothing' : 'act.nothing')}</Box>
      ) : null}
      {parts.length > 1 || left.length > 0 ? (
        <DryRunSteps parts={parts} left={left} />
      ) : described.length > 0 ? (
        <LinesTable label={t(`act.${title}`)} lines={described} currency={currencyOf(simulated)} />
      ) : null}
      {items.length > 0 ? (
        <Disclosure summary={t('act.items')}>
          <LinesTable label={t('act.items')} lines={items} />
        </Disclosure>
      ) : null}
    </Box>
  )
}
