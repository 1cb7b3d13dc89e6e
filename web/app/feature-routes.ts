import type { ComponentType, ReactNode } from 'react'

/** A screen or a layout: its `element`, or the `Component` of a lazily loaded module. */
export interface ScreenRoute {
  readonly path?: string
  /** The screen at its parent's own path. */
  readonly index?: true
  readonly element?: ReactNode
  readonly lazy?: () => Promise<{ readonly Component: ComponentType }>
  readonly children?: readonly ScreenRoute[]
}

/**
 * The screens of a feature. Each is loaded on its first visit together with the translations that it uses: `{ path:
 * 'limit', lazy: withTranslations(['credit'], () => import(…)) }`, where the module exports `Component`.
 */
export interface FeatureRoutes {
  /** Below each product line's prefix, for logged-in users of that line. */
  readonly inLine?: readonly ScreenRoute[]
  /** Below the router's base, for logged-in users of any line. */
  readonly loggedIn?: readonly ScreenRoute[]
  /** Below the router's base, open to visitors. */
  readonly open?: readonly ScreenRoute[]
  /** Like `open`, but with a layout of their own instead of the application's. */
  readonly bare?: readonly ScreenRoute[]
}
