import { agreementsSchemas } from '#shared/agreements/agreements.schemas.ts'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof agreementsEndpoints> = {
  initiateSign: async () => (await import('./initiate-sign.ts')).initiateSign,
  getSigners: async () => (await import('./get-signers.ts')).getSigners,
  urgeSigner: async () => (await import('./urge-signer.ts')).urgeSigner,
  getShopActivation: async () => (await import('./get-shop-activation.ts')).getShopActivation,
  previewShopActivation: async () => (await import('./preview-shop-activation.ts')).previewShopActivation,
  withdrawAddendum: async () => (await import('./withdraw-addendum.ts')).withdrawAddendum,
  openSigning: async () => (await import('./open-signing.ts')).openSigning,
  sendSigningCode: async () => (await import('./send-signing-code.ts')).sendSigningCode,
  identifySigner: async () => (await import('./identify-signer.ts')).identifySigner,
  getSignatory: async () => (await import('./get-signatory.ts')).getSignatory,
  sendSignatoryCode: async () => (await import('./send-signatory-code.ts')).sendSignatoryCode,
  proveSignatory: async () => (await import('./prove-signatory.ts')).proveSignatory,
  recordReading: async () => (await import('./record-reading.ts')).recordReading,
  declineSigning: async () => (await import('./decline-signing.ts')).declineSigning,
  renewSigningLink: async () => (await import('./renew-signing-link.ts')).renewSigningLink,
  changeSigner: async () => (await import('./change-signer.ts')).changeSigner,
  openObjection: async () => (await import('./open-objection.ts')).openObjection,
  objectToContact: async () => (await import('./object-to-contact.ts')).objectToContact,
  deleteSignerFile: async () => (await import('./delete-signer-file.ts')).deleteSignerFile,
  retrySign: async () => (await import('./retry-sign.ts')).retrySign,
  sendRpaEmail: async () => (await import('./send-rpa-email.ts')).sendRpaEmail,
  getMailOccurrence: async () => (await import('./get-mail-occurrence.ts')).getMailOccurrence,
  signAgreement: async () => (await import('./sign-agreement.ts')).signAgreement,
  verifyAgreement: async () => (await import('./verify-agreement.ts')).verifyAgreement,
}

export const createAgreementsLambda = (deps: Deps) =>
  createAreaLambda(agreementsEndpoints, agreementsSchemas, handlers, deps)
