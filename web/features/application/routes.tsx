import type { ReactNode } from 'react'
import type { GatedScreen } from '#shared/application/position-screens.ts'
import { lineScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes, ScreenRoute } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

/** A screen behind a position gate. */
const gated = (screen: GatedScreen, load: () => Promise<{ Component: () => ReactNode }>): ScreenRoute => ({
  path: lineScreens[screen],
  lazy: async () => {
    const { createPositionGate } = await import('./position-gate.tsx')
    return { Component: createPositionGate(screen) }
  },
  children: [{ index: true, lazy: load }],
})

export const applicationRoutes: FeatureRoutes = {
  inLine: [
    {
      lazy: withTranslations(['application'], () => import('./application-gate.tsx')),
      children: [
        {
          path: lineScreens.registerDrawdownAccount,
          lazy: withTranslations(['fieldRules'], () => import('./drawdown-account-page.tsx')),
        },
        gated(
          'registerBusinessInfo',
          withTranslations(['kyc', 'fieldRules'], () => import('./business-info-page.tsx')),
        ),
        gated('registerSigning', () => import('./signing-page.tsx')),
        gated('registerSigningLoading', () => import('./signing-loading-page.tsx')),
      ],
    },
  ],
}
