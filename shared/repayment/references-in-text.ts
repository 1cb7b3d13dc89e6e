import { referenceLength } from './transfer-reference.ts'

/** The maximum number of groups of digits: no bank's text has more. */
const maxGroups = 200

/** Between the parts of a number: blanks, line breaks, hyphens and dashes. */
const between = /^[\s./_\p{Pd}\u2212]{1,3}$/u

/**
 * The transfer references that a bank's text may contain: runs of ten digits, in full width as well, also if blanks,
 * hyphens or line breaks split them. A longer number contains none.
 */
export const referencesInText = (said: string): string[] => {
  const text = said.normalize('NFKC')
  const groups = [...text.matchAll(/\d+/g)].slice(0, maxGroups)
  const found = new Set<string>()
  for (const [start, first] of groups.entries()) {
    let digits = first[0]
    let end = first.index + digits.length
    for (let next = start + 1; digits.length < referenceLength; next++) {
      const group = groups[next]
      if (!group || !between.test(text.slice(end, group.index))) break
      digits += group[0]
      end = group.index + group[0].length
    }
    if (digits.length === referenceLength) found.add(digits)
  }
  return [...found]
}
