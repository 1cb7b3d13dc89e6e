import { captchaSchemas } from './captcha.schemas.ts'
import { passwordSchemas } from './password.schemas.ts'
import { profileSchemas } from './profile.schemas.ts'
import { sessionSchemas } from './session.schemas.ts'
import { signupSchemas } from './signup.schemas.ts'

export const accountSchemas = {
  ...sessionSchemas,
  ...signupSchemas,
  ...captchaSchemas,
  ...passwordSchemas,
  ...profileSchemas,
}
