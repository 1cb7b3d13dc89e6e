import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

/** The bare input, for fields that put something beside it. */
export const Input = chakra('input', controlRecipe)

export type TextFieldProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    'value' | 'onChange' | 'onBlur' | 'id' | 'name' | 'color' | 'height' | 'width' | 'size'
  > & {
    value: string
    onChange: (value: string) => void
    /** What was typed, as it is kept and shown once the field is left: a number without the blanks it was grouped by. */
    read?: (typed: string) => string
    /** Stands to the right, in the same row: a button that sends a code, say. */
    beside?: ReactNode
  }

/** One line of text. */
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
