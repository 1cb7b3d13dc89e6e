import type { Preferences } from '#shared/notifications/preferences.ts'
import { sortedEntries } from '#shared/sorting/compare-text.ts'
import { findCategoryReport } from '../../data/category-reports.ts'
import { listConsents } from '../../data/consents.ts'
import type { Credentials } from '../../data/credentials.ts'
import { codeLastTakenAt, type SecondFactors } from '../../data/second-factors.ts'
import type { Table } from '../../data/table.ts'
import { phoneOf, type User } from '../../data/users.ts'
import { companyName, type Fields, type UserCompany } from './records.ts'

export const describeProfile = (user: User, credentials: Credentials | undefined): Fields => ({
  user_id: user.userId,
  email: user.email,
  name: user.name,
  mobile: phoneOf(user),
  mobile_verified_at: user.phoneVerifiedAt,
  password_reset_at: credentials?.resetAt,
  language: user.locale,
  is_activated: user.isActivated,
  register_source: user.registerSource,
  other_portal: user.isSkip,
  adviser: user.cpid,
  created_at: user.createdAt,
})

/** The user's consents, also those for a company. */
export const consentsOf = async (
  table: Table,
  userId: string,
  userCompanies: readonly UserCompany[],
): Promise<Fields[]> => {
  const [own, ...ofCompanies] = await Promise.all([
    listConsents(table, userId),
    ...userCompanies.map(async (userCompany): Promise<Fields[]> => {
      const { consent } = (await findCategoryReport(table, userCompany.company.companyId)) ?? {}
      return consent?.by === userId
        ? [
            {
              happened_at: consent.at,
              company: companyName(userCompany),
              terms: `peer_figures ${consent.version}`,
              status: consent.isGiven ? 'given' : 'withdrawn',
            },
          ]
        : []
    }),
  ])
  return [
    ...own.map(({ agreements, locale, at, ip }) => ({
      happened_at: at,
      terms: agreements.map(({ document, version }) => `${document} ${version}`).join(', '),
      language: locale,
      ip,
    })),
    ...ofCompanies.flat(),
  ]
}

export const describePreferences = ({ mail, quiet_hours: quiet }: Preferences): Fields => ({
  mails: sortedEntries(mail)
    .flatMap(([topic, wanted]) => (wanted ? [topic] : []))
    .join(', '),
  quiet_hours: quiet.enabled ? `${quiet.from} - ${quiet.to} ${quiet.zone}` : undefined,
})

/** Secrets are excluded. The name of the employee who reset the factors is that employee's personal data. */
export const describeFactors = ({ passkeys, codeApp, recoveryCodes, reset }: SecondFactors): Fields[] => [
  ...passkeys.map(({ name, addedAt, lastUsedAt }) => ({
    act: 'passkey',
    name,
    created_at: addedAt,
    last_used_at: lastUsedAt,
  })),
  ...(codeApp
    ? [{ act: 'code-app', created_at: codeApp.addedAt, last_used_at: codeLastTakenAt(codeApp) }]
    : []),
  ...(recoveryCodes.length > 0 ? [{ act: 'recovery-codes', left: recoveryCodes.length }] : []),
  ...(reset ? [{ act: 'reset', happened_at: reset.at, reason: reset.identityCheck }] : []),
]
