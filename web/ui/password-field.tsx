import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from './field.tsx'
import { Input } from './text-field.tsx'

export interface PasswordRule {
  readonly label: string
  readonly met: boolean
}

/** A password, with a button that shows it and, while it matters, what it still needs. */
export const PasswordField = ({
  value,
  onChange,
  rules = [],
  autoComplete,
  name,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Shown while the field has the focus, and afterwards for as long as one is unmet. */
  rules?: readonly PasswordRule[]
  autoComplete: 'current-password' | 'new-password'
  name?: string
}) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [focused, setFocused] = useState(false)
  const panel = rules.length > 0 && (focused || (value !== '' && rules.some((rule) => !rule.met)))
  return (
    <Field {...field}>
      {(control) => (
        <>
          <Box position="relative">
            <Input
              {...control}
              {...(name ? { name } : {})}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              value={value}
              pr="16"
              onChange={(event) => onChange(event.target.value)}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
            />
            <chakra.button
              type="button"
              position="absolute"
              right="1"
              top="0"
              h="control"
              px="3"
              fontSize="sm"
              fontWeight="medium"
              color="action.text"
              cursor="pointer"
              aria-pressed={shown}
              aria-label={t('field.showPassword')}
              onClick={() => setShown(!shown)}
            >
              {shown ? t('field.hide') : t('field.show')}
            </chakra.button>
          </Box>
          {panel ? <RulePanel rules={rules} /> : null}
        </>
      )}
    </Field>
  )
}

const RulePanel = ({ rules }: { rules: readonly PasswordRule[] }) => (
  <chakra.ul
    mt="2"
    p="3"
    borderRadius="md"
    bg="surface.sunken"
    borderWidth="1px"
    borderColor="border.hairline"
    fontSize="sm"
    lineHeight="snug"
    display="grid"
    gap="1.5"
    listStyleType="none"
  >
    {rules.map((rule) => (
      <chakra.li key={rule.label} display="flex" gap="2" color={rule.met ? 'positive.text' : 'text.quiet'}>
        <chakra.span aria-hidden w="4" textAlign="center">
          {rule.met ? '✓' : '·'}
        </chakra.span>
        {rule.label}
      </chakra.li>
    ))}
  </chakra.ul>
)
