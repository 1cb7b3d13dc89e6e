import type { Config } from '../runtime/config.ts'

/** The one address that platforms send sellers back to. It is registered with each of them, character by character. */
export const oauthRedirectUri = ({ siteUrl }: Config): string => `${siteUrl}/financing/oauth/callback`
