import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

/** The input element alone, for fields with further content next to it. */
export const Input = chakra('input', controlRecipe)

export type TextFieldProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    'value' | 'onChange' | 'onBlur' | 'id' | 'name' | 'color' | 'height' | 'width' | 'size'
  > & {
    value: string
    onChange: (value: string) => void
    /** Normalises the typed text on blur, such as a number with spaces. */
    read?: (typed: string) => string
    /** Content on the right in the same row, such as a button that sends a code. */
    beside?: ReactNode
  }

export const TextField = ({
  label,
  name,
  hint,
  error,
  required,
  optionalMark,
  wide,
  value,
  onChange,
  read,
  beside,
  type = 'text',
  ...rest
}: TextFieldProps) => (
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
      <chakra.span display="flex" flexWrap="wrap" gap="2">
        <Input
          flex="1 0 7rem"
          {...control}
          {...rest}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            if (read && read(value) !== value) onChange(read(value))
          }}
        />
        {beside}
      </chakra.span>
    )}
  </Field>
)
