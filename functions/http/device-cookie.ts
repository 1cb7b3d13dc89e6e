import { deviceSeconds } from '../data/devices.ts'
import type { Config } from '../runtime/config.ts'
import type { RequestContext } from './handle.ts'

/** A secret as `Random` makes them: any other value of the cookie is not ours. */
const secretPattern = /^[\w-]{43}$/

/** The prefix prevents other hosts of the domain from setting it, and requires HTTPS. */
const shapeOf = ({ siteUrl }: Pick<Config, 'siteUrl'>) =>
  siteUrl.startsWith('https:')
    ? { name: '__Host-device', secure: '; Secure' }
    : { name: 'device', secure: '' }

/** The secret of a call's browser. Undefined without one. */
export const deviceSecretOf = (
  { cookies }: Pick<RequestContext, 'cookies'>,
  config: Pick<Config, 'siteUrl'>,
): string | undefined => {
  const begin = `${shapeOf(config).name}=`
  const secret = cookies.find((each) => each.startsWith(begin))?.slice(begin.length)
  return secret && secretPattern.test(secret) ? secret : undefined
}

/** Sets the browser's secret; no script of a page can read it. */
export const deviceCookie = (secret: string, config: Pick<Config, 'siteUrl'>): string => {
  const { name, secure } = shapeOf(config)
  return `${name}=${secret}; Path=/; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Strict${secure}`
}
