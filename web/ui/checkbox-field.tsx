import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** A checkbox with its label; the whole row is the click target. */
export const CheckboxField = ({
  label,
  checked,
  onChange,
  error,
  name,
}: {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  name?: string | undefined
}) => {
  const errorId = useId()
  return (
    <Box data-field={name} w="full">
      <chakra.label display="flex" gap="3" alignItems="flex-start" py="2" cursor="pointer" lineHeight="snug">
        <chakra.input
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          flex="none"
          boxSize="5"
          accentColor="action.solid"
          cursor="pointer"
        />
        <chakra.span pt="1px">{label}</chakra.span>
      </chakra.label>
      <Box role="alert" id={errorId} color="negative.text" fontSize="sm" lineHeight="snug">
        {error}
      </Box>
    </Box>
  )
}
