import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { readPercent } from '#shared/input-parsing/read-percent.ts'
import { maskIdNumber } from '#shared/kyc/mask-kyc.ts'
import type { DictionaryCategory } from '#shared/reference/dictionary-keys.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import type { FieldValues, KycValue } from './kyc-drafts.ts'
import { useChoiceName } from './use-choices.ts'

/** Fields with choices, with their reference lists. */
const categories: Readonly<Record<string, DictionaryCategory>> = {
  country_region: 'country_region',
  entity_type: 'entity_type',
  business_nature: 'business_nature',
  industry: 'industry_service',
  major_goods: 'major_commodities_type',
  top_buyer_countries: 'country_region',
  top_supplier_countries: 'country_region',
  funds_region: 'country_region',
  funding_source: 'funding_source',
  initial_source_of_wealth: 'initial_source_of_wealth',
  continuous_source_of_wealth: 'continuous_source_of_wealth',
  title: 'character_title',
  capacity: 'connected_person_capacity',
  nationality: 'country_region',
  certificate_type: 'certificate_type',
  ubo_wealth_region: 'country_region',
  ubo_source_of_wealth: 'ubo_source_of_wealth',
}

/** Formats a field of the company or of a person behind it: choices and files by their names. */
export const useKycValue = (fileName: (id: string) => string, masksNumbers: boolean) => {
  const { t } = useTranslation('kyc')
  const { date, percent } = useFormat()
  const choiceName = useChoiceName()
  return (name: string, value: KycValue, values: FieldValues): ReactNode => {
    const list = typeof value === 'string' ? [value] : value
    const category =
      name === 'capacity' && values['company_id'] ? 'connected_company_capacity' : categories[name]
    if (category) return list.map((id) => choiceName(category, id)).join(t('listComma'))
    const text = list[0] ?? ''
    if (name === 'annual_sales_turnover_usd') {
      const amount = readAmount(text, 'USD')
      return amount ? <Money amount={amount} currency="USD" /> : text
    }
    if (name === 'incorporation_date' || name === 'birth_date')
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? date(text) : text
    if (name === 'ownership_percent' || name === 'percent')
      return readPercent(text) === undefined ? text : percent(readPercent(text) ?? '0')
    if (name === 'mobile') return `${String(values['mobile_area_code'] ?? '')} ${text}`.trim()
    if (name.endsWith('_file_id')) return fileName(text)
    if (name.endsWith('_same_as')) return t(`sameAs.${text}` as 'sameAs.registered_address')
    if (name === 'id_number' && masksNumbers) return maskIdNumber(text)
    return text
  }
}
