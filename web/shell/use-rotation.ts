import { useEffect, useState } from 'react'

const shownFor = 5000
export const fadeTime = 500

const lessMotion = '(prefers-reduced-motion: reduce)'

/** True for users who prefer reduced motion. */
export const wantsLessMotion = (): boolean => window.matchMedia(lessMotion).matches

/**
 * Which of `count` things is shown: each for five seconds, fading out over half a second, round and round. Stands still
 * while `isHeld`.
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
    // Held in the middle of its fading, it comes back.
    isFading: place.isFading && isTurning,
    next: () => setPlace(({ turn }) => ({ turn: turn + 1, isFading: false })),
  }
}
