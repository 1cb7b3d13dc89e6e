/** An entry of the sandbox's list. */
export interface ListedName {
  id: string
  type: 'person' | 'business'
  name: string
  otherNames: readonly string[]
  birthDate?: string
  country: string
  programme: string
}

/** Everybody on it is invented: it is no sanctions list, and screens nobody. */
export const listedNames: readonly ListedName[] = [
  {
    id: 'INV-0001',
    type: 'person',
    name: 'MO Huanying',
    otherNames: ['莫幻影', 'MOK Wan Ying'],
    birthDate: '1961-02-03',
    country: 'CN',
    programme: 'INVENTED-1',
  },
  {
    id: 'INV-0002',
    type: 'business',
    name: 'Phantom Tide Shipping Limited',
    otherNames: ['幻潮航运有限公司', '幻潮航運有限公司'],
    country: 'HK',
    programme: 'INVENTED-2',
  },
  {
    id: 'INV-0003',
    type: 'person',
    name: 'Casimir VANTABLACK',
    otherNames: [],
    birthDate: '1970-01-01',
    country: 'GB',
    programme: 'INVENTED-1',
  },
]

/** The words of a name. Characters are words of their own. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => (/^\p{Script=Han}+$/u.test(word) ? Array.from(word) : [word]))

/** The share of words in common, in any order. */
export const likeness = (a: string, b: string): number => {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  const common = one.filter((word) => other.includes(word)).length
  return one.length + other.length === 0 ? 0 : (2 * common) / (one.length + other.length)
}

/** How much a name resembles an entry, from 0 to 1. A simplification: real engines compare sounds and spellings. */
export const scoreOf = (name: string, entry: ListedName): number =>
  Math.max(...[entry.name, ...entry.otherNames].map((listed) => likeness(name, listed)))
