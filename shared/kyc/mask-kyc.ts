import { maskEmail } from '../account/mask-email.ts'
import type { KycSectionName, KycSections } from './kyc-sections.schema.ts'

const dots = '•••'

/** "陈••", "C••• T•••": recognisable to those who know the person. */
export const maskName = (name: string): string =>
  /\p{Script=Han}/u.test(name)
    ? name.replace(/(?<!^)./gu, '•')
    : name.replace(/(?<=[\p{L}\p{N}])[^\s]+/gu, dots)

/** "A1•••••(3)", "34••••••••••••••1X": the beginning and the end, and how long it is. */
export const maskNumber = (number: string): string =>
  number.replace(
    /^(.{2})(.*?)(\([\dA]\)|.{2})$/,
    (_all, begin: string, middle: string, end: string) => `${begin}${'•'.repeat(middle.length)}${end}`,
  )

/** True for a masked number. */
export const isMask = (number: string): boolean => number.includes('•')

/**
 * "A1•••••(•)", "34••••••••••••••••": only the beginning. The last digits of a document's number are a proof of
 * identity in signing.
 */
export const maskIdNumber = (number: string): string => {
  if (isMask(number)) return number
  const shown = Math.max(1, Math.min(2, number.replace(/[^A-Za-z0-9]/g, '').length - 4))
  return number.slice(0, shown) + number.slice(shown).replace(/[\p{L}\p{N}]/gu, '•')
}

/** Only the region: a Chinese address begins with it, any other ends with it. */
export const maskAddress = (address: string): string => {
  if (/^\p{Script=Han}/u.test(address)) return address.replace(/(?<=^.{3}).*$/u, dots)
  return address.includes(',') ? `${dots},${address.slice(address.lastIndexOf(',') + 1)}` : dots
}

const lastFour = (number: string): string => `${dots}${number.slice(-4)}`

const year = (date: string): string => `${date.slice(0, 4)}-••-••`

/** Fields about people and their addresses; omitted ones become `undefined`. */
const masks: Readonly<Record<string, (text: string) => string | undefined>> = {
  full_name_en: maskName,
  full_name_cn: maskName,
  id_number: maskIdNumber,
  birth_date: year,
  mobile: lastFour,
  email: maskEmail,
  residential_address: maskAddress,
  permanent_address: maskAddress,
  registered_address: maskAddress,
  principal_address: maskAddress,
  correspondence_address: maskAddress,
  brn: maskNumber,
  uscc: maskNumber,
  company_registration_number: maskNumber,
  registration_number: maskNumber,
  // Pictures of people's documents are omitted entirely.
  id_front_file_id: () => undefined,
  id_back_file_id: () => undefined,
}

/** A section's content for a client: texts and numbers by field, including lists of people. */
const masked = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => masked(each, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([field, inside]) => {
        const shown = masked(inside, field)
        return shown === undefined ? [] : [[field, shown]]
      }),
    )
  const mask = masks[name]
  return mask && typeof value === 'string' ? mask(value) : value
}

export type MaskedFields = Record<string, string | number | string[]>

export interface MaskedSections {
  company_info?: MaskedFields
  business_info?: MaskedFields
  connected_persons?: { persons: MaskedFields[]; companies?: MaskedFields[]; holdings?: MaskedFields[] }
  documents?: MaskedFields
}

/** The content with people's names, numbers and addresses masked and without their documents. */
export const maskSections = (sections: KycSections): MaskedSections =>
  Object.fromEntries(
    Object.entries(sections).map(([name, data]) => [name as KycSectionName, masked(data, name)]),
  )
