import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { findAgreementText, statusAt } from '../data/agreements.ts'
import { findReading, putReading } from '../data/signing-readings.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { findIdentified } from './find-identified.ts'
import { signerOfLink } from './find-signing.ts'
import { readerOf } from './reader-of.ts'

/** Keeps how far a signer has read. Only that everything was read is an event: the agreement changes once a signer. */
export const recordReading: Handler<typeof agreementsEndpoints.recordReading> = async (
  { input, request },
  deps,
) => {
  const { table, clock } = deps
  const found = await findIdentified(deps, input.body)
  if (!found.ok) return refuse(found.reason)
  const { link, agreement, signer } = found
  const { document } = agreement
  if (statusAt(agreement, clock()) !== 'ready' || !document) return refuse('wrongState')
  const words = await findAgreementText(table, link.companyId, link.agreementId)
  const of = words?.text.clauses.length ?? 0
  const read = Math.min(input.body.upto, of)
  const locale = input.body.locale ?? agreement.locale
  const reader = readerOf(agreement, document, signer)
  const isFurther = await table.write(putReading(table, reader, { read, locale }))
  if (!isFurther) return answer({ read: (await findReading(table, reader))?.read ?? read, of })
  if (read < of || signer.readAt) return answer({ read, of })

  const decide = async (latest: typeof agreement): Promise<Decision<undefined>> => {
    const reading = signerOfLink(latest, link)
    const isSame = latest.document?.sha256 === document.sha256
    if (!reading || reading.readAt || !isSame || statusAt(latest, clock()) !== 'ready')
      return { stop: undefined }
    return {
      change: withSigner(latest, { ...reading, readAt: clock().toISOString() }),
      steps: [
        {
          kind: 'read',
          signerId: signer.signerId,
          ip: request.ip,
          userAgent: request.userAgent,
          details: { locale, clauses: String(of), document_sha256: document.sha256 },
        },
      ],
      result: undefined,
    }
  }
  await changeAgreement(deps, link, decide)
  return answer({ read, of })
}
