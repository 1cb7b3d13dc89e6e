import type { RequestOf } from '#shared/api/endpoint.ts'
import { type AuthModeName, authModes } from '#shared/shops/auth-modes.ts'
import type { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import type { LinkedShops, PaymentAccount } from '../linked-shop.ts'

export type Announced = RequestOf<typeof authorisedShopsEndpoints.addShops>['body']['shops'][number]

/** The data of a shop that its seller enters before authorising it. */
export interface AnnouncementFields {
  readonly industry: string
  readonly authMode: AuthModeName
  /** The payment account that receives the shop's payouts; empty for none, or before it is linked. */
  readonly pspId: string
}

export const nothingAnnounced: AnnouncementFields = {
  industry: '',
  authMode: 'auth_without_psp',
  pspId: '',
}

export const announcementRules = ({
  industry,
  authMode,
  pspId,
}: AnnouncementFields): Record<string, string> => ({
  ...(industry === '' ? { industry: 'required' } : {}),
  ...(authMode === 'auth_with_psp' && pspId === '' ? { pspId: 'required' } : {}),
})

/** The request body. */
export const announcementOf = ({
  industry,
  authMode,
  pspId,
}: AnnouncementFields): Pick<Announced, 'industry' | 'auth_mode' | 'psp_id'> => ({
  industry,
  auth_mode: authModes[authMode],
  ...(authMode === 'auth_with_psp' ? { psp_id: pspId } : {}),
})

/** The authorised payment accounts, the last linked first. */
export const openAccounts = ({ psp }: LinkedShops): PaymentAccount[] =>
  psp.filter(({ authorised }) => authorised).toSorted((a, b) => (a.authorised_at < b.authorised_at ? 1 : -1))

/**
 * Prefills the industry of the other shops, and the payment account if the seller has just linked one for this shop.
 */
export const prefilled = <Fields extends AnnouncementFields>(fields: Fields, linked: LinkedShops): Fields => {
  const [account] = openAccounts(linked)
  const awaitsAccount = fields.authMode === 'auth_with_psp' && fields.pspId === ''
  return {
    ...fields,
    industry: fields.industry || (linked.shop.find(({ industry }) => industry)?.industry ?? ''),
    pspId: awaitsAccount && account ? account.id : fields.pspId,
  }
}
