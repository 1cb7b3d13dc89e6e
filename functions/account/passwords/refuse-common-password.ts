import { type Refused, refuse } from '../../http/handle.ts'
import type { BrandName, Config } from '../../runtime/config.ts'

/** Words so common that attackers try them with every ending: `Password1!` is no better than `password`. */
const ranksTriedWithEndings = 2_000

/** Ranks by password, the most common first. */
type Ranks = ReadonlyMap<string, number>

const loadRanks = async (): Promise<Ranks> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Map(dictionary['passwords-common'].map((password, rank) => [password, rank]))
}

// The list takes a moment and some memory to unpack: only a process that sets passwords does it, once.
let ranks: Promise<Ranks> | undefined

const substitutions: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const undone = (text: string, changes: Readonly<Record<string, string>>): string =>
  Array.from(text, (each) => changes[each] ?? each).join('')

/** `text`, also with its substitutions undone: `p@ssw0rd` as `password`, `1` and `!` as an i or an l. */
const readings = (text: string): string[] => [
  text,
  undone(text, substitutions),
  undone(text, { ...substitutions, '1': 'l', '!': 'l' }),
]

/** Without the digits and special characters before and after a word. */
const bare = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '')

/** Strips only the ending, so that a substitution at the beginning is still read as a letter: `$unshine12`. */
const withoutEnding = (text: string): string => text.replace(/[^a-z]+$/, '')

/** Without special characters only: `aa123456!`. */
const withoutSpecials = (text: string): string => text.replace(/^[^a-z\d]+|[^a-z\d]+$/g, '')

const isCommon = (password: string, known: Ranks): boolean => {
  if ([password, withoutSpecials(password)].flatMap(readings).some((each) => known.has(each))) return true
  return [bare(password), withoutEnding(password)]
    .flatMap(readings)
    .some((word) => (known.get(word) ?? ranksTriedWithEndings) < ranksTriedWithEndings)
}

/** The portal's vocabulary: attackers of its users start with these, and with the brand. */
export const portalWords = ['financing', 'drawdown', 'repayment', 'creditlimit', 'sellerportal'] as const

/** True for the user's own address or its local part, the brand or a word of the portal, with any decoration. */
const isOwnName = (password: string, email: string, brandName: BrandName): boolean => {
  const local = email.slice(0, email.lastIndexOf('@'))
  const brand = brandName.en.toLowerCase().replaceAll(/[^a-z]/g, '')
  const ofUser = [email, local, bare(local), local.replaceAll(/[._-]/g, '')]
  const names = [...ofUser, brand, ...portalWords].filter(Boolean)
  return [password, withoutEnding(password), bare(password)]
    .flatMap(readings)
    .some((reading) => names.includes(reading))
}

/**
 * Refuses a new password that attackers try first: one of the 49,000 most common, one of the 2,000 most common with
 * digits, special characters or the usual substitutions, the user's own address, the brand or a word of the portal. The
 * list is that of zxcvbn.
 */
export const refuseCommonPassword = async (
  password: string,
  email: string,
  { brandName }: Pick<Config, 'brandName'>,
): Promise<Refused<'invalidInput'> | undefined> => {
  const given = password.toLowerCase()
  ranks ??= loadRanks()
  return isCommon(given, await ranks) || isOwnName(given, email.toLowerCase(), brandName)
    ? refuse('invalidInput', [{ field: 'body.password', rule: 'passwordCommon' }])
    : undefined
}
