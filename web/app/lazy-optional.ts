import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * A part of the layout that is loaded after the screen. If it cannot be loaded, as after a release, `LeftOut` is shown
 * instead: the user did not ask for it, and the screen works without it.
 */
export const lazyOptional = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  LeftOut: ComponentType<Props> = Nothing,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: LeftOut }),
    ),
  )
