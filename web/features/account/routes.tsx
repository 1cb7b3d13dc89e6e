import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'
import { SignedOutOnly } from './sessions/signed-out-only.tsx'

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
      element: <SignedOutOnly />,
      children: [
        {
          path: '/sign-in',
          lazy: withWords(['account', 'fieldRules'], () => import('./sessions/sign-in-page.tsx')),
        },
        {
          path: '/sign-up',
          lazy: withWords(['account', 'fieldRules'], () => import('./signup/sign-up-page.tsx')),
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
