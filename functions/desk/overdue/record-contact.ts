import { type RecordedContact } from '#shared/desk/overdue.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Contact, createContact, listContacts } from '../../data/contacts.ts'
import { findFacility } from '../../data/facilities.ts'
import { putFollowUp } from '../../data/follow-ups.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { contactView } from './overdue-case.ts'

const isSame = (a: Contact, b: Contact): boolean =>
  a.channel === b.channel &&
  a.text === b.text &&
  a.spokenWith === b.spokenWith &&
  a.nextActionOn === b.nextActionOn

export const recordContactAct: RunAct<'contact-record'> = async (
  { facilityId, channel, spokenWith, text, nextActionOn, key },
  act,
  { table, clock },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId } = facility
  const now = clock()
  const contact: Contact = {
    companyId,
    facilityId,
    contactId: key,
    channel,
    ...(spokenWith ? { spokenWith } : {}),
    text,
    ...(nextActionOn ? { nextActionOn } : {}),
    at: now.toISOString(),
    by: act.actor,
  }
  const tell = (recorded: Contact) => {
    const told: RecordedContact = { facilityId, contact: contactView(recorded) }
    return { ok: true as const, ...told }
  }
  const present = (await listContacts(table, facility)).find(({ contactId }) => contactId === key)
  if (present)
    return isSame(present, contact)
      ? tell(present)
      : refuseAct('changedMeanwhile', 'this key was used for another contact')
  if (nextActionOn && nextActionOn < businessDate(now))
    return refuseAct('invalidDate', 'the next action is for today or a later day')
  const written = await table.transact({
    contact: createContact(table, contact),
    followUp: nextActionOn ? putFollowUp(table, { companyId, facilityId, on: nextActionOn }) : undefined,
    // The text is only in the contact: it may contain personal data.
    audit: act.audit({
      companyId,
      before: null,
      after: { facilityId, contactId: key, channel, ...(nextActionOn ? { nextActionOn } : {}) },
    }),
  })
  return written.ok
    ? tell(contact)
    : refuseAct('changedMeanwhile', 'a contact was recorded under this key at the same moment; look again')
}
