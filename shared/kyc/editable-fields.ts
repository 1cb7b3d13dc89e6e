import { checkKyc } from './check-kyc.ts'
import type { KycSections } from './kyc-sections.schema.ts'

/** Fields that belong together, by the last part of their path: permission to change one extends to the others. */
const together: readonly (readonly string[])[] = [
  ['country_region', 'brn', 'uscc', 'company_registration_number'],
  ['principal_address', 'principal_address_same_as'],
  ['correspondence_address', 'correspondence_address_same_as'],
  ['certificate_type', 'id_number', 'id_front_file_id', 'id_back_file_id'],
  ['id_number', 'birth_date'],
  ['mobile', 'mobile_area_code'],
]

/** The list of holdings in connected companies, editable together with these. */
const holdings = 'connected_persons.holdings'

const companionsOf = (path: string): string[] => {
  if (/^connected_persons\.companies(\.\d+)?$/.test(path)) return [holdings]
  const at = path.lastIndexOf('.') + 1
  return together
    .filter((names) => names.includes(path.slice(at)))
    .flatMap((names) => names.map((name) => `${path.slice(0, at)}${name}`))
}

/**
 * The editable parts of a returned KYC: the returned fields, those that belong with them, and any that prevent its
 * submission, so that nobody is stuck. `today` is a business date.
 */
export const editableFields = (
  returned: readonly string[],
  sections: KycSections,
  today: string,
): string[] => [
  ...new Set([
    ...returned.flatMap((path) => [path, ...companionsOf(path)]),
    ...checkKyc(sections, today).map(({ field }) => field),
  ]),
]

/** True for a path that is one of the editable parts or below it. */
export const isOpen = (open: readonly string[], path: string): boolean =>
  open.some((part) => path === part || path.startsWith(`${part}.`))

/**
 * True if one of the changed paths corrects a returned part: a change in it, in a field that belongs with it, or of the
 * list around it.
 */
export const isCorrected = (returned: string, changed: readonly string[]): boolean => {
  const open = [returned, ...companionsOf(returned)]
  return changed.some((path) => isOpen(open, path) || returned.startsWith(`${path}.`))
}
