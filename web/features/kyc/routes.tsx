import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { LineLayout } from '../../app/line-layout.tsx'
import { withWords } from '../../i18n/i18n.ts'

export const kycRoutes: FeatureRoutes = {
  inLine: [],
  open: [
    {
      path: siteScreens.company,
      element: <LineLayout />,
      children: [{ index: true, lazy: withWords(['kyc', 'fieldRules'], () => import('./company-page.tsx')) }],
    },
  ],
}
