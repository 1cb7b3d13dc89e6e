import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { mobileAreaCodes } from '#shared/identifiers/mobile.ts'
import { readMobile } from '#shared/input-parsing/read-mobile.ts'
import { Field, type FieldProps } from './field.tsx'
import { Select } from './select-field.tsx'
import { Input } from './text-field.tsx'

export interface Phone {
  /** As in the API: "+86". Empty before one is chosen. */
  readonly countryCode: string
  readonly number: string
}

/** Normalises a typed number to digits and its country code; text that cannot be parsed stays unchanged. */
export const readPhone = (phone: Phone): Phone => {
  const read = readMobile(phone.countryCode, phone.number)
  return read ? { countryCode: read.areaCode, number: read.number } : phone
}

/** True for a single keystroke; pasted or autofilled text arrives as a whole. */
const isKeyed = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  nativeEvent instanceof InputEvent && /^(?:insertText|insertComposition|delete)/.test(nativeEvent.inputType)

/**
 * Country code and number of a mobile phone as one field. Pasted or autofilled text is parsed at once, typed text on
 * blur.
 */
export const PhoneField = ({
  value,
  onChange,
  areaCodeName,
  autoComplete,
  ...field
}: FieldProps & {
  value: Phone
  onChange: (value: Phone) => void
  /** The path of the country code in its form. */
  areaCodeName?: string
  /** `off` for the phone number of another person, which the browser must not fill in. */
  autoComplete?: 'off'
}) => {
  const { t } = useTranslation()
  const { countryCode, number } = value
  const leave = () => {
    const read = readPhone(value)
    if (read.number !== number || read.countryCode !== countryCode) onChange(read)
  }
  return (
    <Field {...field}>
      {(control) => (
        <chakra.span display="flex" gap="2">
          <chakra.span data-field={areaCodeName} flex="none" w="104px">
            <Select
              aria-label={t('field.countryCode')}
              aria-invalid={field.error && countryCode === '' ? true : undefined}
              value={countryCode}
              autoComplete={autoComplete ?? 'tel-country-code'}
              onChange={(event) => onChange({ ...value, countryCode: event.target.value })}
            >
              {countryCode === '' ? (
                <option value="" disabled>
                  +…
                </option>
              ) : null}
              {mobileAreaCodes.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </Select>
          </chakra.span>
          <Input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete ?? 'tel-national'}
            value={number}
            onChange={(event) => {
              const typed = { countryCode, number: event.target.value }
              onChange(isKeyed(event) ? typed : readPhone(typed))
            }}
            onBlur={leave}
          />
        </chakra.span>
      )}
    </Field>
  )
}
