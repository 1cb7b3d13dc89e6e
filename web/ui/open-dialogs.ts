let open = 0
const change = (by: 1 | -1) => {
  open += by
  window.dispatchEvent(new Event(dialogChangeEvent))
}

/** The window event after a dialog has opened or closed. */
export const dialogChangeEvent = 'dialogs'

/** True while any dialog is open over the page. */
export const isDialogOpen = (): boolean => open > 0

/** Registers an open dialog; the returned function unregisters it. */
export const registerDialog = (): (() => void) => {
  change(1)
  return () => change(-1)
}
