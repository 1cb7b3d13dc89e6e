import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { seller } from '../../support/web/login-seller.ts'

/** The response to a login or signup of the component tests' seller. */
export const loginResponse: LoginResponse = {
  user: {
    id: seller.userId,
    userId: seller.userId,
    email: seller.email,
    user_name: '',
    mobile: '13800138000',
    phone_country_code: '+86',
    phone_verified: true,
    language: 'zh-CN',
    is_activated: true,
    register_source: 'small_shop_financing',
    company_id: '00000000-0000-7000-8000-000000000002',
    token_expiration: '2099-12-31T00:00:00Z',
  },
  token: 'access-token',
  access_token: 'access-token',
  is_skip: false,
  source_index_path: '/credit/hook/home',
}

/** The response after a mail or SMS was sent. */
export const sent = { success: true, resend_after_seconds: 60, valid_for_seconds: 600 } as const

/** A picture captcha with the id `uuid`. */
export const picture = (uuid: string): ResponseOf<typeof accountEndpoints.getCaptcha> => ({
  success: true,
  uuid,
  img: btoa(uuid),
  work: null,
  valid_for_seconds: 300,
})
