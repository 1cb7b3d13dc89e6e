import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FailureReason, isApiError } from '../../api/api-error.ts'
import type { CallWithTranslations } from '../../api/call-translations.ts'
import { rulesByField } from '../../api/field-errors.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useRuleTranslations } from '../../api/use-rule-translations.ts'
import type { FieldOf, FormState } from './form-state.ts'
import { type FieldChange, fieldAt, isFilled, isWithin, valueAt, withValue } from './form-values.ts'
import { type Reason, type Rules, useFieldReasons } from './use-field-reasons.ts'

export interface FormOptions<V extends object, Answer> {
  /** The initial values: nested records and lists, matching the paths. */
  readonly initial: V | (() => V)
  /** The broken rules, by path. */
  readonly rulesOf: (values: V) => Rules
  /** Texts that override the catalogue's, by path and rule or refusal: `'password wrongPassword'`. */
  readonly words?: Readonly<Record<string, string>>
  /** Sends the values. Never called concurrently, nor with known errors. */
  readonly send: (values: V) => Promise<Answer>
  readonly onDone?: (answer: Answer, values: V) => Promise<void> | void
  /** The call, if its refusals have specific texts. */
  readonly call?: CallWithTranslations
  /** The field at which a refusal is shown. */
  readonly fieldOf?: Readonly<Partial<Record<FailureReason, string>>>
  /** The form's path of a field that the server names differently. */
  readonly pathOf?: (field: string) => string
  /** Checked at each attempt: false prevents sending for a reason other than a field, such as a missing captcha. */
  readonly mayBeSent?: () => boolean
  /** Called first on a refusal: true if it is shown elsewhere, such as at the captcha. */
  readonly onRefused?: (error: Error) => boolean
  /** Called at each change with the values and the changed path, to store drafts. */
  readonly onType?: (values: V, path: string) => void
}

/**
 * The state of a form from typing to the server's response. Missing fields are shown on submit, invalid ones on blur,
 * the server's errors at their fields until they change; the first invalid field is focused. The form is never sent
 * twice concurrently, and keeps typed values after a failure. Use with `FormArea`.
 */
