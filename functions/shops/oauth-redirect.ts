import type { Config } from '../http/config.ts'

/** The one address that platforms send sellers back to. It is registered with each of them, character by character. */
export const oauthRedirectUri = ({ siteUrl }: Config): string => `${siteUrl}/financing/oauth/callback`
