import { useEffect, useState } from 'react'
import { useAct } from '../api/use-act.ts'

/** The current time by the server's clock: the last response's time plus the elapsed time. Updates every minute. */
export const useNow = (): Date => {
  const { data, dataUpdatedAt } = useAct('me-show')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return new Date(data ? Date.parse(data.now) + Math.max(0, now - dataUpdatedAt) : now)
}
