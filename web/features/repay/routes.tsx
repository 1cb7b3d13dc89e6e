import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const repayRoutes: FeatureRoutes = { inLine: [], open: [] }
