import { maskNumber } from '#shared/kyc/mask-kyc.ts'
import type { OwnDataField, OwnDataKind } from '#shared/privacy/own-data.ts'
import type { OwnDataSection } from '#shared/privacy/privacy.schemas.ts'
import { type Agreement, listAgreements } from '../data/agreements.ts'
import { type AuditEntry } from '../data/audit-entries.ts'
import { listCompanyAudit, listUserAudit } from '../data/audit-lists.ts'
import { type Company, findCompany } from '../data/companies.ts'
import { listConsents } from '../data/consents.ts'
import { normalEmail } from '../data/credentials.ts'
import { listDevices } from '../data/devices.ts'
import { findKycSections } from '../data/kyc.ts'
import { findMailStop } from '../data/mail-stops.ts'
import { listMemberships, type Membership } from '../data/memberships.ts'
import { findPreferences } from '../data/preferences.ts'
import { listRiskPoints } from '../data/risk-points.ts'
import { findFactors } from '../data/second-factors.ts'
import { listSecurityNotes } from '../data/security-notes.ts'
import { listUserSessions } from '../data/sessions.ts'
import type { ItemPage, Table } from '../data/table.ts'
import { phoneOf, type User } from '../data/users.ts'

/** So many records of a kind are told, the newest; what nobody wades through fits into no answer either. */
const most = 1000

type Fields = Partial<Record<OwnDataField, string | boolean | undefined>>

const recordOf = (fields: Fields): OwnDataSection['records'][number] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )

const section = (kind: OwnDataKind, records: readonly Fields[]): OwnDataSection => ({
  kind,
  is_whole: records.length <= most,
  records: records.slice(0, most).map(recordOf),
})

const companyName = ({ registerNameCn, registerNameEn, companyId }: Company): string =>
  registerNameCn ?? registerNameEn ?? companyId

interface Belonging {
  company: Company
  membership: Membership
}

const belongingsOf = async (table: Table, userId: string): Promise<Belonging[]> => {
  const memberships = await listMemberships(table, userId)
  const found = await Promise.all(
    memberships.map(async (membership) => {
      const company = await findCompany(table, membership.companyId)
      return company ? [{ company, membership }] : []
    }),
  )
  return found.flat()
}

type Listing = (page: { limit: number; cursor: string | undefined }) => Promise<ItemPage<AuditEntry>>

/** The newest acts of a list that are the user's, one more than are told. */
const actsOf = async (userId: string, list: Listing): Promise<AuditEntry[]> => {
  const acts: AuditEntry[] = []
  let cursor: string | undefined
  do {
    const page = await list({ limit: 100, cursor })
    acts.push(...page.items.filter(({ actor }) => actor === `user:${userId}`))
    cursor = page.cursor
  } while (cursor && acts.length <= most)
  return acts
}

const describeAct = ({ at, action, subject, ip, userAgent }: AuditEntry): Fields => ({
  happened_at: at,
  act: action,
  subject,
  ip,
  user_agent: userAgent,
})

/** Who a company has named with the very address that the user has proven: the user. */
const personsOf = async (table: Table, { email }: User, { company }: Belonging): Promise<Fields[]> => {
  if (!company.kycId) return []
  const { connected_persons: named } = await findKycSections(table, company.companyId, company.kycId)
  return (named?.persons ?? [])
    .filter((person) => person.email !== undefined && normalEmail(person.email) === email)
    .map((person) => ({
      company: companyName(company),
      full_name: person.full_name_en,
      full_name_cn: person.full_name_cn,
      email: person.email,
      mobile: person.mobile,
      birth_date: person.birth_date,
      nationality: person.nationality,
      certificate_type: person.certificate_type,
      id_number: person.id_number && maskNumber(person.id_number),
      capacity: person.capacity,
      position: person.position,
      ownership_percent: person.ownership_percent,
      residential_address: person.residential_address,
      permanent_address: person.permanent_address,
    }))
}

const signaturesIn = (agreements: readonly Agreement[], { email }: User, company: Company): Fields[] =>
  agreements.flatMap(({ agreementNumber, signers }) =>
    signers
      .filter((signer) => normalEmail(signer.email) === email)
      .map(({ name, nameCn, capacity, mobile, signature }) => ({
        company: companyName(company),
        agreement_number: agreementNumber,
        full_name: name,
        full_name_cn: nameCn,
        capacity,
        mobile,
        signed_at: signature?.signedAt,
        ip: signature?.ip,
        user_agent: signature?.userAgent,
      })),
  )

