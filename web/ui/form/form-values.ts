/** The value of a field while it is edited: text, choices of a list, or the state of a checkbox. */
export type FieldValue = string | boolean | readonly string[]

/** A field's next value, or a function of its latest value, for asynchronous changes such as uploads. */
export type FieldChange = FieldValue | ((before: FieldValue | undefined) => FieldValue)

const isField = (value: unknown): value is FieldValue =>
  Array.isArray(value) ? value.every((each) => typeof each === 'string') : typeof value !== 'object'

export const isFilled = (value: FieldValue | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : Boolean(value)

/** The value at a path as the server names it: `company_info.brn`, `persons.0.email`. */
export const valueAt = (values: object, path: string): FieldValue | undefined =>
  path
    .split('.')
    .reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], values) as
    | FieldValue
    | undefined

const write = (value: unknown, [step, ...rest]: readonly string[], next: FieldValue): unknown => {
  if (step === undefined) return next
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(step) ? write(item, rest, next) : item))
  const record = (value ?? {}) as Record<string, unknown>
  return { ...record, [step]: write(record[step], rest, next) }
}

/** A copy of the values with one field changed. */
export const withValue = <V extends object>(values: V, path: string, next: FieldValue): V =>
  write(values, path.split('.'), next) as V

/**
 * The field that contains `path`: an error in one choice belongs to the list of choices. Undefined if no field of the
 * form has it.
 */
export const fieldAt = (values: object, path: string): string | undefined => {
  const [first = '', ...rest] = path.split('.')
  if (!Object.hasOwn(values, first)) return undefined
  let field = first
  for (const step of rest) {
    const value = valueAt(values, field)
    if (value === undefined || isField(value)) return value === undefined ? path : field
    field = `${field}.${step}`
  }
  return field
}

/** True if `path` is `part` or below it; everything is below the empty path. */
export const isWithin = (path: string, part: string): boolean =>
  part === '' || path === part || path.startsWith(`${part}.`)
