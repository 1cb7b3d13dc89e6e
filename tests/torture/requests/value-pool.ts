import { type NamedText, plainName } from '../../support/named-texts.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { Owner } from './owners.ts'

/** So many values of one name are kept of a company, the latest. */
const maxOfName = 30

/** Names of fields whose value opens something by itself, whoever brings it. */
const opens = /token|session$|secret|state|^codes?$|_codes$|password|handover|cookie|credential/i

const namesAThing = /id$|number$|reference$|email$|phone$|mobile$|name$/
/** What a field for an id may be given. */
const isAnId = /id$|number$|reference$/

/** What a field or a kept value is called, without `id`, `token` and the like at its end. */
const stemOf = (plain: string): string => plain.replace(/(?:id|token|code)$/, '')

/** Values that were seen of each company, by the name of their field. */
export const createValuePool = () => {
  const byOwner = new Map<Owner, Map<string, string[]>>()
  const secrets = new Map<string, Owner>()

  const valuesOf = (owner: Owner): Map<string, string[]> => {
    const values = byOwner.get(owner) ?? new Map<string, string[]>()
    byOwner.set(owner, values)
    return values
  }

  /** The values of a company whose names fit a field: best by its own name, else by what the call is about. */
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
    /** A value of a company's for a field of this name in a call that is `about` something; undefined where none was seen. */
    draw(owner: Owner, name: string, about: string, chance: Chance): string | undefined {
      const [best, ...others] = fitting(owner, name, about).filter((found) => found.length > 0)
      return chance.pick(chance.next() < 0.8 ? (best ?? []) : others.flat())
    },
    /** All that names a thing of a company's, whatever it is called, and opens nothing by itself. */
    things: (owner: Owner): string[] => named(owner, namesAThing),
    /** Those of them that an id is. */
    ids: (owner: Owner): string[] => named(owner, isAnId),
    /** Whose secrets stand in a request: who holds one may see what it opens. */
    openedBy: (sent: string): Owner[] => [
      ...new Set([...secrets].flatMap(([text, owner]) => (sent.includes(text) ? [owner] : []))),
    ],
    secrets: (): string[] => [...secrets.keys()],
  }
}

export type ValuePool = ReturnType<typeof createValuePool>
