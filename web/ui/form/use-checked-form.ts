import { useCallback, useMemo, useState } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { rulesByField } from '../../api/field-errors.ts'
import { useRuleWords } from '../../api/use-rule-words.ts'
import type { FieldValue, FormState } from './form-state.ts'
import { useShownRules } from './use-shown-rules.ts'

type Values = Readonly<Record<string, FieldValue>>

/**
 * A form that is sent as a whole. `rulesOf` finds what is wrong with what was typed, by the field's path;
 * `wordsOf` says it, where a rule needs words other than the catalogue's.
 */
export const useCheckedForm = ({
  initial,
  rulesOf,
  wordsOf,
}: {
  initial: Values
  rulesOf: (values: Values) => Readonly<Record<string, string>>
  wordsOf?: (path: string, rule: string) => string | undefined
}) => {
  const { ruleMessage } = useRuleWords()
  const [values, setValues] = useState(initial)
  const [attempts, setAttempts] = useState(0)
  const rules = useMemo(() => rulesOf(values), [rulesOf, values])
  const { ruleOf, leave, attempt, tell, forget } = useShownRules(rules)
  const state: FormState = {
    valueOf: (path) => values[path],
    change: (path, change) => {
      forget(path)
      setValues((before) => ({
        ...before,
        [path]: typeof change === 'function' ? change(before[path]) : change,
      }))
    },
    errorOf: (path) => {
      const rule = ruleOf(path)
      return rule === undefined ? undefined : (wordsOf?.(path, rule) ?? ruleMessage(rule))
    },
    leave,
  }
  return {
    state,
    values,
    attempts,
    /** Several fields at once, as when a choice fills others in. */
    setMany: useCallback((next: Values) => setValues((before) => ({ ...before, ...next })), []),
    /** Shows all that is wrong; calls `send` when nothing is. */
    submit: (send: () => void) => {
      attempt()
      setAttempts((before) => before + 1)
      if (Object.keys(rules).length === 0) send()
    },
    /** Shows beside the fields what the server found; false when its refusal names none of them. */
    tellRefusal: (error: unknown, pathOf: (field: string) => string = (field) => field): boolean => {
      if (!isApiError(error) || error.errors.length === 0) return false
      tell(
        Object.fromEntries(Object.entries(rulesByField(error)).map(([field, rule]) => [pathOf(field), rule])),
      )
      setAttempts((before) => before + 1)
      return true
    },
  }
}
