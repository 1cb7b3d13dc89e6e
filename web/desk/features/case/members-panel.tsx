import { Box } from '@chakra-ui/react'
import type { ShownCompany } from '#shared/desk/company.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { useActTranslations } from '../../ui/field-translations.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { OverviewList } from './overview-list.tsx'

/** A link to the member's own page, for staff with access to it. */
const MemberLink = ({ userId, email }: ShownCompany['members'][number]) => {
  const { may } = useMe()
  const name = email ?? userId
  return may('user-show') ? <PageLink to={`/users?user=${userId}`}>{name}</PageLink> : name
}

const memberLink = (member: ShownCompany['members'][number]) => <MemberLink {...member} />

/** The company's members, with a link to each and a button to invite another. */
export const MembersPanel = ({ company: { companyId, members } }: { company: ShownCompany }) => {
  const t = useTranslations()
  const format = useFormat()
  const actTranslations = useActTranslations()
  const { may } = useMe()
  const [action, setAction] = useOpenAct(['user-invite'])
  return (
    <Box minW="0">
      <OverviewList
        title={t('case.overview.members')}
        rows={members}
        keyOf={({ userId }) => userId}
        columns={[
          { title: t('case.overview.email'), cell: memberLink },
          { title: t('case.overview.name'), cell: ({ name }) => name ?? '–' },
          { title: t('case.overview.role'), cell: ({ role }) => t(`case.roles.${role}`) },
          { title: t('case.overview.status'), cell: ({ status }) => t(`states.member.${status}`) },
          { title: t('case.overview.since'), cell: ({ since }) => format.timestamp(since) },
        ]}
      />
      {may('user-invite') ? (
        <Box mt="2">
          <Button size="sm" variant="secondary" onClick={() => setAction('user-invite')}>
            {actTranslations('user-invite')}
          </Button>
        </Box>
      ) : null}
      {action ? (
        <ActDialog action={action} given={{ companyId }} onClose={() => setAction(undefined)} />
      ) : null}
    </Box>
  )
}