export const useForm = <V extends object, Answer = unknown>({
  initial,
  rulesOf,
  words = {},
  send,
  onDone,
  call,
  fieldOf = {},
  pathOf = (field) => field,
  mayBeSent,
  onRefused,
  onType,
}: FormOptions<V, Answer>) => {
  const { t } = useTranslation()
  const failureTranslations = useFailureTranslations()
  const ruleTranslations = useRuleTranslations()
  const [values, setValues] = useState(initial)
  const [attempts, setAttempts] = useState(0)
  const [toldElsewhere, setToldElsewhere] = useState<Error>()
  // An asynchronous change such as an upload must apply to the latest values.
  const latest = useRef(values)
  const isSending = useRef(false)
  const rules = useMemo(() => rulesOf(values), [rulesOf, values])
  const fieldReasons = useFieldReasons(rules, (path) => isFilled(valueAt(values, path)))

  const placesOf = (error: unknown): Readonly<Record<string, Reason>> => {
    if (!isApiError(error)) return {}
    const field = fieldOf[error.reason]
    if (field) return { [field]: error }
    return Object.fromEntries(
      Object.entries(rulesByField(error)).flatMap(([name, rule]) => {
        const path = fieldAt(values, pathOf(name))
        return path === undefined ? [] : [[path, rule]]
      }),
    )
  }
  /** Shows the server's errors at their fields and focuses the first. */
  const tellRefusal = (refusal: unknown): void => {
    const places = placesOf(refusal)
    if (Object.keys(places).length === 0) return
    fieldReasons.tell(places)
    setAttempts((before) => before + 1)
  }
  const sending = useMutation({
    mutationFn: send,
    onSuccess: async (answer, sent) => onDone?.(answer, sent),
    onError: (error) => {
      if (onRefused?.(error)) setToldElsewhere(error)
      else tellRefusal(error)
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  const { error } = sending
  const isPlaced = error === toldElsewhere || Object.keys(placesOf(error)).length > 0
  const failure = isPlaced ? null : error

  /** Changes values at `path` or below. */
  const update = (change: (before: V) => V, path = ''): void => {
    latest.current = change(latest.current)
    setValues(latest.current)
    onType?.(latest.current, path)
  }
  const change = (path: string, to: FieldChange): void => {
    fieldReasons.forget(path)
    update(
      (before) => withValue(before, path, typeof to === 'function' ? to(valueAt(before, path)) : to),
      path,
    )
  }
  const wordsOf = (path: string, reason: Reason): string => {
    const isRule = typeof reason === 'string'
    const own = words[`${path} ${isRule ? reason : reason.reason}`]
    return own ?? (isRule ? ruleTranslations(reason) : failureTranslations(reason, call))
  }
  const errorOf = (path: string, ifRequired?: string): string | undefined => {
    const reason = fieldReasons.reasonOf(path)
    if (reason === 'required' && ifRequired !== undefined && words[`${path} required`] === undefined)
      return ifRequired
    return reason === undefined ? undefined : wordsOf(path, reason)
  }
  /** Shows all errors in `part` of the form and focuses the first; returns true if there are none. */
  const check = (part = ''): boolean => {
    fieldReasons.attempt(part)
    setAttempts((before) => before + 1)
    return !Object.keys(rulesOf(latest.current)).some((path) => isWithin(path, part))
  }

  const textAt = (path: string): string => {
    const value = valueAt(values, path)
    return typeof value === 'string' ? value : ''
  }
  const at = (path: string) => ({ name: path, error: errorOf(path) })
  const state: FormState = {
    valueOf: (path) => valueAt(values, path),
    change,
    errorOf,
    leave: fieldReasons.leave,
    phone: (areaCodePath, numberPath) => {
      const ofCode = errorOf(areaCodePath)
      const ofNumber = errorOf(numberPath)
      return {
        name: numberPath,
        areaCodeName: areaCodePath,
        value: { countryCode: textAt(areaCodePath), number: textAt(numberPath) },
        onChange: ({ countryCode, number }) => {
          change(areaCodePath, countryCode)
          change(numberPath, number)
        },
        error: ofCode && ofNumber ? t('field.phoneRequired') : (ofCode ?? ofNumber),
      }
    },
  }
  return {
    ...state,
    /** The props of a text field: `<TextField label=… {...form.text('email')} />`. */
    text: (path: string): FieldOf<string> => ({
      ...at(path),
      value: textAt(path),
      onChange: (text) => change(path, text),
    }),
    /** The props of a checkbox. */
    tick: (path: string) => ({
      ...at(path),
      checked: valueAt(values, path) === true,
      onChange: (ticked: boolean) => change(path, ticked),
    }),
    /** Clears the server's error of a field. */
    forget: fieldReasons.forget,
    values,
    update,
    /** All current errors, shown or not: their texts by path. */
    wrong: Object.fromEntries(
      Object.entries({ ...rules, ...fieldReasons.found }).map(([path, reason]) => [
        path,
        wordsOf(path, reason),
      ]),
    ),
    attempts,
    check,
    tellRefusal,
    /** Shows errors by path without moving the focus, as for automatic saves. */
    tell: fieldReasons.tell,
    submit: () => {
      if (isSending.current) return
      sending.reset()
      const isRight = check()
      const isAllowed = mayBeSent?.() ?? true
      if (!isRight || !isAllowed) return
      fieldReasons.tell({})
      isSending.current = true
      sending.mutate(latest.current)
    },
    busy: sending.isPending,
    /** The last values sent. */
    sent: sending.variables,
    /** The last refusal, and the text of it that no field shows. */
    error,
    failure,
    failureTranslations: failure && failureTranslations(failure, call),
    /** Resets the form to `next`. */
    reset: (next: V) => {
      fieldReasons.reset()
      sending.reset()
      update(() => next)
    },
  }
}

export type Form = FormState & Pick<ReturnType<typeof useForm>, 'attempts' | 'busy' | 'submit'>
