import { createContext, useContext } from 'react'
import type { Phone } from '../phone-field.tsx'
import type { FieldChange, FieldValue } from './form-values.ts'

/** What a field is given, besides its label. */
export interface FieldOf<V> {
  readonly name: string
  readonly value: V
  readonly onChange: (value: V) => void
  readonly error: string | undefined
}

/** A form whose fields are known by their path, as the server names them: `company_info.brn`. */
export interface FormState {
  readonly valueOf: (path: string) => FieldValue | undefined
  readonly change: (path: string, change: FieldChange) => void
  /** What is wrong with the field and should be said by now, in words. */
  readonly errorOf: (path: string) => string | undefined
  /** True for a field that is shown as it is, and takes nothing. */
  readonly isClosed?: (path: string) => boolean
  /** The seller has left the field: from now on it may be told that it is wrong. */
  readonly leave: (path: string) => void
  /** For a phone, which is one field of two: its area code's and its number's. */
  readonly phone: (areaCodePath: string, numberPath: string) => FieldOf<Phone> & { areaCodeName: string }
}

export const FormContext = createContext<FormState | null>(null)

/** The form around the component. */
export const useFormState = (): FormState => {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field stands outside of a form')
  return form
}

/** One field of the form around the component. */
export const useFormField = (path: string) => {
  const form = useFormState()
  const value = form.valueOf(path)
  return {
    text: typeof value === 'string' ? value : '',
    list: typeof value === 'object' ? value : [],
    error: form.errorOf(path),
    change: (next: FieldChange) => form.change(path, next),
  }
}
