import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { answer, type Handler } from '../../http/handle.ts'

export const getCallerIp: Handler<typeof accountEndpoints.getCallerIp> = async ({ request: { ip } }) =>
  answer({ ip })
