import { productCodes } from '#shared/lending/product-codes.ts'
import { agreementDocumentsOf } from '../data/agreement-documents.ts'
import { listAgreements } from '../data/agreements.ts'
import { auditPartition } from '../data/audit-entries.ts'
import {
  findCertifiedDocument,
  unindexCertifiedDocument,
  unindexDocumentCode,
} from '../data/certified-documents.ts'
import { companyPartition, findCompany } from '../data/companies.ts'
import { releaseCompanyNumber } from '../data/company-numbers.ts'
import { listEveryDrawdown } from '../data/drawdowns.ts'
import { facilityIdOf, facilityPartition } from '../data/facilities.ts'
import { executedOf, filesOf, hashOfExecutedKey } from '../data/files.ts'
import { listKycs } from '../data/kyc.ts'
import { isActive, listMembers, removeMembership } from '../data/memberships.ts'
import { listPaymentAccounts, releasePaymentAccount } from '../data/payment-accounts.ts'
import { listEveryShop, releaseShop } from '../data/shops.ts'
import type { Table, Write } from '../data/table.ts'
import { unindexTransferReference } from '../data/transfer-references.ts'
import { writeAll } from '../data/write-all.ts'
import { removeContributionOf } from '../portfolio/remove-contribution.ts'
import type { Deps } from '../runtime/deps.ts'
import { clearPartition } from './clear-partition.ts'

/**
 * Leaves a company's documents to the bucket: nobody can delete them, and its lifecycle rule does once their lock is
 * over. Their public record is removed now.
 */
const retainLockedDocuments = async (companyId: string, { table, files }: Deps): Promise<void> => {
  for await (const key of files.list(executedOf(companyId))) {
    const sha256 = hashOfExecutedKey(key)
    const paper = sha256 && (await findCertifiedDocument(table, sha256))
    if (paper) await table.transact(unindexCertifiedDocument(table, paper))
    await files.leaveToBucket(key)
  }
}

/** Unique claims of the company are released before the items that show them are removed. */
const releaseClaims = async (table: Table, companyId: string): Promise<void> => {
  const [shops, accounts, kycs] = await Promise.all([
    listEveryShop(table, companyId),
    listPaymentAccounts(table, companyId),
    listKycs(table, companyId),
  ])
  const numbers = [
    ...kycs.flatMap(({ claimedNumbers = [] }) => claimedNumbers),
    // A signup from the payment platform claims the number before there is a KYC.
    ...accounts.flatMap(({ companyNumber }) => (companyNumber ? [companyNumber] : [])),
  ]
  await writeAll(table, [
    ...shops.map((shop) => releaseShop(table, shop)),
    ...accounts.map((account) => releasePaymentAccount(table, account)),
    ...numbers.map((number) => releaseCompanyNumber(table, number, companyId)),
  ])
}

/**
 * Items elsewhere that point to the company: the references of its transfers, the codes on its documents, requests to
 * join.
 */
const removeLeads = async (table: Table, companyId: string): Promise<void> => {
  const leads: Write[] = []
  for await (const { drawdownId } of listEveryDrawdown(table, companyId))
    leads.push(unindexTransferReference(table, drawdownId))
  for (const agreement of await listAgreements(table, companyId))
    for (const { certified } of agreementDocumentsOf(agreement))
      if (certified) leads.push(unindexDocumentCode(table, certified.verificationCode))
  for (const member of await listMembers(table, companyId))
    if (!isActive(member)) leads.push(...Object.values(removeMembership(table, member)))
  await writeAll(table, leads)
}

/** Erases a company with everything that it owns, its files first, and all items elsewhere that point to it. */
export const eraseCompany = async (companyId: string, userId: string, deps: Deps): Promise<void> => {
  const { table, files } = deps
  if (!(await findCompany(table, companyId))) return
  // A member who joined at the moment of its closing has it now.
  const members = await listMembers(table, companyId)
  if (members.some((member) => member.userId !== userId && isActive(member))) return
  for await (const key of files.list(filesOf(companyId))) await files.remove(key)
  await retainLockedDocuments(companyId, deps)
  await releaseClaims(table, companyId)
  await removeLeads(table, companyId)
  for (const productCode of productCodes) {
    const facilityId = facilityIdOf(companyId, productCode)
    await clearPartition(table, facilityPartition(facilityId))
    await removeContributionOf(table, facilityId)
  }
  await clearPartition(table, auditPartition(companyId))
  await clearPartition(table, companyPartition(companyId), ['COMPANY'])
}
