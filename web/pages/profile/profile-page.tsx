import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { userQuery } from '../../features/account/account-queries.ts'
import { FactorsCardSlot } from '../../features/account/factors/factors-card-slot.tsx'
import { AccountCard } from '../../features/account/profile/account-card.tsx'
import { Rows } from '../../features/account/profile/editable-row.tsx'
import { EmailRow } from '../../features/account/profile/email-row.tsx'
import { LanguageRow } from '../../features/account/profile/language-row.tsx'
import { NameRow } from '../../features/account/profile/name-row.tsx'
import { PasswordRow } from '../../features/account/profile/password-row.tsx'
import { PhoneRow } from '../../features/account/profile/phone-row.tsx'
import { ProfileColumns } from '../../features/account/profile/profile-columns.tsx'
import { ProfileSkeleton } from '../../features/account/profile/profile-skeleton.tsx'
import { SecurityCard } from '../../features/account/profile/security-card.tsx'
import { SessionsCard } from '../../features/account/profile/sessions-card.tsx'
import { updateSessionUser } from '../../features/account/profile/update-user.ts'
import { useOpenRow } from '../../features/account/profile/use-open-row.ts'
import { CompanyBarSlot } from '../../features/companies/company-bar-slot.tsx'
import { PrivacyCardSlot } from '../../features/privacy/privacy-card-slot.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'

const Profile = ({ user }: { user: AccountUser }) => {
  const { t } = useTranslation('accountProfile')
  const row = useOpenRow()
  return (
    <ProfileColumns aside={<AccountCard user={user} />}>
      <Card>
        <CardTitle mb="1">{t('personal.title')}</CardTitle>
        <Rows>
          <NameRow user={user} row={row} />
          <LanguageRow user={user} row={row} />
        </Rows>
      </Card>
      <Card>
        <CardTitle mb="1">{t('security.title')}</CardTitle>
        <Rows>
          <EmailRow user={user} row={row} />
          <PhoneRow user={user} row={row} />
          <PasswordRow user={user} row={row} />
        </Rows>
      </Card>
      {/* Cards that load late are below the buttons of the sessions card: a button that moves while it is clicked
         loses the click. */}
      <SessionsCard />
      <FactorsCardSlot />
      <SecurityCard />
      <PrivacyCardSlot />
    </ProfileColumns>
  )
}

/** The user's profile: login data, contact data and sessions. */
export const Component = () => {
  const { t } = useTranslation('accountProfile')
  const user = useQuery(userQuery)
  const { data } = user
  // The profile may have been changed on another device since this login.
  useEffect(() => {
    if (data) updateSessionUser(data)
  }, [data])
  return (
    <>
      <CompanyBarSlot />
      <Page>
        <PageHeader title={t('title')} lead={t('lead')} />
        {user.isPending ? <ProfileSkeleton /> : null}
        {user.error && !data ? (
          <Card>
            <Failure of={user} />
          </Card>
        ) : null}
        {data ? <Profile user={data} /> : null}
      </Page>
    </>
  )
}
