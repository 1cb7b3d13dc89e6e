import { useTranslation } from 'react-i18next'
import { kycFieldLabel } from '#shared/kyc/field-label.ts'

/** The label of a field by its path, for lists of errors: "第 1 位 · 证件号码". */
export const useFieldLabel = () => {
  const { t } = useTranslation('kyc')
  return (path: string): string => kycFieldLabel(path, (key, values) => t(key as 'person.nth', values ?? {}))
}
