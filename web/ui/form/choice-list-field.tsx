import { Box, chakra, Flex } from '@chakra-ui/react'
import { Field, type FieldProps } from '../field.tsx'
import { CloseIcon } from '../icons.tsx'
import { type Option, Select } from '../select-field.tsx'

/** Several choices from a long list: a select adds one, and each chosen one has a button to remove it. */
export const ChoiceListField = ({
  value,
  onChange,
  options,
  placeholder,
  most,
  removeLabel,
  ...field
}: FieldProps & {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  options: readonly Option[]
  placeholder: string
  /** The maximum number of choices. */
  most: number
  /** The accessible name of the button that removes a choice. */
  removeLabel: (label: string) => string
}) => {
  const labelOf = (choice: string) => options.find((option) => option.value === choice)?.label ?? choice
  return (
    <Field {...field}>
      {(control) => (
        <Box>
          <Select
            {...control}
            value=""
            disabled={value.length >= most}
            onChange={(event) => onChange([...value, event.target.value])}
          >
            <option value="" disabled>
              {placeholder}
            </option>
            {options
              .filter((option) => !value.includes(option.value))
              .map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
          </Select>
          {value.length > 0 ? (
            <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" mt="2">
              {value.map((choice) => (
                <li key={choice}>
                  <chakra.button
                    type="button"
                    aria-label={removeLabel(labelOf(choice))}
                    onClick={() => onChange(value.filter((each) => each !== choice))}
                    display="inline-flex"
                    alignItems="center"
                    gap="1.5"
                    minH={{ base: 'touch', md: '8' }}
                    pl="3"
                    pr="2"
                    borderRadius="full"
                    bg="action.subtle"
                    color="action.text"
                    fontWeight="medium"
                    cursor="pointer"
                    _hover={{ bg: 'surface.hover' }}
                    css={{ '& svg': { width: '14px', height: '14px' } }}
                  >
                    {labelOf(choice)}
                    <CloseIcon />
                  </chakra.button>
                </li>
              ))}
            </Flex>
          ) : null}
        </Box>
      )}
    </Field>
  )
}
