import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useEnumTranslations, useFieldTranslations } from '../../ui/field-translations.ts'
import { useNamedRecord } from '../../ui/use-company-field.ts'
import { ValueCell } from '../../ui/value-cell.tsx'
import { currencyOf, kindOf } from '../../ui/value-kind.ts'
import { ResultTable } from './result-table.tsx'

type ResponseRecord = Readonly<Record<string, unknown>>

const isResponseRecord = (value: unknown): value is ResponseRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTable = (value: unknown): value is ResponseRecord[] =>
  Array.isArray(value) && value.some(isResponseRecord)

const holdsRecords = (value: unknown): boolean =>
  isTable(value)
    ? value.some((each) => Object.values(each).some(isPart))
    : isResponseRecord(value) && Object.values(value).some(isPart)

const isPart = (value: unknown): boolean => isResponseRecord(value) || isTable(value)

/** With more columns a cell has no room for nested values. */
const maxBesideParts = 6

/** True for records too large for a table, as its cells would be a few characters wide. */
const areLarge = (rows: readonly ResponseRecord[]): boolean =>
  rows.some((row) => {
    const parts = Object.values(row).filter(isPart)
    return parts.length > 0 && (Object.keys(row).length > maxBesideParts || parts.some(holdsRecords))
  })

const isId = (name: string, value: unknown): boolean => kindOf(name, value) === 'id'

/** Attributes of the response itself, not of its record. */
const silent = new Set(['ok', 'dryRun', 'cursor'])

/** A record of an act's response: its fields, with lists as tables below. */
export const RecordView = ({
  thing,
  currency: ofWhole,
  besides,
}: {
  thing: ResponseRecord
  /** The currency of the record that contains it. */
  currency?: string | undefined
  besides?: ReactNode
}) => {
  const fieldTranslations = useFieldTranslations()
  const enumTranslations = useEnumTranslations()
  const namedRecord = useNamedRecord()
  const entries = Object.entries(namedRecord(thing)).filter(
    ([name, value]) => !silent.has(name) && value !== undefined,
  )
  const plain = entries
    .filter(([, value]) => !isResponseRecord(value) && !isTable(value))
    // People read names and amounts; an id is copied.
    .toSorted(([a, of], [b, ofOther]) => Number(isId(a, of)) - Number(isId(b, ofOther)))
  const nested = entries.filter(([, value]) => isResponseRecord(value) || isTable(value))
  const currency = currencyOf(thing) ?? ofWhole
  return (
    <Box display="grid" gap="4">
      {plain.length > 0 ? (
        <chakra.dl
          display="grid"
          gridTemplateColumns="minmax(96px, max-content) minmax(0, 1fr)"
          columnGap="4"
          rowGap="1.5"
        >
          {plain.map(([name, value]) => (
            <Box key={name} display="contents">
              <chakra.dt color="text.quiet">{fieldTranslations(name)}</chakra.dt>
              <chakra.dd overflowWrap="anywhere" whiteSpace="pre-wrap" fontVariantNumeric="tabular-nums">
                <ValueCell
                  value={enumTranslations(name, value)}
                  kind={kindOf(name, value)}
                  currency={currency}
                  field={name}
                  record={thing}
                />
              </chakra.dd>
            </Box>
          ))}
        </chakra.dl>
      ) : null}
      {nested.map(([name, value]) => (
        <Box key={name} minW="0">
          <chakra.h3 fontSize="sm" mb="1.5" color="text.quiet">
            {fieldTranslations(name)}
          </chakra.h3>
          {isTable(value) && areLarge(value) ? (
            <Box display="grid" gap="3">
              {value.filter(isResponseRecord).map((each, at) => (
                <Box
                  // The records have no key but their index.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order of a response never changes
                  key={at}
                  p="4"
                  bg="surface.card"
                  borderWidth="1px"
                  borderColor="border.hairline"
                  borderRadius="sm"
                >
                  <RecordView thing={each} currency={currency} />
                </Box>
              ))}
            </Box>
          ) : isTable(value) ? (
            <ResultTable
              name={fieldTranslations(name)}
              rows={value.filter(isResponseRecord)}
              currency={currency}
            />
          ) : (
            <Box pl="3" borderLeftWidth="2px" borderColor="border.hairline">
              <RecordView thing={value as ResponseRecord} currency={currency} />
            </Box>
          )}
        </Box>
      ))}
      {besides}
    </Box>
  )
}
