import { useEffect, useState } from 'react'

/** Calls `run` in a task of its own when the browser has nothing more urgent; Safari has no idle callbacks. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run)
}

/** True once the page has loaded, its first screen is painted and the browser is idle. */
export const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let isGone = false
    const settle = () => {
      whenIdle(() => {
        if (!isGone) setSettled(true)
      })
    }
    if (document.readyState === 'complete') settle()
    else window.addEventListener('load', settle, { once: true })
    return () => {
      isGone = true
      window.removeEventListener('load', settle)
    }
  }, [])
  return isSettled
}
