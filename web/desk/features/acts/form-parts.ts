import type { ActField } from '#shared/desk/console.ts'
import { leadingPicker, type PickerName, pickerOf, pickersOf } from './pickers/pickers.ts'

/**
 * A part of an act's form: a field, or a picker that fills some fields. A picker without fields narrows another one and
 * is not sent.
 */
export type FormPart =
  | { field: ActField }
  | { picker: PickerName; fields: readonly ActField[]; asked?: string | undefined }

/** The parts of an act's form in the order in which they are filled in. */
export const formPartsOf = (
  open: readonly ActField[],
  /** Whether a field's value is already given. */
  isKnown: (name: string) => boolean,
): FormPart[] => {
  const pickers = pickersOf(open)
  const parts: FormPart[] = []
  const placed = new Set<string>()
  for (const field of open) {
    if (placed.has(field.name)) continue
    const picker = pickers.find((name) => field.name in pickerOf(name).fills)
    if (!picker) {
      parts.push({ field })
      continue
    }
    const { requires = [], fills } = pickerOf(picker)
    for (const name of requires) {
      const leading = leadingPicker(name)
      if (!leading || placed.has(name) || isKnown(name) || open.some((each) => each.name === name)) continue
      parts.push({ picker: leading, fields: [], asked: name })
      placed.add(name)
    }
    const fields = open.filter(({ name }) => name in fills)
    parts.push({ picker, fields })
    for (const { name } of fields) placed.add(name)
  }
  return parts
}

/** The fields that a picker fills in a form. */
export const fieldsOfPicker = (part: Extract<FormPart, { picker: unknown }>): string[] =>
  part.asked ? [part.asked] : part.fields.map(({ name }) => name)

/** The fields that depend on others and must be chosen again when those change. */
export const dependentFields = (parts: readonly FormPart[], changed: readonly string[]): string[] => {
  const resting = parts.flatMap((part) =>
    'picker' in part && pickerOf(part.picker).requires?.some((name) => changed.includes(name))
      ? fieldsOfPicker(part).filter((name) => !changed.includes(name))
      : [],
  )
  return resting.length > 0 ? [...resting, ...dependentFields(parts, [...changed, ...resting])] : []
}
