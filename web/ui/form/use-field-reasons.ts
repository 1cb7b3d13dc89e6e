import { useCallback, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { isWithin } from './form-values.ts'

/** Why a field is wrong: the rule that it breaks, or the refusal that is about it. */
export type Reason = string | ApiError

export type Rules = Readonly<Record<string, string>>

type Reasons = Readonly<Record<string, Reason>>

/**
 * Decides when it is told that a field is wrong. What is missing is told once the seller has tried to go on; what is
 * filled in wrongly as soon as its field is left; what the server found at once, until the field changes.
 */
export const useFieldReasons = (rules: Rules, isFilledAt: (path: string) => boolean) => {
  const [attempted, setAttempted] = useState<readonly string[]>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [found, setFound] = useState<Reasons>({})
  return {
    /** What to tell of a field, if anything. */
    reasonOf: (path: string): Reason | undefined => {
      if (found[path]) return found[path]
      const isDue = attempted.some((part) => isWithin(path, part)) || (left.has(path) && isFilledAt(path))
      return isDue ? rules[path] : undefined
    },
    /** What the server found, by field. */
    found,
    /** The seller has left a field. */
    leave: (path: string) => setLeft((before) => (before.has(path) ? before : new Set(before).add(path))),
    /** The seller has tried to go on with `part` of the form. */
    attempt: (part: string) => setAttempted((before) => (before.includes(part) ? before : [...before, part])),
    /** The server has found this wrong. */
    tell: useCallback((reasons: Reasons) => setFound(reasons), []),
    /** The field changed: what the server said of it holds no longer. */
    forget: (path: string) =>
      setFound((before) => {
        if (!(path in before)) return before
        const { [path]: _gone, ...rest } = before
        return rest
      }),
    /** As if nothing had been tried yet. */
    reset: () => {
      setAttempted([])
      setLeft(new Set())
      setFound({})
    },
  }
}
