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
 * With the arrow in the class and not in a `style`: the landing pages are sent with a select in them, and the security
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

/** The bare select, for fields that put something beside it. */
export const Select = chakra('select', selectRecipe)

export type SelectFieldProps = FieldProps &
  Omit<
    ComponentProps<'select'>,
    'value' | 'onChange' | 'id' | 'name' | 'color' | 'height' | 'width' | 'size'
  > & {
    value: string
    onChange: (value: string) => void
    options: readonly Option[]
    /** The first line while nothing is chosen. */
    placeholder?: string
  }

/** One of several. The system's own list, which every phone knows how to show. */
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
