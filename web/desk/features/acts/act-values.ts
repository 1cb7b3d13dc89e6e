import type { ActField } from '#shared/desk/console.ts'
import { parseTyped, type ValueError } from './parse-typed.ts'

/** The typed texts of a form, by field. */
export type ActValues = Readonly<Record<string, string>>

const filled = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== ''

/** The fields of an act that its subject determines, with their values. */
export const subjectFieldsOf = (fields: readonly ActField[], about: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fields.flatMap(({ name }) =>
      (identifiesSubject(name) && filled(about[name])) ||
      (identifiesSeveral(name) && Array.isArray(about[name]))
        ? [[name, about[name]]]
        : [],
    ),
  )

/** True for a field that identifies the subject of an act. All other fields are filled in. */
export const identifiesSubject = (name: string): boolean =>
  /^(id|user|email|version|platform)$|Id$/.test(name)

/** True for a field that identifies several subjects of one act. */
const identifiesSeveral = (name: string): boolean => /^(drawdowns|targets)$|Ids$/.test(name)

type Read = { ok: true; fields: Record<string, unknown> } | { ok: false; wrong: Record<string, ValueError> }

/** Parses the typed values. Returns the error of every invalid field. */
export const parseValues = (fields: readonly ActField[], values: ActValues, currency?: string): Read => {
  const wrong: Record<string, ValueError> = {}
  const read: Record<string, unknown> = {}
  for (const field of fields) {
    const typed = (values[field.name] ?? '').trim()
    if (typed === '') {
      if (field.required) wrong[field.name] = 'required'
      continue
    }
    const value = parseTyped(field, typed, currency)
    if (value.ok) read[field.name] = value.value
    else wrong[field.name] = value.wrong
  }
  return Object.keys(wrong).length > 0 ? { ok: false, wrong } : { ok: true, fields: read }
}
