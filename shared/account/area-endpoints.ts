import { captchaEndpoints } from './captcha.endpoints.ts'
import { passwordEndpoints } from './password.endpoints.ts'
import { profileEndpoints } from './profile.endpoints.ts'
import { sessionEndpoints } from './session.endpoints.ts'
import { signupEndpoints } from './signup.endpoints.ts'

/** Users, sessions, passwords, codes and captchas. */
export const accountEndpoints = {
  ...sessionEndpoints,
  ...signupEndpoints,
  ...captchaEndpoints,
  ...passwordEndpoints,
  ...profileEndpoints,
} as const
