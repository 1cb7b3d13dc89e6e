import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'
import { LoggedOutOnly } from './sessions/logged-out-only.tsx'

export const authRoutes: FeatureRoutes = {
  inLine: [],
  open: [
    {
      path: '/activate',
      lazy: withWords(['account', 'fieldRules'], () => import('./signup/activate-page.tsx')),
    },
  ],
  bare: [
    {
      element: <LoggedOutOnly />,
      children: [
        {
          path: '/sign-in',
          lazy: withWords(['account', 'fieldRules'], () => import('./sessions/login-page.tsx')),
        },
        {
          path: '/sign-up',
          lazy: withWords(['account', 'fieldRules'], () => import('./signup/signup-page.tsx')),
        },
        {
          path: '/forgot-password',
          lazy: withWords(['account', 'fieldRules'], () => import('./passwords/forgot-password-page.tsx')),
        },
      ],
    },
    {
      path: '/set-password',
      lazy: withWords(['account', 'fieldRules'], () => import('./passwords/set-password-page.tsx')),
    },
  ],
}
