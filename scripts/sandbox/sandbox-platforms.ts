import { harborMarket } from './marketplace/harbor-market.ts'
import type { SandboxPlatform } from './sandbox-platform.ts'

/** Every platform of the sandbox that sellers can link, in the order in which they are offered. */
export const sandboxPlatforms: readonly SandboxPlatform[] = [harborMarket]
