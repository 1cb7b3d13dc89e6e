import type { ContactChannel } from '#shared/desk/overdue.ts'
import type { LetterKind } from '#shared/portfolio/overdue-letter.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItemKey } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import { create, type Table, type Write } from './table.ts'

/** A recorded contact between the lender and a company about a facility. Immutable. */
export interface Contact {
  companyId: string
  facilityId: string
  contactId: string
  channel: ContactChannel
  /** Absent where nobody was named. */
  spokenWith?: string
  text: string
  /** The letter that was issued, and its file; absent for any other contact. */
  letter?: LetterKind
  fileId?: string
  /** The agreed day of the next action, if any. */
  nextActionOn?: BusinessDate
  /** When it was recorded; ISO timestamp, UTC. */
  at: string
  by: string
}

const prefixOf = (facilityId: string) => `CONTACT#${facilityId}#`

const key = ({ companyId, facilityId, contactId }: Contact) =>
  companyItemKey(companyId, `${prefixOf(facilityId)}${contactId}`)

/** Access pattern: the recorded contacts about a facility, the latest first. */
export const listContacts = async (
  table: Table,
  { companyId, facilityId }: { companyId: string; facilityId: string },
): Promise<Contact[]> =>
  (await listCompanyItems<Contact>(table, companyId, prefixOf(facilityId))).toSorted((a, b) =>
    b.at.localeCompare(a.at),
  )

/** Fails if a contact with that id is recorded. */
export const createContact = (table: Table, contact: Contact): Write =>
  create<Contact>(table, { ...key(contact), type: 'contact', ...contact })
