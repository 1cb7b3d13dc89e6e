const key = 'seen-auth-modal'

/** How long somebody only looks before they are asked. */
const waitMs = 12_000

/** What says that somebody has begun to do something. */
const doings = ['pointerdown', 'keydown', 'input'] as const

/**
 * Opens the dialog for signing up by itself, once a visitor of this browser: after a while of only looking. Reading on
 * begins the while anew; whoever does something is left alone on this page. Stops when the returned function is called.
 */
export const inviteVisitor = (open: () => void): (() => void) => {
  if (localStorage.getItem(key)) return () => {}
  let timer = 0
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', wait)
    for (const doing of doings) window.removeEventListener(doing, stop)
  }
  const invite = () => {
    stop()
    localStorage.setItem(key, '1')
    // One that is open has asked already.
    if (!document.querySelector('dialog[open]')) open()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(invite, waitMs)
  }
  window.addEventListener('scroll', wait, { passive: true })
  for (const doing of doings) window.addEventListener(doing, stop)
  wait()
  return stop
}

/** Has the next visitor of this browser invited again. */
export const forgetInvitation = (): void => localStorage.removeItem(key)
