import { useEffect, useState } from 'react'
import { useAct } from '../api/use-act.ts'

/** The desk's present time: its own when it was last asked, and what has passed since. Told anew each minute. */
export const useNow = (): Date => {
  const { data, dataUpdatedAt } = useAct('me-show')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return new Date(data ? Date.parse(data.now) + Math.max(0, now - dataUpdatedAt) : now)
}
