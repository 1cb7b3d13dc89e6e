import { useEffect, useState } from 'react'

/** Debounces `value` by `pause` milliseconds; the first value is returned at once. */
export const useDebouncedValue = <T>(value: T, pause: number): T => {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return delayed
}
