import type { Window } from 'happy-dom'

const widths = { phone: 390, desktop: 1440 } as const

/** Sets the window to a width of the browser tests; media queries follow. */
export const resizeWindow = (to: keyof typeof widths): void =>
  (window as unknown as Window).happyDOM.setViewport({ width: widths[to] })
