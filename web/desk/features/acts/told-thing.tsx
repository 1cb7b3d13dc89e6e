import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useChoiceWords, useFieldWords } from '../../ui/field-words.ts'
import { currencyOf, kindOf } from '../../ui/kind-of.ts'
import { ToldValue } from '../../ui/told-value.tsx'
import { ToldTable } from './told-table.tsx'

type Thing = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTable = (value: unknown): value is Thing[] => Array.isArray(value) && value.some(isThing)

/** Says an act itself, not what it is about. */
const silent = new Set(['ok', 'dryRun', 'cursor'])

/** Whose values are one of a few, and have words of their own. */
const ofFew = new Set(['relationType', 'heldUpBy', 'productCode'])

/** Whatever an act tells of one thing: its fields, lists as tables below. */
export const ToldThing = ({
  thing,
  currency: ofWhole,
  besides,
}: {
  thing: Thing
  /** Of what it is a part of. */
  currency?: string | undefined
  besides?: ReactNode
}) => {
  const fieldWords = useFieldWords()
  const choiceWords = useChoiceWords()
  const entries = Object.entries(thing).filter(([name, value]) => !silent.has(name) && value !== undefined)
  const plain = entries.filter(([, value]) => !isThing(value) && !isTable(value))
  const nested = entries.filter(([, value]) => isThing(value) || isTable(value))
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
              <chakra.dt color="text.quiet">{fieldWords(name)}</chakra.dt>
              <chakra.dd overflowWrap="anywhere" whiteSpace="pre-wrap" fontVariantNumeric="tabular-nums">
                <ToldValue
                  value={ofFew.has(name) && typeof value === 'string' ? choiceWords(name, value) : value}
                  kind={kindOf(name, value)}
                  currency={currency}
                />
              </chakra.dd>
            </Box>
          ))}
        </chakra.dl>
      ) : null}
      {nested.map(([name, value]) => (
        <Box key={name} minW="0">
          <chakra.h3 fontSize="sm" mb="1.5" color="text.quiet">
            {fieldWords(name)}
          </chakra.h3>
          {isTable(value) ? (
            <ToldTable name={fieldWords(name)} rows={value.filter(isThing)} currency={currency} />
          ) : (
            <Box pl="3" borderLeftWidth="2px" borderColor="border.hairline">
              <ToldThing thing={value as Thing} currency={currency} />
            </Box>
          )}
        </Box>
      ))}
      {besides}
    </Box>
  )
}
