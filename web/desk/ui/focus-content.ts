import { useEffect } from 'react'

/** Where a screen begins. */
export const focusContent = (): void => document.getElementById('content')?.focus()

/** Whether what had the focus is there no more. */
export const isFocusNowhere = (): boolean => document.activeElement === document.body

/** Where what had the focus goes for good, whoever was there is at the beginning of the screen, and not nowhere. */
export const useFocusWhenGone = (): void => {
  useEffect(
    () => () => {
      if (isFocusNowhere()) focusContent()
    },
    [],
  )
}
