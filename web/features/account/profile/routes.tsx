import type { FeatureRoutes } from '../../../app/feature-routes.ts'
import { LineLayout } from '../../../app/line-layout.tsx'
import { withWords } from '../../../i18n/i18n.ts'

export const profileRoutes: FeatureRoutes = {
  inLine: [],
  open: [
    {
      path: '/profile',
      element: <LineLayout />,
      children: [
        {
          index: true,
          lazy: withWords(['accountProfile', 'account', 'fieldRules'], () => import('./profile-page.tsx')),
        },
      ],
    },
  ],
}
