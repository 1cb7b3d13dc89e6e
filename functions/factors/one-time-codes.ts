import { Secret, TOTP } from 'otpauth'
import { codePeriodSeconds } from '../data/second-factors.ts'

/** The tolerated clock difference of a phone, in steps. */
const window = 1

const appOf = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: codePeriodSeconds })

/** A new secret of 160 bits, in base32. */
export const drawCodeSecret = (): string => new Secret({ size: 20 }).base32

/** The content of the QR code for an app: `otpauth://totp/…`. */
export const codeAppUri = (secret: string, { issuer, email }: { issuer: string; email: string }): string =>
  appOf(secret, issuer, email).toString()

/**
 * The time step (half minutes since 1970) of a code, as an app shows it at `now` or a step before or after. Undefined
 * for any other code.
 */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const delta = appOf(secret, '', '').validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / codePeriodSeconds) + delta
}
