import { useCallback, useState } from 'react'

type Rules = Readonly<Record<string, string>>

/** True for a path that is `part` or lies below it; everything lies below the empty one. */
const isWithin = (path: string, part: string) => part === '' || path === part || path.startsWith(`${part}.`)

/**
 * Decides when a broken rule is told. What is missing is told once the seller has tried to go on; what is filled in
 * wrongly as soon as its field is left; what the server found at once, until the field changes.
 */
export const useShownRules = (rules: Rules) => {
  const [attempted, setAttempted] = useState<readonly string[]>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState<Rules>({})

  const ruleOf = useCallback(
    (path: string): string | undefined => {
      const found = told[path]
      if (found) return found
      const rule = rules[path]
      if (!rule) return undefined
      if (attempted.some((part) => isWithin(path, part))) return rule
      return left.has(path) && rule !== 'required' ? rule : undefined
    },
    [rules, told, attempted, left],
  )
  return {
    /** The rule to tell of a field, if any. */
    ruleOf,
    leave: useCallback((path: string) => setLeft((before) => new Set(before).add(path)), []),
    /** The seller has tried to go on with `part` of the form. */
    attempt: useCallback((part = '') => setAttempted((before) => [...before, part]), []),
    /** What the server found wrong. */
    tell: useCallback((found: Rules) => setTold(found), []),
    /** The field changed: what the server said of it holds no longer. */
    forget: useCallback(
      (path: string) =>
        setTold((before) => {
          if (!(path in before)) return before
          const { [path]: _gone, ...rest } = before
          return rest
        }),
      [],
    ),
  }
}
