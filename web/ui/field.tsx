import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** The attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly name: string | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps {
  label: ReactNode
  /** The control's name, which is the field's path in its form. */
  name?: string | undefined
  /** What is requested and why, below the label. */
  hint?: ReactNode
  /** What is wrong and what to do. Directly below the control, and announced to screen readers. */
  error?: string | undefined
  required?: boolean | undefined
  /** Shown after the label of an optional field. */
  optionalMark?: string | undefined
  /** Takes the full width of its group. */
  wide?: boolean | undefined
  /** Further content below the error. */
  below?: ReactNode
}

/** The layout of a field: label, control, hint and error. The function given renders the control. */
export const Field = ({
  label,
  name,
  hint,
  error,
  required,
  optionalMark,
  wide,
  below,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) => {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const accountFieldsOf = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <Box data-field={name} w="full" minW="0" gridColumn={wide ? { md: '1 / -1' } : undefined}>
      <chakra.label htmlFor={id} display="block" mb="1.5" fontWeight="medium" lineHeight="snug">
        {label}
        {optionalMark ? (
          // A space separates both for screen readers.
          <chakra.span color="text.faint" fontWeight="normal" ml="1">
            {` ${optionalMark}`}
          </chakra.span>
        ) : null}
      </chakra.label>
      {children({
        id,
        name,
        'aria-describedby': accountFieldsOf || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <Box
        role="alert"
        id={errorId}
        color="negative.text"
        fontSize="sm"
        mt={error ? '1.5' : '0'}
        lineHeight="snug"
      >
        {error}
      </Box>
      {hint ? (
        <Box id={hintId} color="text.quiet" fontSize="sm" mt="1.5" lineHeight="snug">
          {hint}
        </Box>
      ) : null}
      {below}
    </Box>
  )
}
