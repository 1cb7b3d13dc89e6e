import { createContext, useContext } from 'react'
import type { Phone } from '../phone-field.tsx'
import type { FieldChange, FieldValue } from './form-values.ts'

/** The props of a field without its label. */
export interface FieldOf<V> {
  readonly name: string
  readonly value: V
  readonly onChange: (value: V) => void
  readonly error: string | undefined
}

/** The state of a form whose fields are identified by the server's paths: `company_info.brn`. */
export interface FormState {
  readonly valueOf: (path: string) => FieldValue | undefined
  readonly change: (path: string, change: FieldChange) => void
  /** The text of the field's error, if it should be shown already; `ifRequired` replaces the one of an empty field. */
  readonly errorOf: (path: string, ifRequired?: string) => string | undefined
  /** True for a read-only field. */
  readonly isClosed?: (path: string) => boolean
  /** Called on blur: from now on the field may show an error. */
  readonly leave: (path: string) => void
  /** For a phone, one field with two paths: country code and number. */
  readonly phone: (areaCodePath: string, numberPath: string) => FieldOf<Phone> & { areaCodeName: string }
}

export const FormContext = createContext<FormState | null>(null)

/** The surrounding form. */
export const useFormState = (): FormState => {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field stands outside of a form')
  return form
}

/** A field of the surrounding form. */
export const useFormField = (path: string, ifRequired?: string) => {
  const form = useFormState()
  const value = form.valueOf(path)
  return {
    text: typeof value === 'string' ? value : '',
    list: typeof value === 'object' ? value : [],
    error: form.errorOf(path, ifRequired),
    change: (next: FieldChange) => form.change(path, next),
  }
}
