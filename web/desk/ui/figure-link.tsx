import type { ReactNode } from 'react'
import { PageLink } from './company-link.tsx'

/** A figure with a link to what it is made of, if there is a list of that. Tall enough to be hit in a row of bars. */
export const FigureLink = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? (
    children
  ) : (
    <PageLink to={to} display="inline-flex" alignItems="center" minH="6">
      {children}
    </PageLink>
  )
