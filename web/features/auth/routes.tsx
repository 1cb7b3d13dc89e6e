import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'
import { SignedOutOnly } from './signed-out-only.tsx'

export const authRoutes: FeatureRoutes = {
  inLine: [],
  open: [
    {
      path: '/activate',
      lazy: withWords(['auth', 'fieldRules'], () => import('../activate/activate-page.tsx')),
    },
  ],
  bare: [
    {
      element: <SignedOutOnly />,
      children: [
        { path: '/sign-in', lazy: withWords(['auth', 'fieldRules'], () => import('./sign-in-page.tsx')) },
        { path: '/sign-up', lazy: withWords(['auth', 'fieldRules'], () => import('./sign-up-page.tsx')) },
        {
          path: '/forgot-password',
          lazy: withWords(['auth', 'fieldRules'], () => import('./forgot-password-page.tsx')),
        },
      ],
    },
    {
      path: '/set-password',
      lazy: withWords(['auth', 'fieldRules'], () => import('./set-password-page.tsx')),
    },
  ],
}
