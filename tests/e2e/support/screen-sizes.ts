/** The viewports that the site is checked in. */
export const screenSizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

export type ScreenName = keyof typeof screenSizes
