import { useEffect, useState } from 'react'

/** The seconds left of `seconds`; calls `onOver` at the end. */
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
