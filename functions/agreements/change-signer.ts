import { maskEmail } from '#shared/account/mask-email.ts'
import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { type ContactChange, contactChangeDelayMs } from '#shared/agreements/contact-change.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import type { FieldError } from '#shared/api/envelope.ts'
import { isMobile } from '#shared/identifiers/mobile.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { isSignedByAny, signaturesBy, signsDocument, withReadingReset } from '../data/agreement-documents.ts'
import { type Agreement, type Signer, statusAt } from '../data/agreements.ts'
import { recordEvent, recordScheduledEvent } from '../data/events.ts'
import { findCompleteDocument, retainFile, verdictOn } from '../data/files.ts'
import type { SigningStep } from '../data/signing-events.ts'
import { createSigningLink } from '../data/signing-links.ts'
import type { Write } from '../data/table.ts'
import { fullPhone } from '../data/users.ts'
import { answer, type Call, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findContactErrors } from '../kyc/find-contact-errors.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { findSigningPerson, type KycSigner } from '../kyc/signers-of-kyc.ts'
import type { Deps } from '../runtime/deps.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { describeSigners, findCandidates } from './describe-agreement.ts'
import { findAgreementOfKind } from './find-agreement-of-kind.ts'
import { countSigningMails } from './limit-signing-mails.ts'

type Operation = typeof agreementsEndpoints.changeSigner
type Body = Call<Operation>['input']['body']

interface Change {
  agreement: Agreement
  steps: SigningStep[]
  writes: Record<string, Write | undefined>
}

const mobileProblem = ({ mobile, mobile_area_code: areaCode }: Body): FieldError | undefined => {
  if (mobile === undefined && areaCode === undefined) return undefined
  if (areaCode === undefined) return { field: 'body.mobile_area_code', rule: 'areaCodeRequired' }
  if (mobile === undefined) return { field: 'body.mobile', rule: 'required' }
  return isMobile(areaCode, mobile) ? undefined : { field: 'body.mobile', rule: 'mobileInvalid' }
}

/** Notifies the previous contact, who can report a fraudulent replacement. */
const notifyReplaced = (
  { table, random, clock }: Deps,
  { companyId, agreementId }: Agreement,
  { name, email }: Signer,
): Write =>
  recordEvent(
    table,
    { name: 'signer-changed', companyId, agreementId, signerName: name, formerEmail: email },
    random.id(),
    clock(),
  )

/**
 * Requests another address or number of a signer. It is delayed: until it takes effect, the signer is reached and signs
 * as before, and the former contact is sent a link to object.
 */
const askForContact = async (
  { table, random, seal, clock }: Deps,
  agreement: Agreement,
  signer: Signer,
  contact: Pick<Signer, 'email' | 'mobile'>,
  userId: string,
): Promise<Change> => {
  const now = clock()
  const { companyId, agreementId } = agreement
  const { signerId } = signer
  const change: ContactChange = {
    changeId: random.id(),
    ...contact,
    askedAt: now.toISOString(),
    waitsUntil: new Date(now.getTime() + contactChangeDelayMs).toISOString(),
    askedBy: userId,
  }
  const { changeId } = change
  const token = random.secret()
  return {
    agreement: withSigner(agreement, { ...signer, contactChange: change }),
    steps: [
      {
        kind: 'contact_requested',
        signerId,
        details: {
          by_user: userId,
          from: maskEmail(signer.email),
          to: maskEmail(change.email),
          ...(change.mobile ? { mobile: maskMobile(change.mobile) } : {}),
        },
      },
    ],
    writes: {
      objection: createSigningLink(
        table,
        token,
        { companyId, agreementId, signerId, objectsTo: changeId },
        now,
      ),
      told: recordEvent(
        table,
        {
          name: 'signer-contact-requested',
          companyId,
          agreementId,
          signerId,
          changeId,
          sealedToken: await seal.seal(token, 'event'),
        },
        `signer-contact-requested#${changeId}`,
        now,
      ),
      due: recordScheduledEvent(
        table,
        { name: 'signer-contact-due', companyId, agreementId, signerId, changeId },
        `signer-contact-due#${changeId}`,
        { now, due: new Date(change.waitsUntil) },
      ),
    },
  }
}

