import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { GuestsOnly } from '../../app/guests-only.tsx'
import { withTranslations } from '../../i18n/i18n.ts'

export const accountRoutes: FeatureRoutes = {
  open: [
    {
      path: siteScreens.activate,
      lazy: withTranslations(['account', 'fieldRules'], () => import('./signup/activate-page.tsx')),
    },
    {
      path: siteScreens.handover,
      lazy: withTranslations(['accountHandover'], () => import('./handover/handover-page.tsx')),
    },
    {
      path: siteScreens.shortLink,
      lazy: withTranslations(['accountHandover', 'pages'], () => import('./handover/link-page.tsx')),
    },
  ],
  bare: [
    {
      element: <GuestsOnly />,
      children: [
        {
          path: siteScreens.login,
          lazy: withTranslations(['account', 'fieldRules'], () => import('./sessions/login-page.tsx')),
        },
        {
          path: siteScreens.signup,
          lazy: withTranslations(['account', 'fieldRules'], () => import('./signup/signup-page.tsx')),
        },
        {
          path: siteScreens.forgotPassword,
          lazy: withTranslations(
            ['account', 'fieldRules'],
            () => import('./passwords/forgot-password-page.tsx'),
          ),
        },
      ],
    },
    {
      path: siteScreens.setPassword,
      lazy: withTranslations(['account', 'fieldRules'], () => import('./passwords/set-password-page.tsx')),
    },
  ],
}
