import { useEffect } from 'react'

/** Where a screen begins. */
export const focusContent = (): void => document.getElementById('content')?.focus()

/** Whether what had the focus is there no more. */
export const isFocusNowhere = (): boolean => document.activeElement === document.body

/** Moves the focus to the beginning of the screen when the focused element is removed. */
export const useFocusWhenGone = (): void => {
  useEffect(
    () => () => {
      if (isFocusNowhere()) focusContent()
    },
    [],
  )
}
