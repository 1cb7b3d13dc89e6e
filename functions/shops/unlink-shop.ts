import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { endLinking } from './end-linking.ts'

export const unlinkShop: Handler<typeof shopsEndpoints.unlinkShop> = async (
  { input: { params }, session },
  deps,
) => ((await endLinking(deps, session.companyId, params.id)) ? answer(null) : refuse('notFound'))
