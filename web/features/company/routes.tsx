import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const companyRoutes: FeatureRoutes = { inLine: [], open: [] }
