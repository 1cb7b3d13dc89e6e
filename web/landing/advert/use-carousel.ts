import { useEffect, useState } from 'react'

const everyMs = 5000

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The index of the current slide, which advances every five seconds. It pauses while a dialog is open, the page is
 * hidden, or the pointer or focus is on it, after the user has stopped it, and for users who prefer reduced motion.
 * `hold` has the props of the carousel's element.
 */
export const useCarousel = (count: number) => {
  const [index, setIndex] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (count < 2 || isStopped || isHeld || wantsStillness()) return
    const turn = () => {
      if (document.hidden || document.querySelector('dialog[open]')) return
      setIndex((current) => (current + 1) % count)
    }
    const timer = setInterval(turn, everyMs)
    return () => clearInterval(timer)
  }, [count, isStopped, isHeld])
  const on = () => setHeld(true)
  const off = () => setHeld(false)
  return {
    index: index % Math.max(1, count),
    show: (next: number) => {
      setStopped(true)
      setIndex(next)
    },
    isStopped,
    setStopped,
    hold: { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off },
  }
}
