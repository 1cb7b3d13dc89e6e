import { type RecordedContact } from '#shared/desk/overdue.ts'
import { type Contact, createContact, listContacts } from '../../data/contacts.ts'
import { findFacility } from '../../data/facilities.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { contactView } from './overdue-case.ts'

export const recordContactAct: RunAct<'contact-record'> = async (
  { facilityId, channel, text, key },
  act,
  { table, clock },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId } = facility
  const contact: Contact = {
    companyId,
    facilityId,
    contactId: key,
    channel,
    text,
    at: clock().toISOString(),
    by: act.actor,
  }
  const tell = (recorded: Contact) => {
    const told: RecordedContact = { facilityId, contact: contactView(recorded) }
    return { ok: true as const, ...told }
  }
  const present = (await listContacts(table, facility)).find(({ contactId }) => contactId === key)
  if (present)
    return present.channel === channel && present.text === text
      ? tell(present)
      : refuseAct('changedMeanwhile', 'this key was used for another contact')
  const written = await table.transact({
    contact: createContact(table, contact),
    // The text is only in the contact: it may contain personal data.
    audit: act.audit({ companyId, before: null, after: { facilityId, contactId: key, channel } }),
  })
  return written.ok
    ? tell(contact)
    : refuseAct('changedMeanwhile', 'a contact was recorded under this key at the same moment; look again')
}
