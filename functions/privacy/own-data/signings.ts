import { actsOf as actsOfPaper, documentsOfSigner } from '../../data/agreement-documents.ts'
import { type Agreement, listAgreements, type Signer } from '../../data/agreements.ts'
import { normalEmail } from '../../data/credentials.ts'
import { listReadings } from '../../data/reading-progress.ts'
import { listSigningEvents } from '../../data/signing-events.ts'
import type { Table } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import { companyName, type Fields, type UserCompany } from './records.ts'

export interface SigningsView {
  /** A record for each document that was or has to be signed. */
  signatures: Fields[]
  /** Signing events, and reading progress. */
  events: Fields[]
}

/** The signatures, one for each document of a signing. */
const signaturesOf = (company: string, agreement: Agreement, signer: Signer): Fields[] =>
  documentsOfSigner(agreement, signer).map(({ kind, number }) => {
    const { signature } = actsOfPaper(signer, kind)
    const identified = signature?.identified ?? signer.identified
    return {
      company,
      agreement_number: number,
      full_name: signer.name,
      full_name_cn: signer.nameCn,
      capacity: signer.capacity,
      email: signer.email,
      mobile: signer.mobile,
      residential_address: signer.address,
      documents: signer.authority?.fileName,
      identified_at: identified?.at,
      identified_by: identified?.by,
      signed_at: signature?.signedAt,
      signed_as: signature?.fullName,
      drawn: signature?.drawn,
      language: signature?.readIn,
      ip: signature?.ip,
      user_agent: signature?.userAgent,
    }
  })

const eventsOf = async (
  table: Table,
  company: string,
  { companyId, agreementId, agreementNumber }: Agreement,
  { signerId, declined }: Signer,
): Promise<Fields[]> => {
  const [events, readings] = await Promise.all([
    listSigningEvents(table, companyId, agreementId),
    listReadings(table, { companyId, agreementId, signerId }),
  ])
  return [
    ...events
      .filter((event) => event.signerId === signerId)
      .map(({ at, kind, ip, userAgent }) => ({
        happened_at: at,
        act: kind,
        company,
        agreement_number: agreementNumber,
        reason: kind === 'declined' ? declined?.reason : undefined,
        ip,
        user_agent: userAgent,
      })),
    ...readings.map(({ read, locale }) => ({
      company,
      agreement_number: agreementNumber,
      clauses_read: read,
      language: locale,
    })),
  ]
}

/** The user's signatures for a company, and requests for them: by the user's verified address. */
export const signingsOf = async (
  table: Table,
  { email }: User,
  userCompany: UserCompany,
): Promise<SigningsView> => {
  const company = companyName(userCompany)
  const own = (await listAgreements(table, userCompany.company.companyId)).flatMap((agreement) =>
    agreement.signers
      .filter((signer) => normalEmail(signer.email) === email)
      .map((signer) => ({ agreement, signer })),
  )
  return {
    signatures: own.flatMap(({ agreement, signer }) => signaturesOf(company, agreement, signer)),
    events: (
      await Promise.all(own.map(({ agreement, signer }) => eventsOf(table, company, agreement, signer)))
    ).flat(),
  }
}
