import { useCallback, useEffect, useState } from 'react'

/** Seconds left of a wait, and a way to begin one. Counts by the time of its end, so a sleeping tab wakes up right. */
export const useCountdown = (): { readonly left: number; readonly begin: (seconds: number) => void } => {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  const begin = useCallback((seconds: number) => setEnd(Date.now() + seconds * 1000), [])
  return { left, begin }
}
