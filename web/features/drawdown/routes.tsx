import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const drawdownRoutes: FeatureRoutes = { inLine: [], open: [] }
