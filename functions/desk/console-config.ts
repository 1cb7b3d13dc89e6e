import type { ConsoleConfig } from '#shared/desk/console-config.ts'
import type { DeskSignIn } from './desk-access.ts'

/** What the console is told of the identity provider. */
export const consoleConfigOf = ({ issuer, clientId, scope, resource }: DeskSignIn): ConsoleConfig => ({
  authority: issuer,
  clientId,
  scope,
  ...(resource ? { resource } : {}),
})

/** Where the identity provider answers: the console's pages may call no others besides their own origin. */
export const signInOrigins = ({ issuer, otherOrigins = [] }: DeskSignIn): string[] => [
  ...new Set([issuer, ...otherOrigins].map((url) => new URL(url).origin)),
]
