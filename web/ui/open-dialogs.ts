let open = 0
const change = (by: 1 | -1) => {
  open += by
  window.dispatchEvent(new Event(dialogChange))
}

/** Told to the window when a dialog has opened or closed. */
export const dialogChange = 'dialogs'

/** True while any dialog is open over the page. */
export const isDialogOpen = (): boolean => open > 0

/** Notes that a dialog has opened; what it returns notes that it has closed. */
export const noteDialog = (): (() => void) => {
  change(1)
  return () => change(-1)
}
