import type { RequestOf } from '#shared/api/endpoint.ts'
import { type AuthModeName, authModes } from '#shared/shops/auth-modes.ts'
import type { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import type { LinkedShops, PaymentAccount } from '../linked-shop.ts'

export type Announced = RequestOf<typeof authorisedShopsEndpoints.addShops>['body']['shops'][number]

/** What a seller says of a shop before authorising it, wherever at its platform it is. */
export interface AnnouncementFields {
  readonly industry: string
  readonly authMode: AuthModeName
  /** The payment account that the shop is paid into; empty for none, and while it is yet to be linked. */
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

/** As the server takes it. */
export const announcementOf = ({
  industry,
  authMode,
  pspId,
}: AnnouncementFields): Pick<Announced, 'industry' | 'auth_mode' | 'psp_id'> => ({
  industry,
  auth_mode: authModes[authMode],
  ...(authMode === 'auth_with_psp' ? { psp_id: pspId } : {}),
})

/** The accounts that a shop can be paid into, the last linked first. */
export const openAccounts = ({ psp }: LinkedShops): PaymentAccount[] =>
  psp.filter(({ authorised }) => authorised).toSorted((a, b) => (a.authorised_at < b.authorised_at ? 1 : -1))

/**
 * What is filled in already: the industry of the other shops, and the account of who went to link one first and has
 * come back with it.
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
