import { Box, chakra } from '@chakra-ui/react'
import { defineRecipe } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { isBusinessDate } from '#shared/time/business-date.ts'
import { useFormat } from '../i18n/use-format.ts'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

/** The browser displays a date in its own language, so its display is hidden except while the date is typed. */
const DateInput = chakra(
  'input',
  defineRecipe({
    base: {
      ...controlRecipe.base,
      '&:not(:focus)::-webkit-datetime-edit': { opacity: '0' },
      '&:not(:focus)::-webkit-date-and-time-value': { opacity: '0' },
    },
  }),
)

/** The date in the language of the page; not in Firefox, which cannot hide its own display. */
const Written = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '3',
    insetInlineEnd: '8',
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    pointerEvents: 'none',
    'input:focus + &': { display: 'none' },
    '@supports (-moz-appearance: none)': { display: 'none' },
  },
})

/**
 * A business date (YYYY-MM-DD), with the system's own date picker, which works well on phones; `min` and `max` have the
 * same format.
 */
export const DateField = ({
  label,
  name,
  hint,
  error,
  required,
  optionalMark,
  wide,
  value,
  onChange,
  ...limits
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  min?: string | undefined
  max?: string | undefined
}) => {
  const { t } = useTranslation()
  const { date } = useFormat()
  const isChosen = isBusinessDate(value)
  return (
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
        <Box position="relative">
          <DateInput
            {...control}
            {...limits}
            type="date"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <Written aria-hidden color={isChosen ? 'text.main' : 'text.quiet'}>
            {isChosen ? date(value) : t('field.choose')}
          </Written>
        </Box>
      )}
    </Field>
  )
}
