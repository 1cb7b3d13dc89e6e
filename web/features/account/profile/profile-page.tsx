import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { CompanyBarSlot } from '../../companies/company-bar-slot.tsx'
import { PrivacyCardSlot } from '../../privacy/privacy-card-slot.tsx'
import { userQuery } from '../account-queries.ts'
import { FactorsCardSlot } from '../factors/factors-card-slot.tsx'
import { AccountCard } from './account-card.tsx'
import { Rows } from './editable-row.tsx'
import { EmailRow } from './email-row.tsx'
import { LanguageRow } from './language-row.tsx'
import { NameRow } from './name-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { PhoneRow } from './phone-row.tsx'
import { ProfileColumns } from './profile-columns.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { SecurityCard } from './security-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { updateSessionUser } from './update-user.ts'
import { useOpenRow } from './use-open-row.ts'

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
