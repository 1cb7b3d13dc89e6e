import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlatformSettings } from '../../functions/connectors/platform-kinds.ts'

/** A platform of the sandbox that sellers can link: a peer of the portal, as the real one is. */
export interface SandboxPlatform {
  /** Its base path, below `/sandbox/`. */
  path: string
  /** The client secret; absent if there is none. It is valid on this machine only. */
  clientSecret?: string
  /** The portal's configuration of the platform, without the secret. `baseUrl` ends in its path. */
  settings(baseUrl: string): DistributiveOmit<PlatformSettings, 'sealedClientSecret'>
  /** Answers a request for anything below the base address. */
  createPeer(options: SandboxPeerOptions): (req: IncomingMessage, res: ServerResponse) => Promise<void> | void
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

export interface SandboxPeerOptions {
  /** Its base path, without a trailing slash. */
  baseUrl: string
  clock: () => Date
  /** The portal's name for sellers. */
  brandName: string
  /** The redirect address of the portal. */
  redirectUri: string
  /** The base address for platforms' calls of the portal, without a trailing slash. */
  portalUrl: string
  /** Its folder for data that outlives the process. */
  folder: string
}
