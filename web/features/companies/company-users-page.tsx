import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { FailurePage } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { SkeletonPage } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { companyProfileQuery } from './companies-queries.ts'
import { CompanyBarSlot } from './company-bar-slot.tsx'
import { type Member, membersQuery } from './company-users-queries.ts'
import { FactorRequirementCard } from './factor-requirement-card.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'

const sections = [
  { kind: 'request', title: 'users.requests' },
  { kind: 'member', title: 'users.members' },
  { kind: 'invitation', title: 'users.invitations' },
] as const

const Heading = chakra('th', {
  base: { textAlign: 'left', fontWeight: 'medium', fontSize: 'sm', color: 'text.quiet', pb: '2' },
})

const Section = ({
  title,
  members,
  manages,
}: {
  title: string
  members: readonly Member[]
  manages: boolean
}) => {
  const { t } = useTranslation('companies')
  return (
    <Card>
      <CardTitle mb="2">{title}</CardTitle>
      <chakra.table
        w="full"
        display={{ base: 'block', md: 'table' }}
        borderCollapse="collapse"
        aria-label={title}
      >
        <chakra.thead display={{ base: 'none', md: 'table-header-group' }}>
          <tr>
            <Heading scope="col">{t('users.name')}</Heading>
            <Heading scope="col">{t('users.role')}</Heading>
            <Heading scope="col" />
            {manages ? (
              <Heading scope="col" textAlign="right">
                {t('users.actions')}
              </Heading>
            ) : null}
          </tr>
        </chakra.thead>
        <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} manages={manages} />
          ))}
        </chakra.tbody>
      </chakra.table>
    </Card>
  )
}

const Users = () => {
  const { t } = useTranslation('companies')
  const profile = useQuery(companyProfileQuery)
  const members = useQuery(membersQuery)
  const [isInviting, setInviting] = useState(false)
  if (profile.isPending || members.isPending) return <SkeletonPage />
  if (!profile.data) return <FailurePage of={profile} />
  if (!members.data) return <FailurePage of={members} />
  const { records } = members.data
  const manages = profile.data.role === 'administrator'
  return (
    <Page>
      <PageHeader
        title={t('users.title')}
        lead={t('users.lead')}
        actions={manages ? <Button onClick={() => setInviting(true)}>{t('users.invite')}</Button> : undefined}
      />
      {manages ? null : <Notice>{t('users.onlyAdministrators')}</Notice>}
      {manages && records.length === 1 ? <Notice>{t('users.alone')}</Notice> : null}
      {sections.map(({ kind, title }) => {
        const listed = records.filter((member) => member.kind === kind)
        return listed.length > 0 ? (
          <Section key={kind} title={t(title)} members={listed} manages={manages} />
        ) : null
      })}
      {manages ? <FactorRequirementCard /> : null}
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </Page>
  )
}

/** The company's users, requests to join and invitations; an administrator decides on each. */
export const Component = () => {
  const { t } = useTranslation('companies')
  usePageTitle(t('users.title'))
  return (
    <>
      <CompanyBarSlot />
      <Users />
    </>
  )
}
