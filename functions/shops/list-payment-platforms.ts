import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { listPlatforms } from '../connectors/open-connector.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describePlatform } from './describe-platform.ts'

export const listPaymentPlatforms: Handler<typeof shopsEndpoints.listPaymentPlatforms> = async (_, deps) =>
  answer(listPlatforms(deps, 'payment').map((platform) => describePlatform(platform, [])))
