import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { isBusinessDate } from '#shared/time/business-date.ts'
import { useDebouncedValue } from '../../../ui/use-delayed.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DayInput } from '../../ui/day-field.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { FilterField } from './filter-field.tsx'

/** Milliseconds without a key after which the server filters by a text. */
const typingPause = 400

const dayNames = ['from', 'to'] as const

type Asked<Name extends string> = Readonly<Partial<Record<Name | 'from' | 'to' | 'search', string>>>

/**
 * The filters of a list that the server applies to all of its items, by the names of the act's fields: stored in the
 * address of the page.
 */
export const useServerFilters = <Name extends string = never>(names: readonly Name[] = []) => {
  const { address, set } = useAddressParams<Name | 'from' | 'to' | 'search'>({ replaces: () => true })
  const given = (name: string): readonly (readonly [string, string])[] => {
    const value = address.get(name)?.trim() ?? ''
    return value === '' ? [] : [[name, value]]
  }
  const search = useDebouncedValue(address.get('search')?.trim() ?? '', typingPause)
  const others = [
    ...names.flatMap(given),
    ...dayNames.flatMap(given).filter(([, day]) => isBusinessDate(day)),
  ]
  const asked = Object.fromEntries([...others, ...(search ? [['search', search] as const] : [])])
  return {
    /** The fields of the act. */
    asked: asked as Asked<Name>,
    /** The text as it stands in the field. */
    typed: address.get('search') ?? '',
    isFiltered: Object.keys(asked).length > 0,
    set,
  }
}

/** The first and the last day of a list. */
export const DayRange = ({
  asked,
  set,
}: {
  asked: Asked<never>
  set: (name: 'from' | 'to', value: string) => void
}) => {
  const t = useTranslations()
  return (
    <Flex gap="2" w={{ base: 'full', sm: 'auto' }}>
      {dayNames.map((name) => (
        <Box key={name} flex={{ base: '1', sm: '0 0 160px' }} minW="0">
          <DayInput
            aria-label={t(`fields.${name}`)}
            placeholder={t(`fields.${name}`)}
            h="9"
            fontSize="sm"
            value={asked[name] ?? ''}
            {...(name === 'from' && asked.to ? { max: asked.to } : {})}
            {...(name === 'to' && asked.from ? { min: asked.from } : {})}
            onChange={(value) => set(name, value)}
          />
        </Box>
      ))}
    </Flex>
  )
}

/** The filters of a list in one row: a text, the first and the last day, and what else there is. */
export const ServerFilters = ({
  filters: { asked, typed, set },
  search,
  hasDays = true,
  children,
}: {
  filters: {
    asked: Asked<never>
    typed: string
    set: (name: 'from' | 'to' | 'search', value: string) => void
  }
  /** The label of the text filter; undefined for a list without one. */
  search?: string | undefined
  hasDays?: boolean
  children?: ReactNode
}) => (
  <Flex role="search" gap="2" wrap="wrap" align="center">
    {children}
    {hasDays ? <DayRange asked={asked} set={set} /> : null}
    {search ? (
      <FilterField label={search} width="250px" value={typed} onChange={(next) => set('search', next)} />
    ) : null}
  </Flex>
)

/** A filter that is on or off. */
export const FlagFilter = ({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) => (
  <chakra.label display="inline-flex" gap="2" alignItems="center" whiteSpace="nowrap">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </chakra.label>
)
