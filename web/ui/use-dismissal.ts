import { type RefObject, useEffect } from 'react'

/** Closes what a button opened: by a press beside both, or by Escape, which gives the button the focus back. */
export const useDismissal = (
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  close: () => void,
): void =>
  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, root, opener, close])
