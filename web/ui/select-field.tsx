import { chakra } from '@chakra-ui/react'
import { defineRecipe } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

export interface Option {
  readonly value: string
  readonly label: string
}

const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%236b7f96' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m1.5 1.5 4.5 4.5 4.5-4.5'/%3E%3C/svg%3E\")"

/**
 * The arrow is in the class and not in a `style` attribute, since the landing pages are prerendered and the security
 * policy forbids the attribute.
 */
const selectRecipe = defineRecipe({
  base: {
    ...controlRecipe.base,
    pe: '8',
    backgroundImage: chevron,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 12px center',
    _disabled: {
      bgColor: 'surface.hover',
      color: 'text.quiet',
      cursor: 'not-allowed',
    },
  },
})

/** The select element alone, for fields with further content next to it. */
export const Select = chakra('select', selectRecipe)

export type SelectFieldProps = FieldProps &
  Omit<
    ComponentProps<'select'>,
    'value' | 'onChange' | 'id' | 'name' | 'color' | 'height' | 'width' | 'size'
  > & {
    value: string
    onChange: (value: string) => void
    options: readonly Option[]
    /** The first option while nothing is chosen. */
    placeholder?: string
  }

/** A select field, with the system's own list, which works well on phones. */
export const SelectField = ({
  label,
  name,
  hint,
  error,
  required,
  optionalMark,
  wide,
  value,
  onChange,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) => (
  <Field
    label={label}
    name={name}
    hint={hint}
    error={error}
    required={required}
    optionalMark={optionalMark}
    wide={wide}
  >
    {(control) => (
      <Select {...control} {...rest} value={value} onChange={(event) => onChange(event.target.value)}>
        {placeholder === undefined ? null : (
          <option value="" disabled={required}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
