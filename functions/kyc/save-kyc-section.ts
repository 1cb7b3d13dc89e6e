import type { FieldError } from '#shared/api/envelope.ts'
import { changedFields } from '#shared/kyc/changed-fields.ts'
import { editableFields, isOpen } from '#shared/kyc/editable-fields.ts'
import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import {
  type KycSectionData,
  type KycSectionName,
  type KycSections,
  kycSectionSchemas,
} from '#shared/kyc/kyc-sections.schema.ts'
import { businessDate } from '#shared/time/business-date.ts'
import {
  findKyc,
  findKycSections,
  type Kyc,
  latestReviewOf,
  listSavedSections,
  putKycSection,
  replaceKyc,
} from '../data/kyc.ts'
import { findMembership, isAdministrator } from '../data/memberships.ts'
import type { Table } from '../data/table.ts'
import { answer, type Handler, refuse, type SessionContext } from '../http/handle.ts'
import type { Random } from '../runtime/deps.ts'
import { closedKycRefusal } from './closed-kyc.ts'
import { findCorrectedFields } from './corrected-fields.ts'
import { findUnprintable } from './find-unprintable.ts'
import { restoreHidden, savedPersons, unresolvedMasks, updateEnteredBy } from './hidden-documents.ts'
import { resolveReferencedDocuments } from './resolve-referenced-documents.ts'

/** Gives every new person an id, which distinguishes signers. */
const withPersonIds = (data: KycSectionData, random: Random): KycSectionData =>
  'persons' in data
    ? {
        ...data,
        persons: data.persons.map((person) => ({ ...person, person_id: person.person_id ?? random.id() })),
      }
    : data

/** The documents that the caller cannot see and must not overwrite. Only people have documents. */
const findPeople = async (table: Table, kycId: string, session: SessionContext) => {
  const [sections, membership] = await Promise.all([
    listSavedSections(table, session.companyId, kycId),
    findMembership(table, session),
  ])
  return { saved: savedPersons(sections), seesDocuments: isAdministrator(membership) }
}

/** The content to save, with hidden parts restored, and who entered each part. */
const withHidden = (
  data: KycSectionData,
  people: Awaited<ReturnType<typeof findPeople>> | undefined,
  { userId }: SessionContext,
) => {
  if (!people || !('persons' in data)) return { data }
  const { saved, seesDocuments } = people
  const persons = restoreHidden(data.persons, saved, { userId, seesDocuments })
  return { data: { ...data, persons }, enteredBy: updateEnteredBy(persons, saved, userId) }
}

/** Field paths of a section as in the request. */
const inBody = (section: KycSectionName, errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ field, rule }) => ({ field: `body.data.${field.slice(section.length + 1)}`, rule }))

/** The fields of a returned KYC that are changed with `saved`, and the changes of `saved` outside the returned fields. */
const findCorrections = async (table: Table, kyc: Kyc, saved: KycSections, now: Date) => {
  if (kyc.status !== 'returned') return { corrected: undefined, unasked: [] }
  const sections = await findKycSections(table, kyc.companyId, kyc.kycId)
  const corrected = await findCorrectedFields(table, kyc, { ...sections, ...saved })
  const returned = latestReviewOf(kyc)?.returned
  if (!returned) return { corrected, unasked: [] }
  const open = editableFields(
    returned.map(({ field }) => field),
    sections,
    businessDate(now),
  )
  return { corrected, unasked: changedFields(sections, saved).filter((path) => !isOpen(open, path)) }
}

const described = ({ kycId: id, status, version }: Kyc) => ({ id, status, version })

export const saveKycSection: Handler<typeof kycEndpoints.saveKycSection> = async (
  { input, session },
  { table, random, clock },
) => {
  const { section } = input.body
  const { companyId } = session
  const { id } = input.params
  const [kyc, people] = await Promise.all([
    findKyc(table, companyId, id),
    section === 'connected_persons' ? findPeople(table, id, session) : undefined,
  ])
  if (!kyc) return refuse('notFound')
  const closed = closedKycRefusal(kyc)
  if (closed) return refuse(closed)

  const { data, enteredBy } = withHidden(
    withPersonIds(kycSectionSchemas[section].parse(input.body.data), random),
    people,
    session,
  )
  const saved = { [section]: data } as KycSections
  const { version } = input.body
  if (version !== undefined && version !== kyc.version) {
    // A save that is repeated after a lost response was done already.
    const isDone = changedFields(await findKycSections(table, companyId, kyc.kycId), saved).length === 0
    return isDone ? answer(described(kyc)) : refuse('changedMeanwhile')
  }
  const unprintable = await findUnprintable(saved)
  if (unprintable.length > 0) return refuse('invalidInput', inBody(section, unprintable))
  const now = clock()
  const { corrected, unasked } = await findCorrections(table, kyc, saved, now)
  const wrong = [
    ...('persons' in data ? unresolvedMasks(data.persons) : []),
    ...unasked.map((field) => ({ field, rule: 'notReturned' as const })),
  ]
  if (wrong.length > 0) return refuse('invalidInput', inBody(section, wrong))
  const { unknown, files, keeping, lost } = await resolveReferencedDocuments(table, companyId, saved, now)
  if (unknown.length > 0) return refuse('notFound', inBody(section, unknown))
  const outcome = await table.transact({
    section: putKycSection(table, kyc, { section, data, files, ...(enteredBy ? { enteredBy } : {}) }),
    kyc: replaceKyc(table, { ...kyc, ...(corrected ? { corrected } : {}) }),
    ...keeping,
  })
  if (outcome.ok) return answer(described({ ...kyc, version: kyc.version + 1 }))
  const gone = lost(outcome.failed)
  return gone.length > 0 ? refuse('notFound', inBody(section, gone)) : refuse('changedMeanwhile')
}
