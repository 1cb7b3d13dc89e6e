import { type NamedText, plainName } from '../../support/named-texts.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { Owner } from './owners.ts'

/** The number of latest values kept per name and company. */
const maxOfName = 30

/** Names of fields whose value grants access to its holder. */
const opens = /token|session$|secret|state|^codes?$|_codes$|password|handover|cookie|credential/i

const namesAThing = /id$|number$|reference$|email$|phone$|mobile$|name$/
/** Names of fields for ids. */
const isAnId = /id$|number$|reference$/

/** A field's name without a suffix such as `id` or `token`. */
const stemOf = (plain: string): string => plain.replace(/(?:id|token|code)$/, '')

/** Values seen of each company, by field name. */
export const createValuePool = () => {
  const byOwner = new Map<Owner, Map<string, string[]>>()
  const secrets = new Map<string, Owner>()

  const valuesOf = (owner: Owner): Map<string, string[]> => {
    const values = byOwner.get(owner) ?? new Map<string, string[]>()
    byOwner.set(owner, values)
    return values
  }

  /**
   * A company's values for a field, best matches first: by the field's own name, then by the call's subject.
   */
  const fitting = (owner: Owner, name: string, about: string): string[][] => {
    const values = [...valuesOf(owner)]
    const plain = plainName(name)
    const [stem, call] = [stemOf(plain), plainName(about).replaceAll('/', '')]
    const suffix = plain.slice(stem.length)
    const told = values.filter(
      ([key]) => stem === '' && key.endsWith(suffix) && stemOf(key) !== '' && call.includes(stemOf(key)),
    )
    const alike = values.filter(([key]) => key.endsWith(plain) || (key.length > 3 && plain.endsWith(key)))
    const exact = values.filter(([key]) => key === plain && stem !== '')
    return [exact, told, alike].map((found) => found.flatMap(([, kept]) => kept))
  }

  const named = (owner: Owner, pattern: RegExp): string[] => [
    ...new Set(
      [...valuesOf(owner)].flatMap(([name, kept]) => (pattern.test(name) && !opens.test(name) ? kept : [])),
    ),
  ]

  return {
    keep(owner: Owner, { name, text }: NamedText): void {
      if (text === '' || text.length > 400) return
      const values = valuesOf(owner)
      const key = plainName(name)
      const kept = values.get(key) ?? []
      if (!kept.includes(text)) values.set(key, [...kept, text].slice(-maxOfName))
      if (opens.test(name) && text.length >= 16) secrets.set(text, owner)
    },
    /** A random value of a company for a field of a call about `about`; undefined if none was seen. */
    draw(owner: Owner, name: string, about: string, chance: Chance): string | undefined {
      const [best, ...others] = fitting(owner, name, about).filter((found) => found.length > 0)
      return chance.pick(chance.next() < 0.8 ? (best ?? []) : others.flat())
    },
    /** All values that identify a company's items, whatever their name, and grant no access. */
    things: (owner: Owner): string[] => named(owner, namesAThing),
    /** Those in fields for ids. */
    ids: (owner: Owner): string[] => named(owner, isAnId),
    /** The owners of the secrets in a request: their holder may see what they grant access to. */
    openedBy: (sent: string): Owner[] => [
      ...new Set([...secrets].flatMap(([text, owner]) => (sent.includes(text) ? [owner] : []))),
    ],
    secrets: (): string[] => [...secrets.keys()],
  }
}

export type ValuePool = ReturnType<typeof createValuePool>
