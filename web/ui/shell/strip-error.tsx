import { createPortal } from 'react-dom'
import { stripPlace } from './places.ts'
import { usePlace } from './use-place.ts'

/** Stands for what the strip was to show and could not be fetched: an empty strip looks as if it were on its way. */
export const StripError = () => {
  const strip = usePlace(stripPlace)
  return strip ? createPortal(<span hidden />, strip) : null
}
