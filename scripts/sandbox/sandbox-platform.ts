import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlatformSettings } from '../../functions/connectors/platform-kinds.ts'

/** A platform of the sandbox that sellers can link: a peer of the portal, as the real one is. */
export interface SandboxPlatform {
  /** Where it is mounted, below `/sandbox/`. */
  path: string
  /** What it and the portal know each other by; absent where there is no secret. It opens nothing outside this machine. */
  clientSecret?: string
  /** How the portal is configured for it, but for the secret. `baseUrl` ends in its path. */
  settings(baseUrl: string): DistributiveOmit<PlatformSettings, 'sealedClientSecret'>
  /** Answers a request for anything below the base address. */
  createPeer(options: SandboxPeerOptions): (req: IncomingMessage, res: ServerResponse) => Promise<void> | void
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

export interface SandboxPeerOptions {
  /** Where it is mounted, without a trailing slash. */
  baseUrl: string
  clock: () => Date
  /** What sellers know the portal as. */
  brandName: string
  /** Where platforms send sellers back to. */
  redirectUri: string
  /** Where the portal takes calls of platforms, without a trailing slash. */
  portalUrl: string
  /** A folder of its own, for what outlives the process. */
  folder: string
}
