import type { Agreement } from '../data/agreements.ts'
import type { SigningStep } from '../data/signing-events.ts'

/** The first event of an agreement's chain: its document. */
export const initialChainEvent = ({
  agreementId,
  agreementNumber,
  agreementVersion,
  kind = 'facility',
  companions = [],
  locale,
  signers,
}: Agreement): SigningStep => ({
  kind: 'made',
  details: {
    agreement: agreementId,
    number: agreementNumber,
    version: agreementVersion,
    kind,
    locale,
    signers: String(signers.length),
    ...Object.fromEntries(companions.map(({ kind: companion, number }) => [companion, number])),
  },
})
