import { Select } from '../../../ui/select-field.tsx'

/** Filters or sorts a list by one of a few values. */
export const ChoiceFilter = ({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}) => (
  <Select
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    h="9"
    w="auto"
    fontSize="sm"
  >
    {options.map(([each, words]) => (
      <option key={each} value={each}>
        {words}
      </option>
    ))}
  </Select>
)
