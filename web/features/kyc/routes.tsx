import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { LineLayout } from '../../app/line-layout.tsx'
import { withWords } from '../../i18n/i18n.ts'

export const companyRoutes: FeatureRoutes = {
  inLine: [],
  open: [
    {
      path: '/company',
      element: <LineLayout />,
      children: [{ index: true, lazy: withWords(['kyc', 'fieldRules'], () => import('./company-page.tsx')) }],
    },
  ],
}
