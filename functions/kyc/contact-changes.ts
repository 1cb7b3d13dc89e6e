import {
  type ContactChange,
  contactChangeDelayMs,
  contactChangeState,
} from '#shared/agreements/contact-change.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { changedContacts, isSameContact } from '#shared/kyc/person-contact.ts'
import { countCall } from '../account/limits/count-call.ts'
import { recordEvent } from '../data/events.ts'
import { type Kyc, type KycContactChange, listKycSections, listKycs } from '../data/kyc.ts'
import { createKycObjectionLink } from '../data/signing-links.ts'
import type { Table, Write } from '../data/table.ts'
import type { User } from '../data/users.ts'
import type { Refused } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { signingNameOf } from './signers-of-kyc.ts'

/** The approved KYCs of a company, the newest first: the one in force, and its predecessors. */
export const findApprovedSections = async (table: Table, kyc: Kyc): Promise<KycSections[]> => {
  if (!kyc.changesKycId) return []
  const [kycs, byKyc] = await Promise.all([
    listKycs(table, kyc.companyId),
    listKycSections(table, kyc.companyId),
  ])
  const changesOf = new Map(kycs.map(({ kycId, changesKycId }) => [kycId, changesKycId]))
  const approved: KycSections[] = []
  for (let id: string | undefined = kyc.changesKycId; id; id = changesOf.get(id))
    approved.push(byKyc.get(id) ?? {})
  return approved
}

/** Far more than a company needs: each submission with a new contact mails and texts the former one. */
const maxSubmissions = 10

/**
 * Whether a change repeats a waiting one, whose waiting time it then keeps. After an objection it does not: the former
 * contact is notified again.
 */
const isStillAsked = (one: KycContactChange, other: KycContactChange): boolean =>
  contactChangeState(one) === 'waiting' &&
  one.personId === other.personId &&
  isSameContact(one, other) &&
  isSameContact(one.former, other.former)

interface AskedContacts {
  changes: KycContactChange[]
  writes: Record<string, Write | undefined>
  /** The refusal if the write `contacts` fails. */
  refusal: () => Refused<'tooManyRequests'> | Promise<Refused<'tooManyRequests'>>
}

/**
 * The contact changes of a submitted KYC for people with another approved contact, with the writes that send the former
 * contacts a link to object.
 */
export const requestContacts = async (
  { table, random, seal, clock }: Deps,
  kyc: Kyc,
  approved: readonly KycSections[],
  submitted: KycSections,
  { userId, locale }: Pick<User, 'userId' | 'locale'>,
): Promise<AskedContacts> => {
  const now = clock()
  const changes: KycContactChange[] = []
  const writes: Record<string, Write> = {}
  for (const { person, former, contact } of changedContacts(approved, submitted)) {
    const { person_id: personId, full_name_cn: nameCn } = person
    const asked: KycContactChange = {
      changeId: random.id(),
      ...contact,
      askedAt: now.toISOString(),
      waitsUntil: new Date(now.getTime() + contactChangeDelayMs).toISOString(),
      askedBy: userId,
      ...(personId ? { personId } : {}),
      name: signingNameOf(person) ?? '',
      ...(nameCn ? { nameCn } : {}),
      former,
    }
    const before = kyc.contactChanges?.find((each) => isStillAsked(each, asked))
    changes.push(before ?? asked)
    if (before) continue
    const { changeId } = asked
    const { companyId, kycId } = kyc
    const token = random.secret()
    writes[`objection ${changeId}`] = createKycObjectionLink(
      table,
      token,
      { companyId, kycId, objectsTo: changeId },
      now,
    )
    writes[`notice ${changeId}`] = recordEvent(
      table,
      {
        name: 'kyc-contact-requested',
        companyId,
        kycId,
        changeId,
        locale,
        sealedToken: await seal.seal(token, 'event'),
      },
      `kyc-contact-requested#${changeId}`,
      now,
    )
  }
  const ofDay = countCall({ table, clock }, 'kyc-contact', kyc.companyId, maxSubmissions)
  return {
    changes,
    writes: { ...writes, ...(Object.keys(writes).length > 0 ? { contacts: ofDay.write } : {}) },
    refusal: ofDay.refusal,
  }
}

/** Why a change cannot be approved yet because of its contact changes; undefined if nothing prevents it. */
export const contactObstacle = ({ contactChanges = [] }: Kyc, now: Date): string | undefined => {
  const objected = contactChanges.find(({ objectedAt }) => objectedAt)
  if (objected)
    return `the former contact of ${objected.name} has objected to the other one: return the change, or reject it`
  const waiting = contactChanges
    .filter(({ waitsUntil }) => waitsUntil > now.toISOString())
    .toSorted((a, b) => b.waitsUntil.localeCompare(a.waitsUntil))[0]
  return (
    waiting &&
    `another contact of ${waiting.name} waits until ${waiting.waitsUntil}: whoever has the former one can object until then`
  )
}

/** Marks changes as in effect since `now`, when their KYC came into force. */
export const contactsInEffect = <Of extends ContactChange>(changes: readonly Of[], now: Date): Of[] =>
  changes.map((change) => ({ ...change, inEffectAt: now.toISOString() }))
