import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ShownUser } from '#shared/desk/people.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAct } from '../../api/use-act.ts'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'

/** The acts that a user's state permits, the most frequent request first. */
const stepsOf = (user: ShownUser): string[] => [
  ...(user.isLocked || user.wrongPasswordsToday > 0 ? ['user-unlock'] : []),
  ...(user.mailStop ? ['email-resume'] : []),
  ...(user.passkeys > 0 || user.codeApp ? ['user-reset-factors'] : []),
  user.blockedAt ? 'user-unblock' : 'user-block',
]

const States = ({ user }: { user: ShownUser }) => {
  const t = useTranslations()
  const format = useFormat()
  const { isActivated, isLocked, blockedAt, mailStop } = user
  return (
    <Flex gap="2" wrap="wrap">
      <StatusBadge tone={isActivated ? 'positive' : 'waiting'}>
        {t(isActivated ? 'people.user.activated' : 'people.user.notActivated')}
      </StatusBadge>
      {isLocked ? <StatusBadge tone="negative">{t('people.user.locked')}</StatusBadge> : null}
      {blockedAt ? (
        <StatusBadge tone="negative">
          {t('people.user.blocked', { since: format.timestamp(blockedAt) })}
        </StatusBadge>
      ) : null}
      {mailStop ? (
        <StatusBadge tone="negative">
          {t('people.user.mailStopped', { since: format.timestamp(mailStop.since) })}
        </StatusBadge>
      ) : null}
    </Flex>
  )
}

const UserPane = ({ user }: { user: ShownUser }) => {
  const t = useTranslations()
  const format = useFormat()
  const actTranslations = useActTranslations()
  const { may } = useMe()
  const [act, setAct] = useOpenAct(stepsOf(user))
  const { userId, email, name, phone, companyId, passkeys, codeApp, factorsReset } = user
  const company = useAct('company-show', { companyId }, companyId !== undefined && may('company-show'))
  const nameOf = useCompanyName()
  const membership = company.data?.members.find((member) => member.userId === userId)
  const factors = [
    passkeys > 0 ? t('people.user.passkeys', { count: passkeys }) : '',
    codeApp ? t('people.user.codeApp') : '',
  ].filter(Boolean)
  return (
    <Box
      as="section"
      aria-label={name ?? email}
      maxW="reading"
      bg="surface.card"
      borderWidth="1px"
      borderColor="border.hairline"
      borderRadius="sm"
      p="4"
    >
      <chakra.h2 fontSize="lg" mb="2" overflowWrap="anywhere">
        {name ?? email}
      </chakra.h2>
      <States user={user} />
      <Flex gap="2" wrap="wrap" mt="4">
        {stepsOf(user)
          .filter(may)
          .map((each, index) => (
            <Button
              key={each}
              size="sm"
              variant={index === 0 && each !== 'user-block' ? 'primary' : 'secondary'}
              onClick={() => setAct(each)}
            >
              {actTranslations(each)}
            </Button>
          ))}
        {may('audit-list') ? (
          <chakra.span alignSelf="center">
            <Link to={`/audit?user=${userId}`}>{t('people.user.audit')}</Link>
          </chakra.span>
        ) : null}
      </Flex>
      <Box mt="4">
        <DataList
          items={[
            { term: t('fields.email'), value: email, wraps: true },
            { term: t('fields.phone'), value: phone ?? t('value.none') },
            {
              term: t('overdue.columns.company'),
              value: companyId ? (
                <chakra.span color="action.text">
                  <Link to={`/companies/${companyId}`}>
                    {company.data ? nameOf(company.data) : companyId}
                  </Link>
                </chakra.span>
              ) : (
                t('value.none')
              ),
              wraps: true,
            },
            ...(membership
              ? [{ term: t('case.overview.role'), value: t(`case.roles.${membership.role}`) }]
              : []),
            { term: t('people.user.since'), value: format.timestamp(user.createdAt) },
            { term: t('people.user.wrongPasswords'), value: format.count(user.wrongPasswordsToday) },
            { term: t('people.user.factors'), value: factors.join(' · ') || t('value.none'), wraps: true },
            ...(factorsReset
              ? [
                  {
                    term: t('people.user.factorsReset'),
                    value: [
                      format.timestamp(factorsReset.at),
                      factorsReset.by,
                      factorsReset.identityCheck,
                    ].join(' · '),
                    wraps: true,
                  },
                ]
              : []),
            { term: t('people.user.sessions'), value: format.count(user.sessions) },
          ]}
        />
      </Box>
      {act ? (
        <ActDialog action={act} given={{ user: userId, email, name }} onClose={() => setAct(undefined)} />
      ) : null}
    </Box>
  )
}

/** A user, looked up by email address or id. The page's URL has the id only. */
export const UsersPage = () => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const { may } = useMe()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const state: unknown = useLocation().state
  const named = String((state as { user?: unknown } | null)?.user ?? address.get('user') ?? '')
  const [typed, setTyped] = useState('')
  const [inviting, setInviting] = useOpenAct(['user-invite'])
  const query = useAuditedAct('user-show', { user: named }, named !== '')
  return (
    <>
      <ScreenTitle
        title={t('people.titles.users')}
        beside={
          may('user-invite') ? (
            <Button size="sm" variant="secondary" onClick={() => setInviting('user-invite')}>
              {actTranslations('user-invite')}
            </Button>
          ) : null
        }
      />
      <chakra.form
        role="search"
        aria-label={t('people.titles.users')}
        maxW="reading"
        mb="5"
        onSubmit={(event) => {
          event.preventDefault()
          const user = typed.trim()
          if (user) void navigate('/users', { state: { user } })
        }}
      >
        <TextField
          name="user"
          label={t('fields.user')}
          value={typed}
          onChange={setTyped}
          beside={
            <Button type="submit" size="sm">
              {t('act.run')}
            </Button>
          }
        />
      </chakra.form>
      {named ? (
        <QueryBoundary query={query}>{(user) => <UserPane key={user.userId} user={user} />}</QueryBoundary>
      ) : null}
      {inviting ? <ActDialog action={inviting} given={{}} onClose={() => setInviting(undefined)} /> : null}
    </>
  )
}
