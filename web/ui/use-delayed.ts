import { useEffect, useState } from 'react'

/** `value` once it has stood still for `pause` milliseconds; the first one at once. */
export const useDelayed = <T>(value: T, pause: number): T => {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return delayed
}
