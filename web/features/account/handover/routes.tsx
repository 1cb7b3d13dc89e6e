import type { FeatureRoutes } from '../../../app/feature-routes.ts'
import { withWords } from '../../../i18n/i18n.ts'

export const handoverRoutes: FeatureRoutes = {
  inLine: [],
  open: [
    { path: '/redirect', lazy: withWords(['accountHandover'], () => import('./handover-page.tsx')) },
    { path: '/link/:id', lazy: withWords(['accountHandover', 'pages'], () => import('./link-page.tsx')) },
  ],
}
