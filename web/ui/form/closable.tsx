import type { ReactNode } from 'react'
import { useFormState } from './form-state.ts'

/** A control of the form around it, shut while its field is closed. */
export const Closable = ({ path, children }: { path: string; children: ReactNode }) =>
  useFormState().isClosed?.(path) ? (
    <fieldset disabled style={{ display: 'contents' }}>
      {children}
    </fieldset>
  ) : (
    children
  )
