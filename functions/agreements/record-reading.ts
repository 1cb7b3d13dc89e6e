import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { actsOf, findAgreementDocument, withActs } from '../data/agreement-documents.ts'
import { findAgreementText } from '../data/agreement-texts.ts'
import { statusAt } from '../data/agreements.ts'
import { findReading, putReading } from '../data/reading-progress.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { documentToRead } from './document-to-read.ts'
import { findIdentifiedSigner } from './find-identified-signer.ts'
import { signerOfLink } from './find-signing.ts'
import { readerOf } from './reader-of.ts'

/** Stores a signer's reading progress. Only its completion is an event, so the agreement changes once a signer. */
export const recordReading: Handler<typeof agreementsEndpoints.recordReading> = async (
  { input, request },
  deps,
) => {
  const { table, clock } = deps
  const found = await findIdentifiedSigner(deps, input.body, async () => undefined)
  if (!found.ok) return refuse(found.reason)
  const { link, agreement, signer } = found
  const paper = documentToRead(agreement, signer, input.body.paper)
  if (statusAt(agreement, clock()) !== 'ready' || !paper?.document) return refuse('wrongState')
  const { kind, document } = paper
  const of =
    document.clauses ??
    (await findAgreementText(deps, agreement, paper, agreement.locale))?.text.clauses.length ??
    0
  const read = Math.min(input.body.upto, of)
  const locale = input.body.locale ?? agreement.locale
  const reader = readerOf(agreement, document, signer)
  const isFurther = await table.write(putReading(table, reader, { read, locale }))
  if (!isFurther) return answer({ read: (await findReading(table, reader))?.read ?? read, of })
  if (read < of || actsOf(signer, kind).readAt) return answer({ read, of })

  const decide = async (latest: typeof agreement): Promise<Decision<undefined>> => {
    const reading = signerOfLink(latest, link)
    const isSame = findAgreementDocument(latest, kind)?.document?.sha256 === document.sha256
    if (!reading || actsOf(reading, kind).readAt || !isSame || statusAt(latest, clock()) !== 'ready')
      return { stop: undefined }
    return {
      change: withSigner(latest, withActs(reading, kind, { readAt: clock().toISOString() })),
      steps: [
        {
          kind: 'read',
          signerId: signer.signerId,
          ip: request.ip,
          userAgent: request.userAgent,
          details: { paper: kind, locale, clauses: String(of), document_sha256: document.sha256 },
        },
      ],
      result: undefined,
    }
  }
  await changeAgreement(deps, link, decide, agreement)
  return answer({ read, of })
}
