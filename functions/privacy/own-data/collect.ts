import type { OwnDataSection } from '#shared/privacy/privacy.schemas.ts'
import { listCorrections } from '../../data/corrections.ts'
import { findCredentials } from '../../data/credentials.ts'
import { listDevices } from '../../data/devices.ts'
import { findPreferences } from '../../data/preferences.ts'
import { listRiskPoints } from '../../data/risk-points.ts'
import { findFactors } from '../../data/second-factors.ts'
import { listSecurityNotes } from '../../data/security-notes.ts'
import { listUserSessions } from '../../data/sessions.ts'
import { listSignatoryTies } from '../../data/signatory-ties.ts'
import { findSuppressedAddress } from '../../data/suppression-list.ts'
import type { Table } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import { consentsOf, describeFactors, describePreferences, describeProfile } from './account.ts'
import { actsOf } from './acts.ts'
import { drawdownsOf } from './drawdowns.ts'
import { personsOf } from './persons.ts'
import { readingOf } from './reading.ts'
import { type Belonging, belongingsOf, companyName, type Fields, most, section } from './records.ts'
import { signingsOf } from './signings.ts'

/** The user's membership of a company, and their proof of being a signatory. */
const companyOf = async (
  table: Table,
  userId: string,
  { membership, company }: Belonging,
): Promise<Fields> => {
  const { role, status, since } = membership
  const tie = (await listSignatoryTies(table, company.companyId)).find((each) => each.userId === userId)
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
  const belongings = await belongingsOf(table, userId)
  const ofEach = <T>(list: (belonging: Belonging) => Promise<T>): Promise<T[]> =>
    Promise.all(belongings.map(list))
  /** An unverified address returns nobody's documents. */
  const ofProven = <T>(list: (belonging: Belonging) => Promise<T>): Promise<T[]> =>
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
    reading,
    companies,
  ] = await Promise.all([
    findCredentials(table, email),
    consentsOf(table, userId, belongings),
    findPreferences(table, userId),
    listUserSessions(table, userId),
    listDevices(table, userId),
    findFactors(table, userId),
    listSecurityNotes(table, userId, most + 1),
    findSuppressedAddress(table, email),
    actsOf(table, userId, belongings),
    ofEach(async ({ company }) =>
      (await listRiskPoints(table, company.companyId, now, most)).filter((point) => point.userId === userId),
    ),
    ofProven((belonging) => personsOf(table, user, belonging)),
    ofProven((belonging) => signingsOf(table, user, belonging)),
    ofEach((belonging) => drawdownsOf(table, userId, belonging)),
    listCorrections(table, userId, most + 1),
    readingOf(table, userId, belongings),
    ofEach((belonging) => companyOf(table, userId, belonging)),
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
    section('reading', reading),
    section('mailStop', stop ? [{ status: stop.why, since: stop.at }] : []),
  ]
}
