import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import type { IllustrationName } from './drawings.tsx'

export type { IllustrationName }

/** Not with the first code, but as soon as the browser has nothing else to do: pages rendered beforehand have theirs. */
const load = async () => ({ default: (await import('./drawings.tsx')).Drawing })
const Drawing = lazy(load)
globalThis.requestIdleCallback?.(load)

/** A drawing in the brand's colours, for a state or a step. It says nothing that the words beside it do not. */
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
