/** Why the back office checks signers: another contact of one of them, or signatures from one browser. */
export const signerCheckCauses = ['signer contact', 'shared browser'] as const
export type SignerCheckCause = (typeof signerCheckCauses)[number]
