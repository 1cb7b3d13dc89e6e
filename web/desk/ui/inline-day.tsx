import { chakra } from '@chakra-ui/react'
import { DayInput } from './day-field.tsx'

/** A date with its label before it, on one line, for the head of a screen. */
export const InlineDay = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) => (
  <chakra.label display="flex" alignItems="center" gap="2" color="text.quiet" whiteSpace="nowrap">
    {label}
    <DayInput value={value} onChange={onChange} h="9" w="150px" fontSize="sm" />
  </chakra.label>
)
