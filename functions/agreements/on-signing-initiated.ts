import { maskEmail } from '#shared/account/mask-email.ts'
import { signingEnd } from '#shared/agreements/signing-times.ts'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import {
  type Agreement,
  type AgreementText,
  findAgreement,
  putAgreementText,
  replaceAgreement,
} from '../data/agreements.ts'
import { completeTerms } from '../data/facilities.ts'
import { measurePaper, paperType } from '../data/paper-files.ts'
import { sha256Of } from '../data/sha256.ts'
import { chainSteps, type SigningStep } from '../data/signing-events.ts'
import type { Write } from '../data/table.ts'
import { addendumText } from '../papers/addendum.ts'
import { addendumVersion, agreementVersion } from '../papers/agreement-version.ts'
import { facilityAgreementText } from '../papers/facility-agreement.ts'
import { renderAgreement } from '../papers/render-agreement.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { inviteSigner } from './invite-signer.ts'

/** Nobody has read it yet: where the words have changed since it was made, it is of the new ones. */
const ofNewestWords = (made: Agreement): Agreement =>
  made.kind === 'addendum'
    ? { ...made, agreementVersion: addendumVersion }
    : { ...made, terms: completeTerms(made.terms), agreementVersion }

const write = (agreement: Agreement, locale: Locale): Promise<AgreementText> =>
  agreement.kind === 'addendum' ? addendumText(agreement, locale) : facilityAgreementText(agreement, locale)

/** Renders the agreement, and invites its signers in the transaction that makes it ready. */
export const onSigningInitiated: Subscriber<'signing-initiated'> = async (
  { companyId, agreementId },
  deps,
  { done },
) => {
  const { table, files, clock } = deps
  const found = await findAgreement(table, companyId, agreementId)
  if (found?.status !== 'rendering') return
  const agreement = ofNewestWords(found)
  const text = await write(agreement, agreement.locale)
  const others = locales.filter((locale) => locale !== agreement.locale)
  const translations = await Promise.all(
    others.map(async (locale) => ({ locale, text: await write(agreement, locale) })),
  )
  const pdf = await renderAgreement(text, agreement, agreement.locale)
  const sha256 = sha256Of(pdf)
  // Named by its content: what was hashed and signed can never be overwritten by another rendering.
  const key = `agreements/${companyId}/${agreementId}/${sha256}.pdf`
  await files.write(key, pdf, paperType)

  const now = clock()
  const invitations: Record<string, Write> = {}
  for (const signer of agreement.signers) {
    const { link, event } = await inviteSigner(deps, agreement, signer, now)
    invitations[`link ${signer.signerId}`] = link
    invitations[`event ${signer.signerId}`] = event
  }
  const ready = chainSteps<Agreement>(
    table,
    {
      ...agreement,
      status: 'ready',
      document: { key, sha256, ...measurePaper(pdf) },
      lapsesAt: agreement.lapsesAt ?? signingEnd(now).toISOString(),
      isTranslated: true,
      signers: agreement.signers.map((signer) => ({ ...signer, invitedAt: now.toISOString() })),
    },
    [
      { kind: 'rendered', details: { document_sha256: sha256, version: agreement.agreementVersion } },
      ...agreement.signers.map(
        ({ signerId, email }): SigningStep => ({
          kind: 'invited',
          signerId,
          details: { to: maskEmail(email) },
        }),
      ),
    ],
    now,
  )
  const outcome = await table.transact<string>({
    done,
    agreement: replaceAgreement(table, ready.agreement),
    ...ready.writes,
    text: putAgreementText(table, agreement, text),
    ...Object.fromEntries(
      translations.map(({ locale, text: translated }) => [
        `text ${locale}`,
        putAgreementText(table, agreement, translated, locale),
      ]),
    ),
    ...invitations,
  })
  if (!outcome.ok && !outcome.failed.includes('done'))
    throw new Error(`agreement ${agreementId} could not be made ready: ${outcome.failed.join(', ')}`)
}
