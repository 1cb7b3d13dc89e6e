import { useTranslation } from 'react-i18next'
import type { FieldValues } from './kyc-drafts.ts'
import { SummaryRows } from './summary-rows.tsx'
import { useKycValue } from './use-kyc-value.tsx'

const names = [
  'annual_sales_turnover_usd',
  'years_of_business',
  'business_nature',
  'industry',
  'major_goods',
  'top_buyer_countries',
  'top_supplier_countries',
  'funds_region',
  'funding_source',
  'initial_source_of_wealth',
  'continuous_source_of_wealth',
] as const

const noFiles = () => ''

/** What the company told of its trade, read back. */
export const BusinessSummary = ({ values }: { values: FieldValues }) => {
  const { t } = useTranslation('kyc')
  const shown = useKycValue(noFiles, false)
  return (
    <SummaryRows
      values={values}
      names={names}
      labelOf={(name) => t(`field.${name}` as 'field.brn')}
      shown={shown}
    />
  )
}
