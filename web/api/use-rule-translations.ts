import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isFieldRule } from '#shared/api/field-rules.ts'

/**
 * The text of a broken field rule in the current locale. A screen that uses it must load the `fieldRules` translations.
 */
export const useRuleTranslations = (): ((rule: string) => string) => {
  const { t } = useTranslation('fieldRules')
  return useCallback((rule) => t(isFieldRule(rule) ? rule : 'invalid'), [t])
}
