import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DateField } from './date-field.tsx'

/** The range of days in an address, each empty without a valid one. */
export const readRange = (query: URLSearchParams) => {
  const dateOf = (name: string) => {
    const date = query.get(name) ?? ''
    return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : ''
  }
  return { from: dateOf('from'), to: dateOf('to') }
}

export type Range = ReturnType<typeof readRange>

/** True if the last day is before the first; then nothing is requested. */
export const isInvertedRange = ({ from, to }: Range): boolean => from !== '' && to !== '' && to < from

/** The parameters of the address, and how to change some of them: an empty value removes its parameter. */
export const useAddressParameters = () => {
  const [parameters, setParameters] = useSearchParams()
  const change = (changes: Readonly<Record<string, string>>) =>
    setParameters(
      (present) => {
        for (const [name, value] of Object.entries(changes))
          if (value) present.set(name, value)
          else present.delete(name)
        return present
      },
      { replace: true },
    )
  return [parameters, change] as const
}

/** The filters of a list: choices, a range of days, and `below` what needs a row of its own. */
export const ListFilters = ({
  label,
  choices,
  range,
  words,
  onChange,
  children,
  below,
}: {
  label: string
  /** The number of choices. */
  choices: number
  range: Range
  words: Readonly<Record<'from' | 'to' | 'backwards', string>>
  onChange: (change: Record<string, string>) => void
  children: ReactNode
  below?: ReactNode
}) => (
  <Box
    role="search"
    aria-label={label}
    display="grid"
    gap="4"
    px={{ base: '5', md: '8' }}
    pb="5"
    gridTemplateColumns={{
      base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      lg: `repeat(${choices}, minmax(0, 1fr)) repeat(2, 168px)`,
    }}
  >
    {children}
    <DateField label={words.from} value={range.from} onChange={(from) => onChange({ from })} />
    <DateField
      label={words.to}
      value={range.to}
      min={range.from || undefined}
      onChange={(to) => onChange({ to })}
      error={isInvertedRange(range) ? words.backwards : undefined}
    />
    {below ? <Box gridColumn="1 / -1">{below}</Box> : null}
  </Box>
)
