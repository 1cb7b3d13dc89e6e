import type { ReactNode } from 'react'
import { useFormState } from './form-state.ts'

/** Disables a control of the surrounding form if its field is read-only. */
export const ReadOnlyFieldset = ({ path, children }: { path: string; children: ReactNode }) =>
  useFormState().isClosed?.(path) ? (
    <fieldset disabled style={{ display: 'contents' }}>
      {children}
    </fieldset>
  ) : (
    children
  )