/**
 * Replaces the signer by another director. The documents name their signers, and so are created again, for everybody to
 * read.
 */
const replaceSigner = (
  deps: Deps,
  { document: _document, companions, ...agreement }: Agreement,
  signer: Signer,
  person: Pick<Signer, 'name' | 'email' | 'capacity'>,
  userId: string,
): Change => {
  const { table, random, clock } = deps
  const { companyId, agreementId } = agreement
  const signerId = random.id()
  const signers = agreement.signers.map((each): Signer => {
    if (each.signerId === signer.signerId)
      return { signerId, ...person, ...(signer.signs ? { signs: signer.signs } : {}), status: 0 }
    return withReadingReset(each)
  })
  return {
    agreement: {
      ...agreement,
      ...(companions ? { companions: companions.map(({ document: _made, ...paper }) => paper) } : {}),
      status: 'rendering',
      signers,
    },
    steps: [
      {
        kind: 'replaced',
        signerId: signer.signerId,
        details: { by_user: userId, by_signer: signerId, to: maskEmail(person.email) },
      },
    ],
    writes: {
      rendering: recordEvent(
        table,
        { name: 'signing-initiated', companyId, agreementId },
        `signing-initiated#${agreementId}#${signerId}`,
        clock(),
      ),
      told: notifyReplaced(deps, agreement, signer),
    },
  }
}

/** The given fields that reach another signer as well: each signer needs a contact of their own. */
const sharedContact = (
  agreement: Agreement,
  { signerId }: Signer,
  { email, phone }: { email: string; phone: string | undefined },
  given: Pick<Body, 'email' | 'mobile'>,
): FieldError[] => {
  const others = agreement.signers
    .filter((other) => other.signerId !== signerId)
    .flatMap((other) => [other, ...(other.contactChange ? [other.contactChange] : [])])
  const isEmailShared = others.some((other) => other.email.toLowerCase() === email.toLowerCase())
  const isMobileShared = phone !== undefined && others.some(({ mobile }) => mobile === phone)
  return [
    ...(given.email !== undefined && isEmailShared
      ? [{ field: 'body.email', rule: 'contactOfAnother' as const }]
      : []),
    ...(given.mobile !== undefined && isMobileShared
      ? [{ field: 'body.mobile', rule: 'contactOfAnother' as const }]
      : []),
  ]
}

/** Why another director cannot sign in the signer's place: their address or number is not theirs alone, or there is none. */
const replacementErrors = async (
  { table }: Deps,
  agreement: Agreement,
  signer: Signer,
  sections: KycSections,
  { personId, email, mobile }: KycSigner,
): Promise<FieldError[]> => {
  const index = (sections.connected_persons?.persons ?? []).findIndex((each) => each.person_id === personId)
  const guaranteed = agreement.companions?.some(({ kind }) => kind === 'guarantee') ?? false
  const ofKyc = await findContactErrors(table, agreement.companyId, sections, { guaranteed })
  const ofPerson = ofKyc.filter(({ field }) => field.startsWith(`connected_persons.persons.${index}.`))
  const contact = { email, ...(mobile ? { mobile } : {}) }
  const shared = sharedContact(agreement, signer, { email, phone: mobile }, contact)
  const [first] = [...ofPerson, ...shared]
  return first ? [{ field: 'body.person_id', rule: first.rule }] : []
}

