import { useCallback, useEffect, useState } from 'react'

const endAfter = (seconds: number): number => (seconds > 0 ? Date.now() + seconds * 1000 : 0)
const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/**
 * Counts down the seconds of a wait, which may have begun already. Based on the end time, so that it is right after the
 * tab has slept.
 */
export const useCountdown = (
  waited = 0,
): { readonly left: number; readonly begin: (seconds: number) => void } => {
  const [end, setEnd] = useState(() => endAfter(waited))
  const [left, setLeft] = useState(() => secondsUntil(end))
  useEffect(() => {
    if (end === 0) return
    const tick = () => setLeft(secondsUntil(end))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  const begin = useCallback((seconds: number) => setEnd(endAfter(seconds)), [])
  return { left, begin }
}
