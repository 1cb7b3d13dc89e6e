import { useSyncExternalStore } from 'react'
import { dialogChangeEvent, isDialogOpen } from '../ui/open-dialogs.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener(dialogChangeEvent, listener)
  return () => window.removeEventListener(dialogChangeEvent, listener)
}

/** True while any dialog is open over the page. */
export const useDialogOpen = (): boolean => useSyncExternalStore(subscribe, isDialogOpen)
