import { shopActivationEndpoints } from './shop-activation.endpoints.ts'
import { signatoryEndpoints } from './signatory.endpoints.ts'
import { signerChangesEndpoints } from './signer-changes.endpoints.ts'
import { signersEndpoints } from './signers.endpoints.ts'
import { signingPageEndpoints } from './signing-page.endpoints.ts'
import { verificationEndpoints } from './verification.endpoints.ts'

/** Every call of the area. A screen imports only those of its own part, so as to load no others. */
export const agreementsEndpoints = {
  ...signersEndpoints,
  ...signerChangesEndpoints,
  ...signingPageEndpoints,
  ...signatoryEndpoints,
  ...shopActivationEndpoints,
  ...verificationEndpoints,
} as const
