import { deviceSeconds } from '../data/devices.ts'
import type { Config } from '../runtime/config.ts'
import type { RequestContext } from './handle.ts'

/** A secret as `Random` makes them: what is kept under the cookie's name besides is none of ours. */
const secretPattern = /^[\w-]{43}$/

/** With the prefix no other host of the domain can set it, and a browser takes it by HTTPS alone. */
const shapeOf = ({ siteUrl }: Pick<Config, 'siteUrl'>) =>
  siteUrl.startsWith('https:')
    ? { name: '__Host-device', secure: '; Secure' }
    : { name: 'device', secure: '' }

/** The secret by which the browser of a call is known. Undefined where it brings none. */
export const deviceSecretOf = (
  { cookies }: Pick<RequestContext, 'cookies'>,
  config: Pick<Config, 'siteUrl'>,
): string | undefined => {
  const begin = `${shapeOf(config).name}=`
  const secret = cookies.find((each) => each.startsWith(begin))?.slice(begin.length)
  return secret && secretPattern.test(secret) ? secret : undefined
}

/** Has a browser keep the secret by which it is known; no script of a page gets to see it. */
export const deviceCookie = (secret: string, config: Pick<Config, 'siteUrl'>): string => {
  const { name, secure } = shapeOf(config)
  return `${name}=${secret}; Path=/; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Strict${secure}`
}
