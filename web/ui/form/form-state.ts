import { createContext, useContext } from 'react'
import type { FieldChange, FieldValue } from './form-values.ts'

/** A form whose fields are known by their path, as the server names them: `company_info.brn`. */
export interface FormState {
  readonly valueOf: (path: string) => FieldValue | undefined
  readonly change: (path: string, change: FieldChange) => void
  /** What is wrong with the field and should be said by now, in words. */
  readonly errorOf: (path: string) => string | undefined
  /** The seller has left the field: from now on it may be told that it is wrong. */
  readonly leave: (path: string) => void
}

export const FormContext = createContext<FormState | null>(null)

/** One field of the form around the component. */
export const useFormField = (path: string) => {
  const form = useContext(FormContext)
  if (!form) throw new Error(`the field ${path} stands outside of a form`)
  const value = form.valueOf(path)
  return {
    text: typeof value === 'string' ? value : '',
    list: typeof value === 'object' ? value : [],
    error: form.errorOf(path),
    change: (next: FieldChange) => form.change(path, next),
  }
}
