import type { ReactNode } from 'react'
import type { stepGates } from '#shared/application/position.ts'
import type { FeatureRoutes, ScreenRoute } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

/** A screen behind a gate: only who stands at one of its steps is let in. */
const gated = (
  route: keyof typeof stepGates,
  load: () => Promise<{ Component: () => ReactNode }>,
): ScreenRoute => ({
  path: route.replace('/register/', ''),
  lazy: async () => {
    const { createPositionGate } = await import('./position-gate.tsx')
    return { Component: createPositionGate(route) }
  },
  children: [{ index: true, lazy: load }],
})

export const registerRoutes: FeatureRoutes = {
  inLine: [
    {
      path: 'register',
      lazy: withWords(['application'], () => import('./register-gate.tsx')),
      children: [
        {
          path: 'drawdown-account',
          lazy: withWords(['fieldRules'], () => import('./drawdown-account-page.tsx')),
        },
        gated(
          '/register/business-info',
          withWords(['kyc', 'fieldRules'], () => import('./business-info-page.tsx')),
        ),
        gated('/register/signing', () => import('./signing-page.tsx')),
        gated('/register/signing/loading', () => import('./signing-loading-page.tsx')),
      ],
    },
  ],
  open: [],
}
