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

/** The routes as the router takes them: what is fetched when it is visited is a component that waits for itself. */
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
 * Begins to fetch all that the screen at `location` consists of: rendered alone, a layout would be waited for before
 * what stands in it. A failure is told where the screen is rendered. Resolves when all is there, or has failed.
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
