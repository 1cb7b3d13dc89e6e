import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from './field.tsx'
import { Select } from './select-field.tsx'
import { Input } from './text-field.tsx'

export interface Phone {
  readonly countryCode: string
  readonly number: string
}

const countryCodes = ['+86', '+852', '+1'] as const

/** Country code and number of a mobile phone, as one field. */
export const PhoneField = ({
  value,
  onChange,
  name,
  ...field
}: FieldProps & { value: Phone; onChange: (value: Phone) => void; name?: string }) => {
  const { t } = useTranslation()
  return (
    <Field {...field}>
      {(control) => (
        <chakra.span display="flex" gap="2">
          <chakra.span flex="none" w="104px">
            <Select
              aria-label={t('field.countryCode')}
              value={value.countryCode}
              autoComplete="tel-country-code"
              onChange={(event) => onChange({ ...value, countryCode: event.target.value })}
            >
              {countryCodes.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </Select>
          </chakra.span>
          <Input
            {...control}
            {...(name ? { name } : {})}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={value.number}
            onChange={(event) => onChange({ ...value, number: event.target.value })}
          />
        </chakra.span>
      )}
    </Field>
  )
}
