import { type ComponentType, lazy } from 'react'

const Nothing: ComponentType = () => null

/**
 * A part of the frame that is fetched after the screen. What cannot be, as after a release, is left out: nobody asked
 * for it, and the screen goes on without it, or with `LeftOut`.
 */
export const lazyOptional = (load: () => Promise<ComponentType>, LeftOut = Nothing) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: LeftOut }),
    ),
  )
