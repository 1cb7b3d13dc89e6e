import { createPortal } from 'react-dom'
import { stripSlot } from './slots.ts'
import { useSlot } from './use-slot.ts'

/** Replaces the content of the strip if it cannot be loaded, since an empty strip looks as if it were loading. */
export const StripError = () => {
  const strip = useSlot(stripSlot)
  return strip ? createPortal(<span hidden />, strip) : null
}
