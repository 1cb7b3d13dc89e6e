import { useEffect, useState } from 'react'

/** During this time nothing loads that the first screen does not need. */
const firstScreenMs = 1500

/** True once the first screen has had time to load. */
export const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), firstScreenMs)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
