import { useEffect, useState } from 'react'

const shownFor = 5000
export const fadeTime = 500

const lessMotion = '(prefers-reduced-motion: reduce)'

/** True for users who prefer reduced motion. */
export const prefersReducedMotion = (): boolean => window.matchMedia(lessMotion).matches

/**
 * The index of the current of `count` items: each is shown for five seconds, with a fade-out of half a second, in a
 * cycle. Pauses while `isHeld`.
 */
export const useRotation = (count: number, isHeld: boolean) => {
  const [place, setPlace] = useState({ turn: 0, isFading: false })
  const isTurning = count > 1 && !isHeld
  useEffect(() => {
    if (!isTurning) return
    const { turn, isFading } = place
    const timer = isFading
      ? setTimeout(() => setPlace({ turn: turn + 1, isFading: false }), fadeTime)
      : setTimeout(() => setPlace({ turn, isFading: true }), shownFor)
    return () => clearTimeout(timer)
  }, [isTurning, place])
  return {
    index: count > 0 ? place.turn % count : 0,
    // Paused during its fade-out, it reappears.
    isFading: place.isFading && isTurning,
    next: () => setPlace(({ turn }) => ({ turn: turn + 1, isFading: false })),
  }
}
