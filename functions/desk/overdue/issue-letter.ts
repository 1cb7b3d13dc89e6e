import { contractNameOf } from '#shared/companies/company-name.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { billsToDemand, mayFollow } from '#shared/portfolio/overdue-letter.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { findFacilityNumber } from '../../data/agreements.ts'
import { listChargesFrom } from '../../data/charge-orders.ts'
import { findCompanyOwner } from '../../data/company-owner.ts'
import { type Contact, createContact, listContacts } from '../../data/contacts.ts'
import { createDocumentFile, measureDocument, pdfContentType } from '../../data/document-files.ts'
import { expectFacility, type Facility, findFacility } from '../../data/facilities.ts'
import { fileKey, findCompleteFile } from '../../data/files.ts'
import { putFollowUp } from '../../data/follow-ups.ts'
import { findKycSections } from '../../data/kyc.ts'
import { money, notify } from '../../data/notifications.ts'
import { sha256Of } from '../../data/sha256.ts'
import type { Table } from '../../data/table.ts'
import { describeLender } from '../../documents/lender.ts'
import { registeredAddressOf } from '../../kyc/registered-address.ts'
import { lenderAccountOf } from '../../repayment/lender-account.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** How long the link is valid. */
const linkSeconds = 15 * 60

const listBills = async (table: Table, { companyId, facilityId }: Facility, today: BusinessDate) => {
  const charges = []
  for await (const charge of listChargesFrom(table, companyId, '')) {
    if (charge.dueDate >= today) break
    if (charge.facilityId === facilityId) charges.push(charge)
  }
  return billsToDemand(charges, today)
}

export const issueLetterAct: RunAct<'letter-issue'> = async (
  { facilityId, letter, payDeadline, nextActionOn, locale },
  act,
  { table, files, clock, config },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const now = clock()
  const today = businessDate(now)
  if (payDeadline <= today || (nextActionOn && nextActionOn < today))
    return refuseAct('invalidDate', 'the last day to pay is after today, and the next action not before')
  const { companyId, currency } = facility
  const [bills, contacts, facilityNumber, { company, owner }] = await Promise.all([
    listBills(table, facility, today),
    listContacts(table, facility),
    findFacilityNumber(table, facility),
    findCompanyOwner(table, companyId),
  ])
  if (bills.length === 0) return refuseAct('wrongState', 'nothing is past due, or all of it is disputed')
  const issued = contacts.flatMap((contact) => contact.letter ?? [])
  if (!mayFollow(letter, issued))
    return refuseAct('ruleBroken', 'a final demand follows a demand', [{ field: 'letter', rule: 'invalid' }])
  const totalCents = bills.reduce((sum, bill) => sum + bill.totalCents, 0)
  const account = lenderAccountOf(config, currency)
  const { renderOverdueLetter } = await import('../../documents/render-overdue-letter.ts')
  const pdf = await renderOverdueLetter(
    {
      letter,
      date: today,
      payDeadline,
      facilityNumber,
      companyName: contractNameOf(company) ?? '',
      ...(company.kycId ? registeredAddressOf(await findKycSections(table, companyId, company.kycId)) : {}),
      ...describeLender(config),
      currency,
      bills,
      totalCents,
      payTo: {
        bank: `${account.bank_name} (${account.swift_code})`,
        accountName: account.account_name,
        accountNumber: account.account_number,
      },
    },
    locale ?? owner.locale,
  )
  // The id contains the content's hash: the same letter of a day is filed, recorded and notified once.
  const sha256 = sha256Of(pdf)
  const fileId = `letter-${letter}-${today}-${sha256.slice(0, 16)}`
  const fileName = `${letter}-${today}.pdf`
  const objectKey = `${fileKey(companyId, fileId)}/${sha256}`
  const followUp = nextActionOn ?? payDeadline
  const linked = async () => ({
    ok: true as const,
    facilityId,
    fileId,
    letter,
    totalCents,
    currency,
    payDeadline,
    nextActionOn: followUp,
    url: await files.presignDownload({
      key: objectKey,
      fileName,
      contentType: pdfContentType,
      seconds: linkSeconds,
    }),
  })
  const isFiled = async () => (await findCompleteFile(table, companyId, fileId)) !== undefined
  const after = { facilityId, fileId, letter, total: decimalFromCents(totalCents), currency, payDeadline }
  if (await isFiled()) {
    // A link to an existing file is an access to it.
    await table.transact({ audit: act.audit({ companyId, isLook: true, before: null, after }) })
    return linked()
  }
  await files.write(objectKey, pdf, pdfContentType)
  const contact: Contact = {
    companyId,
    facilityId,
    contactId: fileId,
    channel: 'letter',
    letter,
    fileId,
    text: fileName,
    nextActionOn: followUp,
    at: now.toISOString(),
    by: act.actor,
  }
  const written = await table.transact({
    // The letter states the debt as it was read.
    facility: expectFacility(table, facility),
    file: createDocumentFile(
      table,
      { companyId, fileId, fileName, kind: 'overdue_letter', objectKey, ...measureDocument(pdf) },
      now.toISOString(),
    ),
    contact: createContact(table, contact),
    followUp: putFollowUp(table, { companyId, facilityId, on: followUp }),
    notification: notify(
      table,
      companyId,
      'letter-issued',
      { outstanding: money(totalCents, currency), payDeadline },
      { eventId: `letter-issued:${companyId}:${fileId}`, now },
    ),
    audit: act.audit({ companyId, before: null, after }),
  })
  if (written.ok || (await isFiled())) return linked()
  return refuseAct('changedMeanwhile', 'the facility was changed at the same moment; try again')
}
