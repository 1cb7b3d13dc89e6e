import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionStore, useSession } from '../../api/session-store.ts'
import { Notice } from '../../ui/notice.tsx'
import { homeUserQuery } from './home-queries.ts'

const poll = 10_000

/** Reminds of the activation mail until its link was opened, here or on another device. */
export const ActivationNotice = () => {
  const { t } = useTranslation('home')
  const session = useSession()
  const isPending = session !== null && !session.user.isActivated
  const { data } = useQuery({
    ...homeUserQuery,
    enabled: isPending,
    refetchInterval: isPending ? poll : false,
  })
  const isActivated = data?.is_activated === true
  useEffect(() => {
    if (session && isPending && isActivated) sessionStore.updateUser({ ...session.user, isActivated: true })
  }, [session, isPending, isActivated])
  if (!session || !isPending) return null
  return (
    <Notice tone="waiting" title={t('notActivated.title')}>
      {t('notActivated.text', { email: session.user.email })}
    </Notice>
  )
}
