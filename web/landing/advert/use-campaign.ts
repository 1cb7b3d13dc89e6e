import { useEffect, useState } from 'react'
import type { AdvertTemplate } from '#shared/engagement/advert-templates.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'

export interface Campaign {
  readonly template: AdvertTemplate
  /** The number of red packets left; 0 if the campaign has none. */
  readonly remaining: number
}

const quantityOf = async (id: string): Promise<number> => {
  const { call } = await import('../../api/call.ts')
  try {
    return (await call(engagementEndpoints.getRedPacketQuantity, { params: { id } })).remaining_quantity
  } catch {
    // The advert is shown without it.
    return 0
  }
}

const find = async (tpid: string): Promise<Campaign | null> => {
  const { call } = await import('../../api/call.ts')
  try {
    const tag = await call(engagementEndpoints.getCampaignTag, { params: { id: tpid } })
    return { template: tag.template, remaining: tag.red_packet_id ? await quantityOf(tag.red_packet_id) : 0 }
  } catch {
    return null
  }
}

/** The campaign in a link's `tpid`, as the lender configured it; null without one, or if it cannot be loaded. */
export const useCampaign = (tpid: string | null): Campaign | null => {
  const [campaign, setCampaign] = useState<Campaign | null>(null)
  useEffect(() => {
    if (!tpid) return
    let isGone = false
    const ask = async () => {
      const found = await find(tpid)
      if (!isGone) setCampaign(found)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [tpid])
  return campaign
}
