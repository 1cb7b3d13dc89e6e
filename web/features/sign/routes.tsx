import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const signRoutes: FeatureRoutes = { inLine: [], open: [] }
