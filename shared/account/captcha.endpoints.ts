import { endpoint } from '../api/endpoint.ts'
import type { captchaSchemas } from './captcha.schemas.ts'

export const captchaEndpoints = {
  /** A captcha, good for five minutes and one try. */
  getCaptcha: endpoint<typeof captchaSchemas.getCaptcha>()({
    name: 'get-captcha',
    method: 'GET',
    path: '/code',
    audience: 'public',
    envelope: 'landing',
    errors: ['tooManyRequests'],
  }),
} as const
