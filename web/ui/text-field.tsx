import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

/** The bare input, for fields that put something beside it. */
export const Input = chakra('input', controlRecipe)

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'color' | 'height' | 'width' | 'size'> & {
    value: string
    onChange: (value: string) => void
    /** Stands to the right, in the same row: a button that sends a code, say. */
    beside?: ReactNode
  }

/** One line of text. */
export const TextField = ({
  label,
  hint,
  error,
  required,
  optionalMark,
  value,
  onChange,
  beside,
  type = 'text',
  ...rest
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required} optionalMark={optionalMark}>
    {(control) => (
      <chakra.span display="flex" gap="2">
        <Input
          {...control}
          {...rest}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {beside}
      </chakra.span>
    )}
  </Field>
)
