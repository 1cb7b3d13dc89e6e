import type { RouteObject } from 'react-router-dom'

/**
 * The screens that a feature adds. Each is loaded when it is visited, with the areas of words that it says:
 * `{ path: 'limit', lazy: withWords(['credit'], () => import(…)) }`, where the module exports `Component`.
 */
export interface FeatureRoutes {
  /** Below the line's prefix, for signed-in users only. */
  readonly inLine: readonly RouteObject[]
  /** Below the router's base, open to visitors. */
  readonly open: readonly RouteObject[]
  /** Below the router's base, open to visitors, with a frame of their own instead of the application's. */
  readonly bare?: readonly RouteObject[]
}
