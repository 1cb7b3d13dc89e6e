import type { Window } from 'happy-dom'

const widths = { phone: 390, desktop: 1440 } as const

/** Makes the window of a component test as wide as those that the browser tests use: media queries follow. */
export const resizeWindow = (to: keyof typeof widths): void =>
  (window as unknown as Window).happyDOM.setViewport({ width: widths[to] })
