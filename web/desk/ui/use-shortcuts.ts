import { useEffect, useRef } from 'react'

type Keys = Readonly<Record<string, () => void>>

/** True within a control that takes keys itself, as a checkbox does not, and in a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null

/** True if the browser activates the focused element on this Enter. */
const isPressed = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && event.target instanceof Element && event.target.closest('a, button') !== null

/** Registers keyboard shortcuts for the page; fields and dialogs ignore them. */
export const useShortcuts = (keys: Keys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (isPressed(event)) return
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
