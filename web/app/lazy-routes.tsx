import { lazy } from 'react'
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom'
import type { ScreenRoute } from './feature-routes.ts'

type Load = NonNullable<ScreenRoute['lazy']>

const once = (load: Load): Load => {
  let loaded: ReturnType<Load> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}

/** Converts the routes for the router; a lazy route becomes a component that suspends while it loads. */
export const lazyRoutes = (routes: readonly ScreenRoute[]): RouteObject[] =>
  routes.map(({ path, index, element, lazy: load, children }): RouteObject => {
    const place = path === undefined ? {} : { path }
    if (!load)
      return index
        ? { ...place, index, element }
        : { ...place, element, children: lazyRoutes(children ?? []) }
    const fetched = once(load)
    const Screen = lazy(async () => ({ default: (await fetched()).Component }))
    const screen = { ...place, element: <Screen />, handle: fetched }
    return index ? { ...screen, index } : { ...screen, children: lazyRoutes(children ?? []) }
  })

/**
 * Starts to load layout and screen at `location` in parallel; during rendering, the screen would wait for its layout. A
 * failure is shown when the screen renders. Resolves once all is loaded or has failed.
 */
export const fetchScreen = (
  routes: RouteObject[],
  location: Partial<Location>,
  basename?: string,
): Promise<unknown> =>
  Promise.allSettled(
    (matchRoutes(routes, location, basename) ?? []).map(async ({ route }) =>
      (route.handle as Load | undefined)?.(),
    ),
  )
