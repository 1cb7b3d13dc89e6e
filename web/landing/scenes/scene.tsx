import type { ReactNode } from 'react'

/** A picture behind a landing page's promise: what matters is at its right, where no words stand. */
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
