import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const handoverRoutes: FeatureRoutes = {
  inLine: [],
  open: [
    { path: '/redirect', lazy: withWords(['handover'], () => import('./handover-page.tsx')) },
    { path: '/link/:id', lazy: withWords(['handover', 'pages'], () => import('./link-page.tsx')) },
  ],
}
