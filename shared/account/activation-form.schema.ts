import { captchaFields } from './account-fields.schema.ts'
import { withNamedUser } from './named-user.schema.ts'

export const resendActivationBody = withNamedUser(captchaFields)
