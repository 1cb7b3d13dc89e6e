import { useSyncExternalStore } from 'react'
import { dialogChange, isDialogOpen } from '../ui/open-dialogs.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener(dialogChange, listener)
  return () => window.removeEventListener(dialogChange, listener)
}

/** True while any dialog is open over the page. */
export const useDialogOpen = (): boolean => useSyncExternalStore(subscribe, isDialogOpen)
