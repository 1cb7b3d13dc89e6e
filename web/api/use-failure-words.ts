import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isFieldRule } from '../../shared/api/field-rules.ts'
import { isApiError } from './api-error.ts'
import { type CallWithMessages, callMessageOf } from './call-messages.ts'
import { rulesByField } from './field-errors.ts'

interface FailureWords {
  /** What to tell the user about any error: the call's own words for the code, else the catalogue's. */
  readonly messageOf: (error: unknown, call?: CallWithMessages) => string
  /** The words of a broken field rule. */
  readonly ruleMessage: (rule: string) => string
  /** The words of broken rules by field. */
  readonly ruleMessages: (rules: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  /** The words of every rule that the server found broken, by field name, for the fields of a form. */
  readonly fieldMessages: (error: unknown) => Readonly<Record<string, string>>
}

/** Words for what went wrong, in the locale in use. */
export const useFailureWords = (): FailureWords => {
  const { t } = useTranslation(['errors', 'fieldRules', 'auth', 'shell'])
  const messageOf = useCallback(
    (error: unknown, call?: CallWithMessages): string => {
      if (!isApiError(error)) return t('shell:failure.unexpected')
      const own = call && callMessageOf(call, error.code)
      if (own) return t(`auth:${own}`)
      if (error.code === 'network') return t('shell:failure.network')
      if (error.code === 'sessionExpired') return t('shell:failure.sessionExpired')
      return t(`errors:${error.code}`)
    },
    [t],
  )
  const ruleMessage = useCallback(
    (rule: string): string => t(`fieldRules:${isFieldRule(rule) ? rule : 'invalid'}`),
    [t],
  )
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
  return { messageOf, ruleMessage, ruleMessages, fieldMessages }
}
