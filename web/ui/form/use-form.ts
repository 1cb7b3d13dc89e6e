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
  /** What its fields hold at first: records and lists of fields, nested as their paths say. */
  readonly initial: V | (() => V)
  /** The rules that are broken, by the field's path. */
  readonly rulesOf: (values: V) => Rules
  /** Words other than the catalogue's, by path and rule or refusal: `'password wrongPassword'`. */
  readonly words?: Readonly<Record<string, string>>
  /** Sends what was typed. Called once at a time, with nothing that is known to be wrong. */
  readonly send: (values: V) => Promise<Answer>
  readonly onDone?: (answer: Answer, values: V) => Promise<void> | void
  /** Which call it is, where a refusal of it has words of its own. */
  readonly call?: CallWithTranslations
  /** The field at which a refusal is told. */
  readonly fieldOf?: Readonly<Partial<Record<FailureReason, string>>>
  /** The path of a field that the server names otherwise. */
  readonly pathOf?: (field: string) => string
  /** Asked at each try: false keeps the form from being sent for what is no field's fault, as a captcha left open. */
  readonly mayBeSent?: () => boolean
  /** Told of a refusal first: true when it is said elsewhere, as at the captcha. */
  readonly onRefused?: (error: Error) => boolean
  /** Told what is typed, at each change, and where: for what keeps it beyond the form. */
  readonly onType?: (values: V, path: string) => void
}

/**
 * A form, from what is typed to what the server answers. What is missing is told when it is sent, what is wrong once its
 * field is left, what the server refused at its field until that changes; the focus goes to the first field that is
 * wrong; nothing is sent twice at a time; what was typed stays. Goes into `FormArea`.
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
  // What ends long after it began, as an upload, changes what is typed by then.
  const latest = useRef(values)
  const isSending = useRef(false)
  const rules = useMemo(() => rulesOf(values), [rulesOf, values])
  const told = useFieldReasons(rules, (path) => isFilled(valueAt(values, path)))

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
  /** Says at its fields what the server refused, and goes to the first of them. */
  const tellRefusal = (refusal: unknown): void => {
    const places = placesOf(refusal)
    if (Object.keys(places).length === 0) return
    told.tell(places)
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

  /** Changes any of it, at `path` or below. */
  const update = (change: (before: V) => V, path = ''): void => {
    latest.current = change(latest.current)
    setValues(latest.current)
    onType?.(latest.current, path)
  }
  const change = (path: string, to: FieldChange): void => {
    told.forget(path)
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
  const errorOf = (path: string): string | undefined => {
    const reason = told.reasonOf(path)
    return reason === undefined ? undefined : wordsOf(path, reason)
  }
  /** Tells all that is wrong in `part` of the form and goes to the first of it; true when nothing is. */
  const check = (part = ''): boolean => {
    told.attempt(part)
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
    leave: told.leave,
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
    /** For a text field: `<TextField label=… {...form.text('email')} />`. */
    text: (path: string): FieldOf<string> => ({
      ...at(path),
      value: textAt(path),
      onChange: (text) => change(path, text),
    }),
    /** For a checkbox. */
    tick: (path: string) => ({
      ...at(path),
      checked: valueAt(values, path) === true,
      onChange: (ticked: boolean) => change(path, ticked),
    }),
    /** Takes back what the server said of a field. */
    forget: told.forget,
    values,
    update,
    /** All that is wrong by now, whether it is told yet or not: its words by the field's path. */
    wrong: Object.fromEntries(
      Object.entries({ ...rules, ...told.found }).map(([path, reason]) => [path, wordsOf(path, reason)]),
    ),
    attempts,
    check,
    tellRefusal,
    /** Says what is wrong by the field's path, as of what is saved along the way: the focus stays where it is. */
    tell: told.tell,
    submit: () => {
      if (isSending.current) return
      sending.reset()
      const isRight = check()
      const isAllowed = mayBeSent?.() ?? true
      if (!isRight || !isAllowed) return
      told.tell({})
      isSending.current = true
      sending.mutate(latest.current)
    },
    busy: sending.isPending,
    /** What was sent last. */
    sent: sending.variables,
    /** What the last try was refused with; those words of it that no field tells. */
    error,
    failure,
    failureTranslations: failure && failureTranslations(failure, call),
    /** Begins anew with `next`. */
    reset: (next: V) => {
      told.reset()
      sending.reset()
      update(() => next)
    },
  }
}

export type Form = FormState & Pick<ReturnType<typeof useForm>, 'attempts' | 'busy' | 'submit'>
