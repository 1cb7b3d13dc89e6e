import { useEffect, useState } from 'react'

/** Seconds that are left of `seconds`; told when they are over. */
export const useCountdown = (seconds: number, onOver: () => void): number => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [seconds])
  useEffect(() => {
    if (left === 0) onOver()
  }, [left, onOver])
  return left
}
