import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import type { IllustrationName } from './drawings.tsx'

export type { IllustrationName }

/** Loaded when the browser is idle, to keep the initial bundle small; prerendered pages include theirs. */
const load = async () => ({ default: (await import('./drawings.tsx')).Drawing })
const Drawing = lazy(load)
globalThis.requestIdleCallback?.(load)

/** A decorative illustration in the brand's colours, hidden from screen readers. */
export const Illustration = ({ name, width = 200 }: { name: IllustrationName; width?: number }) => (
  <chakra.svg
    w={`${width}px`}
    h={`${width * 0.7}px`}
    maxW="full"
    viewBox="0 0 200 140"
    fill="none"
    aria-hidden="true"
  >
    <ellipse cx="100" cy="82" rx="86" ry="52" fill="var(--bq-colors-surface-hover)" />
    <Suspense fallback={<g data-pending />}>
      <Drawing name={name} />
    </Suspense>
  </chakra.svg>
)
