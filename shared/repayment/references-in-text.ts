import { referenceLength } from './transfer-reference.ts'

/** Longer, no text of a bank's is. */
const maxGroups = 200

/**
 * The transfer references that a bank's text may hold: runs of ten digits, also where blanks, hyphens or a broken line
 * cut them. A longer number holds none.
 */
export const referencesInText = (text: string): string[] => {
  const groups = [...text.matchAll(/\d+/g)].slice(0, maxGroups)
  const found = new Set<string>()
  for (const [start, first] of groups.entries()) {
    let digits = first[0]
    let end = first.index + digits.length
    for (let next = start + 1; digits.length < referenceLength; next++) {
      const group = groups[next]
      if (!group || !/^[\s./-]{1,2}$/.test(text.slice(end, group.index))) break
      digits += group[0]
      end = group.index + group[0].length
    }
    if (digits.length === referenceLength) found.add(digits)
  }
  return [...found]
}
