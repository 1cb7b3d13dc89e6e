import type { FieldError } from '#shared/api/envelope.ts'
import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import {
  type KycSectionData,
  type KycSectionName,
  type KycSections,
  kycSectionSchemas,
} from '#shared/kyc/kyc-sections.schema.ts'
import { findKyc, putKycSection, replaceKyc } from '../data/kyc.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Random } from '../runtime/deps.ts'
import { closedKycRefusal } from './closed-kyc.ts'
import { referToDocuments } from './refer-to-documents.ts'

/** Gives every new person an id, by which signers are told apart. */
const withPersonIds = (data: KycSectionData, random: Random): KycSectionData =>
  'persons' in data
    ? { persons: data.persons.map((person) => ({ ...person, person_id: person.person_id ?? random.id() })) }
    : data

/** Fields of a section as the request names them. */
const inBody = (section: KycSectionName, errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ field, rule }) => ({ field: `body.data.${field.slice(section.length + 1)}`, rule }))

export const saveKycSection: Handler<typeof kycEndpoints.saveKycSection> = async (
  { input, session },
  { table, random, clock },
) => {
  const { section } = input.body
  const { companyId } = session
  const kyc = await findKyc(table, companyId, input.params.id)
  if (!kyc) return refuse('notFound')
  const closed = closedKycRefusal(kyc.status)
  if (closed) return refuse(closed)

  const data = withPersonIds(kycSectionSchemas[section].parse(input.body.data), random)
  const saved = { [section]: data } as KycSections
  const { unknown, files, keeping, lost } = await referToDocuments(table, companyId, saved, clock())
  if (unknown.length > 0) return refuse('notFound', inBody(section, unknown))
  const outcome = await table.transact({
    section: putKycSection(table, kyc, { section, data, files }),
    kyc: replaceKyc(table, kyc),
    ...keeping,
  })
  if (outcome.ok) return answer({ id: kyc.kycId, status: kyc.status })
  const gone = lost(outcome.failed)
  return gone.length > 0 ? refuse('notFound', inBody(section, gone)) : refuse('changedMeanwhile')
}
