import type { Config } from '../runtime/config.ts'

/** The one redirect address. It is registered with each platform, character by character. */
export const oauthRedirectUri = ({ siteUrl }: Config): string => `${siteUrl}/financing/oauth/callback`
