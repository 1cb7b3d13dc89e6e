import { useTranslation } from 'react-i18next'
import { businessFields } from '#shared/kyc/summary-fields.ts'
import type { FieldValues } from './kyc-drafts.ts'
import { SummaryRows } from './summary-rows.tsx'
import { useKycValue } from './use-kyc-value.tsx'

const noFiles = () => ''

/** The company's business information, read-only. */
export const BusinessSummary = ({ values }: { values: FieldValues }) => {
  const { t } = useTranslation('kyc')
  const shown = useKycValue(noFiles, false)
  return (
    <SummaryRows
      values={values}
      names={businessFields}
      labelOf={(name) => t(`field.${name}` as 'field.brn')}
      shown={shown}
    />
  )
}
