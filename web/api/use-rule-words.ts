import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isFieldRule } from '#shared/api/field-rules.ts'
import { isApiError } from './api-error.ts'
import { rulesByField } from './field-errors.ts'

interface RuleWords {
  /** The words of a broken field rule. */
  readonly ruleMessage: (rule: string) => string
  /** The words of broken rules by field. */
  readonly ruleMessages: (rules: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  /** The words of every rule that the server found broken, by field name, for the fields of a form. */
  readonly fieldMessages: (error: unknown) => Readonly<Record<string, string>>
}

/** Words for what is wrong in the fields of a form, in the locale in use. */
export const useRuleWords = (): RuleWords => {
  const { t } = useTranslation('fieldRules')
  const ruleMessage = useCallback((rule: string): string => t(isFieldRule(rule) ? rule : 'invalid'), [t])
  const ruleMessages = useCallback(
    (rules: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
      Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, ruleMessage(rule)])),
    [ruleMessage],
  )
  const fieldMessages = useCallback(
    (error: unknown): Readonly<Record<string, string>> =>
      isApiError(error) ? ruleMessages(rulesByField(error)) : {},
    [ruleMessages],
  )
  return { ruleMessage, ruleMessages, fieldMessages }
}
