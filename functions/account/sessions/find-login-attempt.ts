import { type Credentials, findCredentials } from '../../data/credentials.ts'
import type { Device } from '../../data/devices.ts'
import { findUser, findUserIdOfPhone, fullPhone } from '../../data/users.ts'
import type { RequestContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { CaptchaInput } from '../captcha/check-captcha.ts'
import { type PasswordAttempt, readAttempts } from '../passwords/attempt-password.ts'
import { type FoundLogin, type NamedLogin, unknownLogin } from './find-login.ts'
import { deviceAttemptsKey, findDeviceOfUser, findKnownDevice, matchKnownDevice } from './known-device.ts'

interface FoundAttempt extends FoundLogin, Pick<PasswordAttempt, 'read'> {
  /** The browser, if it is known. */
  device: Device | undefined
}

type LoginDeps = Pick<Deps, 'table' | 'clock' | 'config'>

/**
 * The attempt of a login by mobile number. The user's item has the address and the browser's item the version of the
 * credentials, so the counters are read in parallel with the credentials. An unknown number causes the same reads.
 */
const findByPhone = async (
  deps: LoginDeps,
  phone: string,
  captcha: CaptchaInput,
  request: RequestContext,
): Promise<FoundAttempt> => {
  const { table } = deps
  const userId = (await findUserIdOfPhone(table, phone)) ?? unknownLogin
  const [user, browser] = await Promise.all([
    findUser(table, userId),
    findDeviceOfUser(deps, userId, request),
  ])
  const subject = user?.email ?? phone
  const device = browser && deviceAttemptsKey({ userId, version: browser.credentialsVersion }, browser)
  const [found, read] = await Promise.all([
    findCredentials(table, user?.email ?? unknownLogin),
    readAttempts(deps, { subject, device, ip: request.ip, captcha }),
  ])
  // The address may have become another user's since the user was read.
  const credentials: Credentials | undefined = found?.userId === userId ? found : undefined
  const known = matchKnownDevice(credentials, browser)
  // A browser from before a change of the password counts as an unknown one.
  return { subject, credentials, device: known, read: known === browser ? read : undefined }
}

/** Finds the user of a login by the e-mail address if given, else by the mobile number, and whether the browser is known. */
export const findLoginAttempt = async (
  deps: LoginDeps,
  login: NamedLogin & CaptchaInput,
  request: RequestContext,
): Promise<FoundAttempt> => {
  const { email, mobilePhone = '', mobilePhoneAreaCode = '' } = login
  if (email === undefined)
    return findByPhone(deps, fullPhone(mobilePhoneAreaCode, mobilePhone), login, request)
  const credentials = await findCredentials(deps.table, email)
  return { subject: email, credentials, device: await findKnownDevice(deps, credentials, request) }
}
