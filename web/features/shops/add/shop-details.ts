import type { RequestOf } from '#shared/api/endpoint.ts'
import { type AuthModeName, authModes } from '#shared/shops/auth-modes.ts'
import type { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import type { LinkedShops, PaymentAccount } from '../linked-shop.ts'

export type AddedShop = RequestOf<typeof authorisedShopsEndpoints.addShops>['body']['shops'][number]

/** The data of a shop that its seller enters before authorising it. */
export interface ShopDetails {
  readonly industry: string
  readonly authMode: AuthModeName
  /** The payment account that receives the shop's payouts; empty for none, or before it is linked. */
  readonly pspId: string
}

export const emptyShopDetails: ShopDetails = {
  industry: '',
  authMode: 'auth_without_psp',
  pspId: '',
}

export const shopDetailsRules = ({ industry, authMode, pspId }: ShopDetails): Record<string, string> => ({
  ...(industry === '' ? { industry: 'required' } : {}),
  ...(authMode === 'auth_with_psp' && pspId === '' ? { pspId: 'required' } : {}),
})

/** The request body. */
export const shopDetailsBody = ({
  industry,
  authMode,
  pspId,
}: ShopDetails): Pick<AddedShop, 'industry' | 'auth_mode' | 'psp_id'> => ({
  industry,
  auth_mode: authModes[authMode],
  ...(authMode === 'auth_with_psp' ? { psp_id: pspId } : {}),
})

/** The authorised payment accounts, the last linked first. */
export const authorisedAccounts = ({ psp }: LinkedShops): PaymentAccount[] =>
  psp.filter(({ authorised }) => authorised).toSorted((a, b) => (a.authorised_at < b.authorised_at ? 1 : -1))

/**
 * Prefills the industry of the other shops, and the payment account if the seller has just linked one for this shop.
 */
export const prefilled = <Fields extends ShopDetails>(fields: Fields, linked: LinkedShops): Fields => {
  const [account] = authorisedAccounts(linked)
  const awaitsAccount = fields.authMode === 'auth_with_psp' && fields.pspId === ''
  return {
    ...fields,
    industry: fields.industry || (linked.shop.find(({ industry }) => industry)?.industry ?? ''),
    pspId: awaitsAccount && account ? account.id : fields.pspId,
  }
}
