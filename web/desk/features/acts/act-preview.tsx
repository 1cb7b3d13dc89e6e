import { Box, chakra } from '@chakra-ui/react'
import type { DryRunStep } from '#shared/desk/dry-run.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { type NamedCompany, useCompanyName } from '../../ui/use-company-name.ts'
import { ValueCell } from '../../ui/value-cell.tsx'
import { currencyOf, kindOf } from '../../ui/value-kind.ts'
import { DryRunSteps } from './dry-run-steps.tsx'
import { ResultTable } from './result-table.tsx'

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

/** The changes that the act describes itself: people read names and amounts, so ids come last. */
const describedLines = ({ before, after }: DryRunResponse): Line[] =>
  linesOf('', isValues(before) ? before : null, isValues(after) ? after : null).toSorted(
    (a, b) => Number(a.field.endsWith('Id')) - Number(b.field.endsWith('Id')),
  )

/** The changes of every item that the act would write. */
const itemLines = ({ changes }: DryRunResponse): Line[] =>
  (Array.isArray(changes) ? (changes as { type: string; before: Values; after: Values }[]) : []).flatMap(
    (change) => linesOf(change.type, change.before, change.after),
  )

type ResponseRecord = Readonly<Record<string, unknown>>

const isTable = (value: unknown): value is readonly ResponseRecord[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'object' && each !== null)

/** True for a list whose records have attributes that the previous value lacks: a table, without a comparison. */
const isListed = ({ before, after }: Line): boolean => {
  if (!isTable(after)) return false
  const former = isTable(before) ? Object.keys(before[0] ?? {}) : []
  return Object.keys(after[0] ?? {}).some((name) => !former.includes(name))
}

const firstColumns = ['amount', 'currency', 'bankName', 'accountNumber']

/** The sort position of a field, since stored records do not keep the order of their fields. */
const placeOf = (name: string): number => {
  const place = firstColumns.indexOf(name)
  return place < 0 ? firstColumns.length + Number(name.endsWith('Id')) : place
}

/** The records that a change lists, such as the entries of a batch: companies by name, and ids last. */
const ListedRecords = ({
  field,
  records,
  companies,
  currency,
}: {
  field: string
  records: readonly ResponseRecord[]
  companies: readonly NamedCompany[]
  currency: string | undefined
}) => {
  const fieldTranslations = useFieldTranslations()
  const nameOf = useCompanyName()
  const rows = records.map(({ companyId, ...record }) => {
    const company = companies.find((each) => each.companyId === companyId)
    return Object.fromEntries([
      ...(company ? [['company', nameOf(company)]] : []),
      ...Object.entries(record).toSorted(([a], [b]) => placeOf(a) - placeOf(b)),
    ])
  })
  return (
    // One line for each record; a wide table scrolls.
    <Box minW="0" mt="3" css={{ '& td, & th': { maxWidth: 'none', whiteSpace: 'nowrap' } }}>
      <chakra.h4 mb="1.5">{fieldTranslations(field)}</chakra.h4>
      <ResultTable name={fieldTranslations(field)} rows={rows} currency={currency} />
    </Box>
  )
}

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
  const listed = described.filter(isListed)
  const plain = described.filter((line) => !isListed(line))
  const companies = listIn<NamedCompany>(simulated, 'companies')
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
      ) : (
        <>
          {plain.length > 0 ? (
            <LinesTable label={t(`act.${title}`)} lines={plain} currency={currencyOf(simulated)} />
          ) : null}
          {listed.map(({ field, after }) => (
            <ListedRecords
              key={field}
              field={field}
              records={after as readonly ResponseRecord[]}
              companies={companies}
              currency={currencyOf(simulated)}
            />
          ))}
        </>
      )}
      {items.length > 0 ? (
        <Disclosure summary={t('act.items')}>
          <LinesTable label={t('act.items')} lines={items} />
        </Disclosure>
      ) : null}
    </Box>
  )
}
