import { type NamedText, namedTexts } from '../../support/named-texts.ts'
import { markedBy, type Owner } from './owners.ts'

/** What a company and its people are known by in the table: ids, addresses, numbers. */
export type Identities = ReadonlyMap<Owner, readonly string[]>

const shortest = 8
/** Words of the product, types of files, time zones and papers by their dates are nobody's own. */
const word =
  /^[a-z_ /-]+$|^[a-z]+(?:[A-Z][a-z]*)+$|^[A-Z_]+$|^(?:[A-Z][a-z]+[/_]?)+$|^[a-z_]+(?:-\d{4}-\d\d-\d\d)+$/
const time = /^\d{4}-\d\d(-\d\d)?(T[\d:.]*Z?)?$/
/** Two companies may owe the same. */
const figure = /^-?[\d.,]{1,12}$/

const isTelling = (text: string): boolean =>
  markedBy(text).length > 0 ||
  (text.length >= shortest && !word.test(text) && !time.test(text) && !figure.test(text))

/** A text and the parts of it that may stand alone: an id within a key, or within an address. */
const withParts = (text: string): string[] => [text, ...text.split(/[^\w-]+/)].filter(isTelling)

/** Whose each text is that the table holds, but for what is `common`: the dictionary’s, or the lender’s. */
export const createOwnership = (identities: Identities, common: readonly unknown[]) => {
  let known = new Map<string, Owner | 'nobody'>()

  const namedIn = (item: unknown, viewers: ReadonlySet<Owner> = new Set()): Owner[] => {
    const image = JSON.stringify(item)
    const theirs = new Set([...viewers].flatMap((viewer) => identities.get(viewer) ?? []))
    const isNamed = (ids: readonly string[]) => ids.some((id) => image.includes(id) && !theirs.has(id))
    return [...identities].flatMap(([owner, ids]) => (!viewers.has(owner) && isNamed(ids) ? [owner] : []))
  }

  const note = (item: unknown): void => {
    const named = namedIn(item)
    const owner = named.length === 1 && named[0] ? named[0] : 'nobody'
    for (const { text } of namedTexts(item))
      for (const part of withParts(text)) {
        const before = known.get(part)
        known.set(part, before === undefined || before === owner ? owner : 'nobody')
      }
  }

  return {
    /** True where nobody but `owner` has the text. */
    isOnly: (owner: Owner, text: string): boolean => known.get(text) === owner,
    /** The companies, but for those of `viewers`, that something names by an identity that is not also of these. */
    namedIn,
    /** Takes in one item, as it is written. */
    note,
    /** Takes in the whole table anew: what somebody else has by now too is nobody's own. */
    survey(items: readonly unknown[]): void {
      known = new Map()
      for (const each of common) note(each)
      for (const item of items) note(item)
    },
    /** The texts of `answer` that only others than `viewers` have, and that the caller did not send. */
    findForeign(answer: unknown, viewers: ReadonlySet<Owner>, sent: string): NamedText[] {
      const isForeign = (owner: Owner | 'nobody' | undefined) =>
        owner !== undefined && owner !== 'nobody' && !viewers.has(owner)
      return namedTexts(answer).flatMap(({ name, text }) =>
        withParts(text)
          .filter((part) => !sent.includes(part))
          .filter((part) => isForeign(known.get(part)) || markedBy(part).some(isForeign))
          .map((part) => ({ name, text: part })),
      )
    },
  }
}

export type Ownership = ReturnType<typeof createOwnership>
