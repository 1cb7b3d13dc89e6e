import { useEffect, useState } from 'react'

/** So long nothing is fetched that the first screen can do without. */
const firstScreenMs = 1500

/** True once the first screen has had its time. */
export const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), firstScreenMs)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
