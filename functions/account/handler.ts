import { accountEndpoints } from '../../shared/account/account.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { activate } from './activate.ts'
import { getUser } from './get-user.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { sendPhoneCode } from './send-phone-code.ts'

export const createAccountLambda = (deps: Deps) =>
  createAreaLambda(accountEndpoints, { activate, getUser, login, logout, register, sendPhoneCode }, deps)
