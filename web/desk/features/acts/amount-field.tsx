import { useFormat } from '../../../i18n/use-format.ts'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { parseAmount } from './parse-typed.ts'

/** An amount as typed, with the parsed amount below. */
export const AmountField = ({
  currency,
  ...field
}: TextFieldProps & {
  /** Undefined if unknown. */
  currency: string | undefined
}) => {
  const t = useTranslations()
  const format = useFormat()
  const amount = parseAmount(field.value, currency)
  const readAs = amount && t('act.readAs', { amount: format.money(amount, currency ?? '').trim() })
  return <TextField {...field} hint={readAs ?? field.hint} inputMode="decimal" autoComplete="off" />
}
