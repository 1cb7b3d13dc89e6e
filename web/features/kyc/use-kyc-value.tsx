import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { readPercent } from '#shared/input-parsing/read-percent.ts'
import { fieldKind } from '#shared/kyc/field-kind.ts'
import { maskIdNumber } from '#shared/kyc/mask-kyc.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import type { FieldValues, KycValue } from './kyc-drafts.ts'
import { useChoiceName } from './use-choices.ts'

/** Formats a field of the company or of a person behind it by its kind: choices and files by their names. */
export const useKycValue = (fileName: (id: string) => string, masksNumbers: boolean) => {
  const { t } = useTranslation('kyc')
  const { date, percent } = useFormat()
  const choiceName = useChoiceName()
  return (name: string, value: KycValue, values: FieldValues): ReactNode => {
    const list = typeof value === 'string' ? [value] : value
    const kind = fieldKind(name, { inCompany: values['company_id'] !== undefined })
    if (typeof kind === 'object') return list.map((id) => choiceName(kind.choice, id)).join(t('listComma'))
    const text = list[0] ?? ''
    if (name.endsWith('_same_as')) return t(`sameAs.${text}` as 'sameAs.registered_address')
    if (kind === 'dollars') {
      const amount = readAmount(text, 'USD')
      return amount ? <Money amount={amount} currency="USD" /> : text
    }
    if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? date(text) : text
    if (kind === 'percent') return readPercent(text) === undefined ? text : percent(readPercent(text) ?? '0')
    if (kind === 'mobile') return `${String(values['mobile_area_code'] ?? '')} ${text}`.trim()
    if (kind === 'file') return fileName(text)
    if (kind === 'id number' && masksNumbers) return maskIdNumber(text)
    return text
  }
}
