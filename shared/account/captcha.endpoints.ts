import { publicLandingEndpoint } from '../api/endpoint.ts'
import type { captchaSchemas } from './captcha.schemas.ts'

export const captchaEndpoints = {
  /** A captcha, valid for five minutes and one attempt. */
  getCaptcha: publicLandingEndpoint<typeof captchaSchemas.getCaptcha>()({
    name: 'get-captcha',
    method: 'GET',
    path: '/code',
    errors: ['tooManyRequests'],
  }),
} as const
