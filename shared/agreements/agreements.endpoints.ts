import { shopActivationEndpoints } from './shop-activation.endpoints.ts'
import { signersEndpoints } from './signers.endpoints.ts'
import { signingEndpoints } from './signing.endpoints.ts'
import { verificationEndpoints } from './verification.endpoints.ts'

/** Every call of the area. A screen takes those of its own part, so as to load no others. */
export const agreementsEndpoints = {
  ...signersEndpoints,
  ...signingEndpoints,
  ...shopActivationEndpoints,
  ...verificationEndpoints,
} as const
