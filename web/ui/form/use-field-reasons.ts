import { useCallback, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { isWithin } from './form-values.ts'

/** Why a field is invalid: the broken rule, or a refusal that concerns it. */
export type Reason = string | ApiError

export type Rules = Readonly<Record<string, string>>

type Reasons = Readonly<Record<string, Reason>>

/**
 * Decides when errors are shown: missing fields after an attempt to submit; invalid ones on blur; the server's errors
 * at once, until the field changes.
 */
export const useFieldReasons = (rules: Rules, isFilledAt: (path: string) => boolean) => {
  const [attempted, setAttempted] = useState<readonly string[]>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [found, setFound] = useState<Reasons>({})
  return {
    /** The error to show at a field; undefined for none. */
    reasonOf: (path: string): Reason | undefined => {
      if (found[path]) return found[path]
      const isDue = attempted.some((part) => isWithin(path, part)) || (left.has(path) && isFilledAt(path))
      return isDue ? rules[path] : undefined
    },
    /** The server's errors, by field. */
    found,
    /** Marks a field as left. */
    leave: (path: string) => setLeft((before) => (before.has(path) ? before : new Set(before).add(path))),
    /** Marks an attempt to submit `part` of the form. */
    attempt: (part: string) => setAttempted((before) => (before.includes(part) ? before : [...before, part])),
    /** Sets the server's errors. */
    tell: useCallback((reasons: Reasons) => setFound(reasons), []),
    /** Clears the server's error of a changed field. */
    forget: (path: string) =>
      setFound((before) => {
        if (!(path in before)) return before
        const { [path]: _gone, ...rest } = before
        return rest
      }),
    /** Resets to the initial state. */
    reset: () => {
      setAttempted([])
      setLeft(new Set())
      setFound({})
    },
  }
}
