import { createPortal } from 'react-dom'
import { stripPlace } from './places.ts'
import { usePlace } from './use-place.ts'

/** Replaces the content of the strip if it cannot be loaded, since an empty strip looks as if it were loading. */
export const StripError = () => {
  const strip = usePlace(stripPlace)
  return strip ? createPortal(<span hidden />, strip) : null
}
