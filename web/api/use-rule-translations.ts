import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isFieldRule } from '#shared/api/field-rules.ts'

/** The words of a rule that a field breaks, in the locale in use. A screen that says them names the area `fieldRules`. */
export const useRuleTranslations = (): ((rule: string) => string) => {
  const { t } = useTranslation('fieldRules')
  return useCallback((rule) => t(isFieldRule(rule) ? rule : 'invalid'), [t])
}