/** The requested change of the one signer, or why it is refused. */
const decideChange = async (
  deps: Deps,
  { agreement, signer, sections }: { agreement: Agreement; signer: Signer; sections: KycSections },
  { input: { body }, session }: Call<Operation>,
): Promise<Change | Extract<Outcome<Operation>, { ok: false }>> => {
  const { person_id: personId, file_id: fileId } = body
  if (personId !== undefined) {
    // A guarantee cannot be given by anybody else.
    if (isSignedByAny(agreement) || signsDocument(agreement, signer, 'guarantee')) return refuse('wrongState')
    const person = findCandidates(agreement, sections).find((each) => each.personId === personId)
    if (!person) return refuse('notFound', [{ field: 'body.person_id', rule: 'invalid' }])
    const errors = await replacementErrors(deps, agreement, signer, sections, person)
    return errors.length > 0
      ? refuse('invalidInput', errors)
      : replaceSigner(deps, agreement, signer, person, session.userId)
  }
  // The identification of the first document must also suffice for the others.
  if (signaturesBy(agreement, signer).length > 0) return refuse('alreadyDone')
  let change: Change = { agreement, steps: [], writes: {} }
  const { mobile, mobile_area_code: areaCode, email = signer.email } = body
  const phone = areaCode && mobile ? fullPhone(areaCode, mobile) : signer.mobile
  if (email !== signer.email || phone !== signer.mobile) {
    if (!findSigningPerson(sections, signer)) return refuse('wrongState')
    const shared = sharedContact(agreement, signer, { email, phone }, body)
    if (shared.length > 0) return refuse('invalidInput', shared)
    const contact = { email, ...(phone ? { mobile: phone } : {}) }
    change = await askForContact(deps, agreement, signer, contact, session.userId)
  }
  if (fileId === undefined) return change
  const file = await findCompleteDocument(deps.table, session.companyId, fileId)
  if (!file || (verdictOn(file) ?? 'clean') !== 'clean')
    return refuse('notFound', [{ field: 'body.file_id', rule: file ? 'fileNotClean' : 'invalid' }])
  const { signers } = change.agreement
  const latest = signers.find(({ signerId }) => signerId === signer.signerId) ?? signer
  return {
    ...change,
    agreement: withSigner(change.agreement, {
      ...latest,
      authority: { fileId, fileName: file.fileName },
    }),
    writes: { ...change.writes, file: retainFile(deps.table, file, 'other', deps.clock()) },
  }
}

export const changeSigner: Handler<Operation> = async (call, deps) => {
  const { input, session } = call
  const { table, clock } = deps
  const { companyId } = session
  const problem = mobileProblem(input.body)
  if (problem) return refuse('invalidInput', [problem])
  const [current, { sections }] = await Promise.all([
    findAgreementOfKind(table, companyId, lineOfSession(session).productCode, input.body.kind),
    findCurrentSections(table, companyId),
  ])
  if (!current) return refuse('notFound')
  const decide = async (agreement: Agreement): Promise<Decision<Outcome<Operation>>> => {
    const signer = agreement.signers.find(({ signerId }) => signerId === input.params.id)
    if (!signer) return { stop: refuse('notFound') }
    const now = clock()
    if (agreement.status === 'rendering') return { stop: refuse('beingProcessed') }
    if (statusAt(agreement, now) !== 'ready') return { stop: refuse('wrongState') }
    const change = await decideChange(deps, { agreement, signer, sections }, call)
    if ('ok' in change) return { stop: change }
    const { agreement: changed, steps, writes } = change
    const ofDay = countSigningMails(deps, companyId)
    return {
      change: changed,
      steps,
      // A change of the signer's file alone mails nobody, so it is not counted.
      writes: { ...writes, ...(writes['told'] ? { mails: ofDay.write } : {}) },
      result: answer(describeSigners(changed, sections, now)),
      otherwise: async (failed) =>
        failed.includes('mails')
          ? ofDay.refusal()
          : refuse('notFound', [{ field: 'body.file_id', rule: 'invalid' }]),
    }
  }
  return (await changeAgreement(deps, current, decide)) ?? refuse('notFound')
}
