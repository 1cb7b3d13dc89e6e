import { type NamedText, namedTexts } from '../../support/named-texts.ts'
import { findMarkedOwners, type Owner } from './owners.ts'

/** The values that identify a company and its users in the table: ids, addresses, numbers. */
export type Identities = ReadonlyMap<Owner, readonly string[]>

const shortest = 8
/** Terms of the product, media types, time zones and dated document names do not identify anybody. */
const word =
  /^[a-z_ /-]+$|^[a-z]+(?:[A-Z][a-z]*)+$|^[A-Z_]+$|^(?:[A-Z][a-z]+[/_]?)+$|^[a-z_]+(?:-\d{4}-\d\d-\d\d)+$/
const time = /^\d{4}-\d\d(-\d\d)?(T[\d:.]*Z?)?$/
/** Two companies may owe the same amount. */
const figure = /^-?[\d.,]{1,12}$/

const isTelling = (text: string): boolean =>
  findMarkedOwners(text).length > 0 ||
  (text.length >= shortest && !word.test(text) && !time.test(text) && !figure.test(text))

/** A text and its parts that identify on their own: an id within a key, or within an address. */
const withParts = (text: string): string[] => [text, ...text.split(/[^\w-]+/)].filter(isTelling)

/**
 * Maps each text in the table to its owner, except for `common` texts such as reference data and the
 * lender's.
 */
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
    /** True if only `owner` has the text. */
    isOnly: (owner: Owner, text: string): boolean => known.get(text) === owner,
    /** The companies, other than `viewers`, that a value identifies by an identity which no viewer shares. */
    namedIn,
    /** Adds an item as it is written. */
    note,
    /** Rebuilds the map from the whole table: values that several companies now have lose their owner. */
    survey(items: readonly unknown[]): void {
      known = new Map()
      for (const each of common) note(each)
      for (const item of items) note(item)
    },
    /**
     * The texts of a response that only other companies than `viewers` have, and that the caller did not
     * send.
     */
    findForeign(answer: unknown, viewers: ReadonlySet<Owner>, sent: string): NamedText[] {
      const isForeign = (owner: Owner | 'nobody' | undefined) =>
        owner !== undefined && owner !== 'nobody' && !viewers.has(owner)
      return namedTexts(answer).flatMap(({ name, text }) =>
        withParts(text)
          .filter((part) => !sent.includes(part))
          .filter((part) => isForeign(known.get(part)) || findMarkedOwners(part).some(isForeign))
          .map((part) => ({ name, text: part })),
      )
    },
  }
}

export type Ownership = ReturnType<typeof createOwnership>
