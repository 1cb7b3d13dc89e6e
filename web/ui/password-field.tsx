import { Box, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from './field.tsx'
import { CheckIcon } from './icons.tsx'
import { Input } from './text-field.tsx'

export interface PasswordRule {
  readonly label: string
  readonly met: boolean
}

/** A password field with a button to reveal it and, optionally, its rules. */
export const PasswordField = ({
  value,
  onChange,
  rules = [],
  autoComplete,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Shown while the field has the focus, and afterwards while a rule is unmet. */
  rules?: readonly PasswordRule[]
  autoComplete: 'current-password' | 'new-password'
}) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [focused, setFocused] = useState(false)
  const panelId = useId()
  const panel = rules.length > 0 && (focused || (value !== '' && rules.some((rule) => !rule.met)))
  return (
    <Field {...field} below={panel ? <RulePanel id={panelId} rules={rules} /> : null}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            aria-describedby={
              [control['aria-describedby'], panel ? panelId : ''].filter(Boolean).join(' ') || undefined
            }
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
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
      )}
    </Field>
  )
}

/** The rules of a password. Each shows whether it is met by icon, colour and text. */
const RulePanel = ({ id, rules }: { id: string; rules: readonly PasswordRule[] }) => {
  const { t } = useTranslation()
  return (
    <chakra.ul
      id={id}
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
      animation="rise 150ms ease-out"
    >
      {rules.map((rule) => (
        <chakra.li
          key={rule.label}
          display="flex"
          gap="2"
          alignItems="center"
          color={rule.met ? 'positive.text' : 'text.quiet'}
        >
          <chakra.span
            aria-hidden
            flex="none"
            boxSize="4"
            display="grid"
            placeItems="center"
            borderRadius="full"
            borderWidth={rule.met ? '0' : '1.5px'}
            borderColor="border.control"
            css={{ '& > svg': { width: '100%', height: '100%' } }}
          >
            {rule.met ? <CheckIcon /> : null}
          </chakra.span>
          {rule.label}
          <chakra.span srOnly>{rule.met ? t('field.ruleMet') : t('field.ruleUnmet')}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
