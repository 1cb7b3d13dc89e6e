import type { ConfiguredPlatform } from '../runtime/config.ts'
import type { Deps } from '../runtime/deps.ts'
import { GrantRefused } from './call-platform.ts'
import type { Connector, PaymentConnector, ShopConnector } from './connector.ts'
import { type PlatformKind, platformKinds } from './platform-kinds.ts'
import { decryptPlatformSecret } from './platform-secrets.ts'

const kindOf = ({ id, kind }: ConfiguredPlatform) => {
  if (!Object.hasOwn(platformKinds, kind)) throw new Error(`${id} is of an unknown kind of platform, ${kind}`)
  return platformKinds[kind as PlatformKind]
}

type Reach = Pick<Deps, 'config' | 'fetch' | 'clock' | 'seal'>

const describe = (platform: ConfiguredPlatform) => {
  const { id, name, issuer } = platform
  const { serves, offered } = kindOf(platform)
  return { id, name, issuer, serves, ...offered }
}
export type LinkedPlatform = ReturnType<typeof describe>

/** The environment's platforms whose shops, or whose payment accounts, can be linked. */
export const listPlatforms = (
  { config }: Pick<Deps, 'config'>,
  serves: 'shop' | 'payment',
): LinkedPlatform[] => config.platforms.map(describe).filter((platform) => platform.serves === serves)

/** One of them, of either kind; undefined for one that the environment does not have. */
export const findPlatform = (
  { config }: Pick<Deps, 'config'>,
  platformId: string,
): LinkedPlatform | undefined => {
  const platform = config.platforms.find(({ id }) => id === platformId)
  return platform && describe(platform)
}

const open = async (
  { config, fetch, clock, seal }: Reach,
  serves: 'shop' | 'payment',
  platformId: string,
): Promise<Connector> => {
  const platform = config.platforms.find(({ id }) => id === platformId)
  const kind = platform && kindOf(platform)
  if (!platform || kind?.serves !== serves) throw new GrantRefused(`${platformId} is not linked to`)
  const { sealedClientSecret: sealed } = platform
  const secret = sealed ? await decryptPlatformSecret(seal, platformId, sealed) : ''
  return kind.open({ fetch, clock }, platform, secret)
}

/** The connector to a platform of either kind, for common operations. Throws GrantRefused like the functions below. */
export const openConnector = (reach: Reach, { serves, id }: Pick<LinkedPlatform, 'serves' | 'id'>) =>
  open(reach, serves, id)

/** The connector to a shop platform. Throws GrantRefused for one that the environment does not have any more. */
export const openShopConnector = (reach: Reach, platformId: string) =>
  open(reach, 'shop', platformId) as Promise<ShopConnector>

/** The connector to a payment platform. Throws GrantRefused for one that the environment does not have any more. */
export const openPaymentConnector = (reach: Reach, platformId: string) =>
  open(reach, 'payment', platformId) as Promise<PaymentConnector>
