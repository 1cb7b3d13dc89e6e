import type { ConsoleConfig } from '#shared/desk/console-config.ts'
import type { DeskSignIn } from './desk-access.ts'

/** The console's configuration of the identity provider. */
export const consoleConfigOf = ({ issuer, clientId, scope, resource }: DeskSignIn): ConsoleConfig => ({
  authority: issuer,
  clientId,
  scope,
  ...(resource ? { resource } : {}),
})

/** The identity provider's origins: the console's pages may call no others but their own. */
export const signInOrigins = ({ issuer, otherOrigins = [] }: DeskSignIn): string[] => [
  ...new Set([issuer, ...otherOrigins].map((url) => new URL(url).origin)),
]