const newestFirst = (one: AuditEntry, other: AuditEntry): number => other.at.localeCompare(one.at)

/**
 * All that is kept of a user as a person, by the partitions of the user and of the companies that they belong to. Of
 * other people, of secrets and of what is the company's there is nothing in it.
 */
export const collectOwnData = async (table: Table, user: User, now: Date): Promise<OwnDataSection[]> => {
  const { userId, email } = user
  const belongings = await belongingsOf(table, userId)
  const ofCompanies = async <T>(list: (belonging: Belonging) => Promise<T[]>): Promise<T[]> =>
    (await Promise.all(belongings.map(list))).flat()

  const [
    consents,
    preferences,
    sessions,
    devices,
    factors,
    notes,
    stop,
    ownActs,
    companyActs,
    entries,
    persons,
    signatures,
  ] = await Promise.all([
    listConsents(table, userId),
    findPreferences(table, userId),
    listUserSessions(table, userId),
    listDevices(table, userId),
    findFactors(table, userId),
    listSecurityNotes(table, userId, most + 1),
    findMailStop(table, email),
    actsOf(userId, (page) => listUserAudit(table, userId, page)),
    ofCompanies(({ company }) => actsOf(userId, (page) => listCompanyAudit(table, company.companyId, page))),
    ofCompanies(async ({ company }) =>
      (await listRiskPoints(table, company.companyId, now, most)).filter((point) => point.userId === userId),
    ),
    ofCompanies((belonging) => (user.isActivated ? personsOf(table, user, belonging) : Promise.resolve([]))),
    ofCompanies(async ({ company }) =>
      user.isActivated ? signaturesIn(await listAgreements(table, company.companyId), user, company) : [],
    ),
  ])

  return [
    section('profile', [
      {
        user_id: userId,
        email,
        name: user.name,
        mobile: phoneOf(user),
        mobile_verified_at: user.phoneVerifiedAt,
        language: user.locale,
        is_activated: user.isActivated,
        register_source: user.registerSource,
        created_at: user.createdAt,
      },
    ]),
    section(
      'consents',
      consents.map(({ agreements, locale, at, ip }) => ({
        happened_at: at,
        terms: agreements.map(({ document, version }) => `${document} ${version}`).join(', '),
        language: locale,
        ip,
      })),
    ),
    section('preferences', [
      {
        mails: Object.entries(preferences.mail)
          .flatMap(([topic, wanted]) => (wanted ? [topic] : []))
          .join(', '),
        quiet_hours: preferences.quiet_hours.enabled
          ? `${preferences.quiet_hours.from} - ${preferences.quiet_hours.to} ${preferences.quiet_hours.zone}`
          : undefined,
      },
    ]),
    section(
      'companies',
      belongings.map(({ company, membership: { role, status, since } }) => ({
        company: companyName(company),
        role,
        status,
        since,
      })),
    ),
    section('person', persons),
    section('signatures', signatures),
    section(
      'sessions',
      sessions.map(({ createdAt, expiresAt, ip, userAgent }) => ({
        created_at: createdAt,
        expires_at: expiresAt,
        ip,
        user_agent: userAgent,
      })),
    ),
    section(
      'devices',
      devices.map(({ expiresAt }) => ({ expires_at: expiresAt })),
    ),
    section('factors', [
      ...factors.passkeys.map(({ name, addedAt }) => ({ name, created_at: addedAt })),
      ...(factors.codeApp ? [{ created_at: factors.codeApp.addedAt }] : []),
    ]),
    section(
      'security',
      notes.map(({ news, happenedAt, ip, userAgent, about }) => ({
        happened_at: happenedAt,
        act: news,
        about,
        ip,
        user_agent: userAgent,
      })),
    ),
    section('acts', [...ownActs, ...companyActs].toSorted(newestFirst).map(describeAct)),
    section(
      'entries',
      entries.map(({ at, step, ip, userAgent, timeZone, pasted, keptUntil }) => ({
        happened_at: at,
        step,
        ip,
        user_agent: userAgent,
        time_zone: timeZone,
        pasted: pasted.join(', '),
        kept_until: keptUntil,
      })),
    ),
    section('mailStop', stop ? [{ status: stop.why, since: stop.at }] : []),
  ]
}
