import type { Agreement } from '../../../functions/data/agreements.ts'
import { replaceAgreement } from '../../../functions/data/agreements.ts'
import { recordCertifiedDocument } from '../../../functions/data/certified-documents.ts'
import { putReading } from '../../../functions/data/reading-progress.ts'
import { indexAgreement } from '../../../functions/data/search-index.ts'
import { appendSigningEvents } from '../../../functions/data/signing-events.ts'
import { createSigningLink } from '../../../functions/data/signing-links.ts'
import { createSigningSession } from '../../../functions/data/signing-sessions.ts'
import type { Write } from '../../../functions/data/table.ts'
import { named } from './named.ts'
import type { Owned } from './owned.ts'

/** Secrets that authenticate their holder as the owner's signer. */
export const signingSecrets = {
  link: named('secret-of-the-signing-link'),
  session: named('secret-of-the-signing-session'),
  code: named('code-on-the-paper'),
}

const sha256 = (digit: string): string => digit.repeat(64)

/** An agreement out for signature, and the record of a signed document. */
export const ofSigning = (
  { app, companyId, terms }: Owned,
  today: string,
): Record<string, Write | undefined> => {
  const { table, clock } = app.deps
  const now = clock()
  const at = now.toISOString()
  const [agreementId, signerId] = [named('agreement'), named('signer')]
  const ofSigner = { companyId, agreementId, signerId, contact: 1 }
  const begun: Agreement = {
    agreementId,
    agreementNumber: 'FA-OF-THE-OWNER',
    agreementVersion: '1.0',
    agreementDate: today,
    companyId,
    productCode: terms.productCode,
    locale: 'en',
    status: 'ready',
    lenderName: 'The lender',
    licenceNumber: '1662/2024',
    companyName: "The owner's own company",
    terms,
    signers: [
      {
        signerId,
        name: "The owner's own director",
        email: 'director@owner.test',
        capacity: 'director',
        status: 0,
        invitedAt: at,
      },
    ],
    createdAt: at,
    version: 0,
  }
  const step = { kind: 'made', details: { note: "The owner's own signing" } } as const
  const { agreement, writes } = appendSigningEvents(table, begun, [step], now)
  return {
    agreement: replaceAgreement(table, agreement),
    ...writes,
    ...indexAgreement(table, agreement),
    link: createSigningLink(table, signingSecrets.link, ofSigner, now),
    session: createSigningSession(
      table,
      signingSecrets.session,
      { agreementId, signerId, token: signingSecrets.link },
      now,
    ).write,
    signingReading: putReading(
      table,
      { ...ofSigner, documentSha256: sha256('d') },
      { read: 1, locale: 'en' },
    ),
    ...recordCertifiedDocument(
      table,
      {
        kind: 'facility',
        number: 'FA-BEFORE-OF-THE-OWNER',
        agreementDate: today,
        completedAt: at,
        certifiedAt: at,
        signers: [{ nameMasked: "T•• o••••'s director", signedAt: at }],
        companyMasked: named('company'),
        documentSha256: sha256('e'),
        documentSize: 4,
        certifiedSha256: sha256('f'),
        certificateFingerprint: sha256('a'),
        timeStamped: false,
      },
      signingSecrets.code,
    ),
  }
}
