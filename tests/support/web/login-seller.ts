import { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import type { SessionUser } from '../../../web/api/stored-session.ts'
import { companyProfile } from './company-profile.ts'
import { server } from './fake-server.ts'

/** The seller of component tests. */
export const seller: SessionUser = {
  userId: '00000000-0000-7000-8000-000000000001',
  email: 'mei@harbour-gift.example',
  mobile: '+8613800138000',
  isActivated: true,
  registerSource: productLines.hook.registerSource,
}

/** Stores an unexpired session of an administrator of a verified company. */
export const loginSeller = (changes: Partial<SessionUser> = {}): void => {
  server.answer(companyProfileEndpoints.getCompanyProfile, companyProfile())
  sessionStore.open({
    accessToken: 'access-token',
    tokenExpiration: '2099-12-31T00:00:00Z',
    user: { ...seller, ...changes },
  })
}
