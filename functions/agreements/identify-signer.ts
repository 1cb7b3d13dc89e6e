import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import type { FieldRule } from '#shared/api/field-rules.ts'
import { signsForCompany } from '#shared/kyc/signs-for-company.ts'
import { checkCode } from '../account/codes/check-code.ts'
import { statusAt } from '../data/agreements.ts'
import { linkSignatory } from '../data/signatory-links.ts'
import { createSigningSession } from '../data/signing-sessions.ts'
import type { Table } from '../data/table.ts'
import { consumeCode } from '../data/verification-codes.ts'
import { answer, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import type { CurrentKyc } from '../kyc/signatory-of-user.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { findSigning, signerOfLink } from './find-signing.ts'
import { findIdentificationMethod, type IdentificationMethod, signingCodeKey } from './identification-of.ts'
import { refuseAfterReset } from './signer-accounts.ts'

type Operation = typeof agreementsEndpoints.identifySigner

/**
 * A user who gives both the code sent to their verified number and the end of their document number is tied to this
 * person: what they sign while logged in, they sign as themselves.
 */
const tieOfSigner = (
  table: Table,
  companyId: string,
  { userId, personId, endOfId, by, toMasked, accounts }: IdentificationMethod,
  { company, sections }: CurrentKyc,
  now: Date,
) => {
  const person = sections.connected_persons?.persons.find(({ person_id: id }) => id === personId)
  if (!userId || !personId || !company?.kycId || endOfId === undefined) return {}
  if (!person || !signsForCompany(person)) return {}
  const { kycId } = company
  const tie = { companyId, personId, userId, kycId, at: now.toISOString(), by, to: toMasked }
  return linkSignatory(table, tie, accounts.ties)
}

const wrong = (field: 'code' | 'id_last_four', rule: FieldRule) =>
  refuse('invalidInput', [{ field: `body.${field}`, rule }])

/**
 * Opens a session for an identified signer. Any error costs one of the code's attempts, so that neither the code nor
 * the end of the document number can be found by trial.
 */
export const identifySigner: Handler<Operation> = async ({ input, request }, deps) => {
  const { table, clock, random } = deps
  const { token, code, id_last_four: endOfId } = input.body
  const found = await findSigning(deps, token, findCurrentSections)
  if (!found.ok) return refuse(found.reason)
  const { link, agreement: current, signer, current: kyc } = found
  if (statusAt(current, clock()) !== 'ready') return refuse('wrongState')
  const way = await findIdentificationMethod(table, current, signer, kyc, clock())
  const waits = refuseAfterReset(way.accounts, clock())
  if (waits) return waits
  if (way.endOfId !== undefined && endOfId === undefined) return wrong('id_last_four', 'required')
  const checked = await checkCode(deps, signingCodeKey(signer), code)
  if (!checked.ok) return checked.why === 'expired' ? refuse('codeExpired') : wrong('code', 'codeInvalid')
  if (way.endOfId !== undefined && way.endOfId !== endOfId) return wrong('id_last_four', 'invalid')

  const secret = random.secret()
  const now = clock()
  const { signerId } = signer
  const { agreementId } = link
  const session = createSigningSession(table, secret, { agreementId, signerId, token }, now)
  const idLastFour = way.endOfId !== undefined
  const decide = async (agreement: typeof current): Promise<Decision<Outcome<Operation>>> => {
    const latest = signerOfLink(agreement, link)
    if (!latest) return { stop: refuse('linkInvalid') }
    if (statusAt(agreement, now) !== 'ready') return { stop: refuse('wrongState') }
    return {
      change: withSigner(agreement, {
        ...latest,
        identified: { at: now.toISOString(), by: way.by, to: way.toMasked, idLastFour },
      }),
      steps: [
        {
          kind: 'identified',
          signerId,
          ip: request.ip,
          userAgent: request.userAgent,
          details: { by: way.by, to: way.toMasked, id_last_four: String(idLastFour) },
        },
      ],
      writes: {
        session: session.write,
        code: consumeCode(table, checked.sent),
        ...tieOfSigner(table, link.companyId, way, kyc, now),
      },
      result: answer({ signing_session: secret, expires_at: session.expiresAt }),
      otherwise: async () => refuse('codeExpired'),
    }
  }
  return (await changeAgreement(deps, link, decide, current)) ?? refuse('linkInvalid')
}
