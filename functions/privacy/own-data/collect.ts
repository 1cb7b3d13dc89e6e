import { complaintDueOn } from '#shared/complaints/complaints.ts'
import type { OwnDataSection } from '#shared/privacy/privacy.schemas.ts'
import { listComplaintsOf } from '../../data/complaints.ts'
import { listCorrections } from '../../data/corrections.ts'
import { findCredentials } from '../../data/credentials.ts'
import { listDevices } from '../../data/devices.ts'
import { findPreferences } from '../../data/preferences.ts'
import { listRiskPoints } from '../../data/risk-points.ts'
import { findFactors } from '../../data/second-factors.ts'
import { listSecurityLog } from '../../data/security-log.ts'
import { listUserSessions } from '../../data/sessions.ts'
import { listSignatoryLinks } from '../../data/signatory-links.ts'
import { findSuppressedAddress } from '../../data/suppression-list.ts'
import type { Table } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import { consentsOf, describeFactors, describePreferences, describeProfile } from './account.ts'
import { actsOf } from './acts.ts'
import { drawdownsOf } from './drawdowns.ts'
import { personsOf } from './persons.ts'
import { readingOf } from './reading.ts'
import {
  companyName,
  type Fields,
  maxRecords,
  section,
  type UserCompany,
  userCompaniesOf,
} from './records.ts'
import { signingsOf } from './signings.ts'

/** The user's membership of a company, and their proof of being a signatory. */
const companyOf = async (
  table: Table,
  userId: string,
  { membership, company }: UserCompany,
): Promise<Fields> => {
  const { role, status, since } = membership
  const tie = (await listSignatoryLinks(table, company.companyId)).find((each) => each.userId === userId)
  return {
    company: companyName({ membership, company }),
    role,
    status,
    since,
    identified_at: tie?.at,
    identified_by: tie?.by,
  }
}

/**
 * All personal data of a user, from the partitions of the user and of their companies. It excludes other people's data,
 * secrets and the company's own data; a test assigns each type of item to a heading or gives the reason for its
 * exclusion.
 */
export const collectOwnData = async (table: Table, user: User, now: Date): Promise<OwnDataSection[]> => {
  const { userId, email, isActivated } = user
  const userCompanies = await userCompaniesOf(table, userId)
  const ofEach = <T>(list: (userCompany: UserCompany) => Promise<T>): Promise<T[]> =>
    Promise.all(userCompanies.map(list))
  /** Lists records only for a verified address: an unverified one may be another person's. */
  const ofProven = <T>(list: (userCompany: UserCompany) => Promise<T>): Promise<T[]> =>
    isActivated ? ofEach(list) : Promise.resolve([])

  const [
    credentials,
    consents,
    preferences,
    sessions,
    devices,
    factors,
    notes,
    stop,
    acts,
    entries,
    persons,
    signings,
    drawdowns,
    corrections,
    complaints,
    reading,
    companies,
  ] = await Promise.all([
    findCredentials(table, email),
    consentsOf(table, userId, userCompanies),
    findPreferences(table, userId),
    listUserSessions(table, userId),
    listDevices(table, userId),
    findFactors(table, userId),
    listSecurityLog(table, userId, maxRecords + 1),
    findSuppressedAddress(table, email),
    actsOf(table, userId, userCompanies),
    ofEach(async ({ company }) =>
      (await listRiskPoints(table, company.companyId, now, maxRecords)).filter(
        (point) => point.userId === userId,
      ),
    ),
    ofProven((userCompany) => personsOf(table, user, userCompany)),
    ofProven((userCompany) => signingsOf(table, user, userCompany)),
    ofEach((userCompany) => drawdownsOf(table, userId, userCompany)),
    listCorrections(table, userId, maxRecords + 1),
    listComplaintsOf(table, userId, maxRecords + 1),
    readingOf(table, userId, userCompanies),
    ofEach((userCompany) => companyOf(table, userId, userCompany)),
  ])

  return [
    section('profile', [describeProfile(user, credentials)]),
    section('consents', consents),
    section('preferences', [describePreferences(preferences)]),
    section('companies', companies),
    section('person', persons.flat()),
    section(
      'signatures',
      signings.flatMap(({ signatures }) => signatures),
    ),
    section(
      'signings',
      signings.flatMap(({ events }) => events),
    ),
    section('drawdowns', drawdowns.flat()),
    section(
      'sessions',
      sessions.map(({ createdAt, expiresAt, provenUntil, ip, userAgent }) => ({
        created_at: createdAt,
        expires_at: expiresAt,
        proven_until: provenUntil,
        ip,
        user_agent: userAgent,
      })),
    ),
    section(
      'devices',
      devices.map(({ expiresAt }) => ({ expires_at: expiresAt })),
    ),
    section('factors', describeFactors(factors)),
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
    section('acts', acts.own, acts.isWhole),
    section('lenderActs', acts.ofLender, acts.isWhole),
    section(
      'entries',
      entries.flat().map(({ at, step, ip, userAgent, timeZone, pasted, keptUntil }) => ({
        happened_at: at,
        step,
        ip,
        user_agent: userAgent,
        time_zone: timeZone,
        pasted: pasted.join(', '),
        kept_until: keptUntil,
      })),
    ),
    section(
      'corrections',
      corrections.map(({ about, text, askedAt, dueAt, outcome, answer, answeredAt }) => ({
        about,
        text,
        asked_at: askedAt,
        due_at: dueAt,
        status: outcome,
        answer,
        answered_at: answeredAt,
      })),
    ),
    section(
      'complaints',
      complaints.map(({ about, text, receivedOn, status, answer, answeredOn }) => ({
        about,
        text,
        asked_at: receivedOn,
        due_at: complaintDueOn(receivedOn),
        status,
        answer,
        answered_at: answeredOn,
      })),
    ),
    section('reading', reading),
    section('mailStop', stop ? [{ status: stop.why, since: stop.at }] : []),
  ]
}
