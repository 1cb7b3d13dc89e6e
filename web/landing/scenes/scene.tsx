import type { ReactNode } from 'react'

/** The picture behind a landing page's headline. Its subject is on the right, where there is no text. */
export const Scene = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 1440 520"
    width="100%"
    height="100%"
    fill="none"
    aria-hidden="true"
    preserveAspectRatio="xMaxYMax slice"
  >
    {children}
  </svg>
)
