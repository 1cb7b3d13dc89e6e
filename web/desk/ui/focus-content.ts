import { useEffect } from 'react'

/** Moves the focus to the beginning of the screen. */
export const focusContent = (): void => document.getElementById('content')?.focus()

/** True if the focused element has been removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body

/** Moves the focus to the beginning of the screen when the focused element is removed. */
export const useFocusWhenGone = (): void => {
  useEffect(
    () => () => {
      if (isFocusLost()) focusContent()
    },
    [],
  )
}
