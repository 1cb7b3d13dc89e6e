import type { ComponentType, ReactNode } from 'react'

/** A screen or a layout of screens: its `element`, or the `Component` of a module that is fetched when it is visited. */
export interface ScreenRoute {
  readonly path?: string
  /** The screen at its parent's own path. */
  readonly index?: true
  readonly element?: ReactNode
  readonly lazy?: () => Promise<{ readonly Component: ComponentType }>
  readonly children?: readonly ScreenRoute[]
}

/**
 * The screens that a feature adds. Each is loaded when it is visited, with the areas of words that it says:
 * `{ path: 'limit', lazy: withTranslations(['credit'], () => import(…)) }`, where the module exports `Component`.
 */
export interface FeatureRoutes {
  /** Below each line's prefix, for logged-in users of that line. */
  readonly inLine?: readonly ScreenRoute[]
  /** Below the router's base, for logged-in users of any line. */
  readonly loggedIn?: readonly ScreenRoute[]
  /** Below the router's base, open to visitors. */
  readonly open?: readonly ScreenRoute[]
  /** Below the router's base, open to visitors, with a frame of their own instead of the application's. */
  readonly bare?: readonly ScreenRoute[]
}
