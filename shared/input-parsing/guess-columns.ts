/** The words by which the heading of each role is recognised, the likeliest first; the roles in the order of guessing. */
export type HeadingPatterns<Role extends string> = readonly (readonly [
  role: Role,
  patterns: readonly RegExp[],
])[]

/** The likeliest column of each role. No column gets two roles. */
export const guessColumns = <Role extends string>(
  headings: readonly string[],
  roles: HeadingPatterns<Role>,
): Partial<Record<Role, string>> => {
  const free = new Set(headings)
  const guess: Partial<Record<Role, string>> = {}
  for (const [role, patterns] of roles)
    for (const pattern of patterns) {
      const found = [...free].find((each) => pattern.test(each.normalize('NFKC')))
      if (found === undefined) continue
      guess[role] = found
      free.delete(found)
      break
    }
  return guess
}
