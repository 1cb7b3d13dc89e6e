/** The common prefix of two texts. */
const sharedBeginning = (one: string, other: string): string => {
  const letters = Array.from(other)
  const index = Array.from(one).findIndex((letter, place) => letter !== letters[place])
  return index < 0 ? one : Array.from(one).slice(0, index).join('')
}

interface SortedEntries<Entry> {
  textOf(entry: Entry): string
  /** Whether an entry may be as short as this. */
  isLongEnough(text: string): boolean
  /** A page of entries in reverse order, from a text on. */
  listUpTo(upTo: string): Promise<{ entries: readonly Entry[]; isLast: boolean }>
  /** All entries with a text. */
  listAs(text: string): Promise<readonly Entry[]>
}

/**
 * The entries of an index whose text is a prefix of another one. Entries are examined in reverse order from that text
 * on: if one is no prefix, the next candidate is at most as long as the common prefix. So a few lookups suffice,
 * however many entries are similar.
 */
export const findPrefixesOf = async <Entry>(
  said: string,
  { textOf, isLongEnough, listUpTo, listAs }: SortedEntries<Entry>,
): Promise<Entry[]> => {
  const found: Entry[] = []
  for (let upTo = said; isLongEnough(upTo); ) {
    const { entries, isLast } = await listUpTo(upTo)
    const last = entries.at(-1)
    const lastText = last && textOf(last)
    const isCut = !isLast && lastText !== undefined && said.startsWith(lastText)
    found.push(
      ...entries.filter((entry) => said.startsWith(textOf(entry)) && !(isCut && textOf(entry) === lastText)),
      ...(isCut ? await listAs(lastText) : []),
    )
    if (isLast || lastText === undefined) break
    upTo = isCut ? Array.from(lastText).slice(0, -1).join('') : sharedBeginning(upTo, lastText)
  }
  return found
}
