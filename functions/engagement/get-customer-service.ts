import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { findQrCode } from '../data/customer-services.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

export const getCustomerService: Handler<typeof engagementEndpoints.getCustomerService> = async (
  { input },
  { table },
) => {
  const image = await findQrCode(table, input.params.id)
  return image === undefined ? refuse('notFound') : answer({ cs_qrcode: image })
}
