import { useEffect, useState } from 'react'

const minuteMs = 60_000

const minutesUntil = (at: number): number => Math.max(1, Math.ceil((at - Date.now()) / minuteMs))

/** Whole minutes, at least one, until a time by this device's clock. */
export const useMinutesLeft = (at: number): number => {
  const [minutes, setMinutes] = useState(() => minutesUntil(at))
  useEffect(() => {
    const tick = () => setMinutes(minutesUntil(at))
    tick()
    const timer = setInterval(tick, 5000)
    return () => clearInterval(timer)
  }, [at])
  return minutes
}
