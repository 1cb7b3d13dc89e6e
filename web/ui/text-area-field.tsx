import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

const TextArea = chakra('textarea', controlRecipe)

export const TextAreaField = ({
  label,
  name,
  hint,
  error,
  required,
  optionalMark,
  value,
  onChange,
  ...rest
}: Pick<FieldProps, 'label' | 'name' | 'hint' | 'error' | 'required' | 'optionalMark'> &
  Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'spellCheck' | 'autoCapitalize'> & {
    value: string
    onChange: (value: string) => void
  }) => (
  <Field label={label} name={name} hint={hint} error={error} required={required} optionalMark={optionalMark}>
    {(control) => (
      <TextArea
        {...control}
        {...rest}
        h="auto"
        py="2"
        resize="vertical"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
