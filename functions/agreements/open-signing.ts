import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { locales } from '#shared/i18n/locales.ts'
import { maskName } from '#shared/kyc/mask-kyc.ts'
import {
  type AgreementPart,
  actsOf,
  documentsOfSigner,
  signaturesBy,
  signedAtOf,
} from '../data/agreement-documents.ts'
import { findAgreementText, type TextInLocale } from '../data/agreement-texts.ts'
import { type AgreementDocument, hasEnded, statusAt } from '../data/agreements.ts'
import { findReading } from '../data/reading-progress.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import type { Deps } from '../runtime/deps.ts'
import { changeAgreement, withSigner } from './change-agreement.ts'
import { documentToRead } from './document-to-read.ts'
import { findSessionOf } from './find-identified-signer.ts'
import { findSigning, type Signing, signerOfLink } from './find-signing.ts'
import { findIdentificationMethod } from './identification-of.ts'
import { readerOf } from './reader-of.ts'
import { signingWaitEnd } from './signer-accounts.ts'

const pdfSeconds = 300

/** Records the first time that a link was opened; it can be opened repeatedly. */
const noteOpened = async (
  deps: Deps,
  { link, signer, agreement: read }: Signing,
  from: { ip: string; userAgent: string },
) => {
  if (signer.openedAt) return
  await changeAgreement(
    deps,
    link,
    async (agreement) => {
      const latest = signerOfLink(agreement, link)
      if (!latest || latest.openedAt || hasEnded(agreement)) return { stop: undefined }
      return {
        change: withSigner(agreement, { ...latest, openedAt: deps.clock().toISOString() }),
        steps: [{ kind: 'opened', signerId: latest.signerId, ...from }],
        result: undefined,
      }
    },
    read,
  )
}

const describeDocument = async (
  deps: Deps,
  { number, version }: AgreementPart,
  document: AgreementDocument,
  { locale, text }: TextInLocale,
) => {
  const { title, facts, opening, clauses, warning } = text
  return {
    number,
    version,
    locale,
    title,
    pdf_url: await deps.files.presignDownload({
      key: document.key,
      fileName: `${number}.pdf`,
      contentType: 'application/pdf',
      seconds: pdfSeconds,
    }),
    document_sha256: document.sha256,
    facts,
    opening,
    clauses,
    warning,
  }
}

/** When the last of the documents was certified; undefined until all are. */
const lastCertifiedAt = (papers: readonly AgreementPart[]): string | undefined =>
  papers.every(({ certified }) => certified)
    ? papers
        .flatMap(({ certified }) => certified?.at ?? [])
        .toSorted()
        .at(-1)
    : undefined

export const openSigning: Handler<typeof agreementsEndpoints.openSigning> = async (
  { input, request },
  deps,
) => {
  const { table, clock } = deps
  const { token, signing_session, locale: asked, paper: askedPaper } = input.body
  const found = await findSigning(deps, token, findCurrentSections)
  if (!found.ok) return refuse(found.reason)
  const { link, agreement, signer, current } = found
  const paper = documentToRead(agreement, signer, askedPaper)
  if (!paper) return refuse('linkInvalid')
  const { kind, document } = paper
  const wanted = asked ?? signer.locale ?? agreement.locale
  const [shown, session] = await Promise.all([
    findAgreementText(deps, agreement, paper, wanted),
    signing_session ? findSessionOf(deps, found, { token, signing_session }) : undefined,
  ])
  if (!shown || !document) return refuse('linkInvalid')
  const papers = documentsOfSigner(agreement, signer)
  const status = statusAt(agreement, clock())
  const way = await findIdentificationMethod(table, agreement, signer, current, clock())
  const waitsUntil = signingWaitEnd(way.accounts, clock())
  await noteOpened(deps, found, { ip: request.ip, userAgent: request.userAgent })
  const isReadable = session !== undefined && status === 'ready' && waitsUntil === undefined
  const reading = isReadable && (await findReading(table, readerOf(agreement, document, signer)))
  return answer({
    signer_name: session ? signer.name : maskName(signer.name),
    company_name: agreement.companyName,
    title: shown.text.title,
    kind,
    papers: papers.map((each) => ({
      kind: each.kind,
      number: each.number,
      signed_at: actsOf(signer, each.kind).signature?.signedAt ?? null,
      certified_at: each.certified?.at ?? null,
    })),
    is_drawn: signaturesBy(agreement, signer).some(({ drawn }) => drawn !== undefined),
    status,
    link_expires_at: link.expiresAt,
    lapses_at: agreement.lapsesAt ?? null,
    binding_locale: agreement.locale,
    languages: document.clauses || agreement.isTranslated ? [...locales] : [agreement.locale],
    identification: {
      by: way.by,
      to_masked: way.toMasked,
      asks_id_last_four: way.endOfId !== undefined,
    },
    waits_until: waitsUntil ?? null,
    identified: session ? { by: signer.identified?.by ?? way.by, until: session.expiresAt } : null,
    document: isReadable ? await describeDocument(deps, paper, document, shown) : null,
    reading: isReadable ? { read: reading ? reading.read : 0, of: shown.text.clauses.length } : null,
    sign_status: signer.status,
    signed_at: signedAtOf(agreement, signer) ?? null,
    declined_at: signer.declined?.at ?? null,
    signatures: {
      signed: agreement.signers.filter(({ status: each }) => each === 2).length,
      of: agreement.signers.length,
    },
    certified_at: lastCertifiedAt(papers) ?? null,
  })
}
