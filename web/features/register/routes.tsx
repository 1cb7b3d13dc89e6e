import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const registerRoutes: FeatureRoutes = { inLine: [], open: [] }
