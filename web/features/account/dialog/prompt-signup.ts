const key = 'seen-auth-modal'

/** How long a visitor may be idle before the dialog opens. */
const waitMs = 12_000

/** On a narrower screen the dialog would cover the whole page. */
const besidePage = '(min-width: 768px)'

/** Events that show that the visitor is active. */
const activityEvents = ['pointerdown', 'keydown', 'input'] as const

/**
 * Opens the signup dialog automatically, once for each browser and not on a phone, after an idle time. Scrolling restarts the time; any
 * other activity cancels it for this page. Stops when the returned function is called.
 */
export const promptSignup = (open: () => void): (() => void) => {
  if (localStorage.getItem(key) || !matchMedia(besidePage).matches) return () => {}
  let timer = 0
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', wait)
    for (const doing of activityEvents) window.removeEventListener(doing, stop)
  }
  const invite = () => {
    stop()
    localStorage.setItem(key, '1')
    // Another dialog is open already.
    if (!document.querySelector('dialog[open]')) open()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(invite, waitMs)
  }
  window.addEventListener('scroll', wait, { passive: true })
  for (const doing of activityEvents) window.addEventListener(doing, stop)
  wait()
  return stop
}

/** Makes the dialog open again for the next visitor of this browser. */
export const resetSignupPrompt = (): void => localStorage.removeItem(key)
