import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { useFailureWords } from '../../../api/use-failure-words.ts'
import { useRuleWords } from '../../../api/use-rule-words.ts'
import { useFocusFirstInvalid } from '../../../ui/use-focus-first-invalid.ts'
import { type FieldOfReason, type Reasons, reasonsOf } from './refusal-reasons.ts'

const none: Reasons = {}

/**
 * One small form. What is wrong is told on submit, all at once, and each field's until it is typed in again; so is what
 * the server refuses, at the field that `fieldOfReason` names for it.
 */
export const useChange = <Answer>({
  rulesOf,
  send,
  fieldOfReason = {},
  words = {},
  onDone,
}: {
  /** The rules that are broken, by field. */
  rulesOf: () => Readonly<Record<string, string>>
  send: () => Promise<Answer>
  fieldOfReason?: FieldOfReason
  /** Words other than the catalogue's, by field and reason: `'password.wrongOldPassword'`. */
  words?: Readonly<Record<string, string>>
  onDone: (answer: Answer) => Promise<void> | void
}) => {
  const { messageOf } = useFailureWords()
  const { ruleMessage } = useRuleWords()
  const form = useRef<HTMLFormElement>(null)
  const [told, setTold] = useState(none)
  const [typedSince, setTypedSince] = useState<ReadonlySet<string>>(new Set())
  useFocusFirstInvalid(form, told)

  const tell = (reasons: Reasons) => {
    setTypedSince(new Set())
    setTold(reasons)
  }
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => tell(reasonsOf(error, fieldOfReason)),
  })
  const { error } = sending
  const isToldAtField = error !== null && Object.keys(reasonsOf(error, fieldOfReason)).length > 0

  const errors = useMemo(() => {
    const wordsOf = (field: string, why: string | ApiError) =>
      typeof why === 'string'
        ? (words[`${field}.${why}`] ?? ruleMessage(why))
        : (words[`${field}.${why.reason}`] ?? messageOf(why))
    return Object.fromEntries(
      Object.entries(told)
        .filter(([field]) => !typedSince.has(field))
        .map(([field, why]) => [field, wordsOf(field, why)]),
    ) as Readonly<Record<string, string>>
  }, [told, typedSince, words, messageOf, ruleMessage])

  return {
    form,
    /** Words by field. */
    errors,
    /** What the server refused that belongs to no field. */
    notice: error !== null && !isToldAtField ? messageOf(error) : null,
    busy: sending.isPending,
    /** Takes back what was said of a field, since it is typed in. */
    forget: (field: string) => setTypedSince((before) => new Set(before).add(field)),
    /** Says at its field what the server refused of a step before the last, as sending a code. */
    tellRefusal: (refusal: unknown): void => tell(reasonsOf(refusal, fieldOfReason)),
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (sending.isPending) return
      sending.reset()
      const rules = rulesOf()
      tell(rules)
      if (Object.keys(rules).length === 0) sending.mutate()
    },
  }
}

export type Change = ReturnType<typeof useChange>
