import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isApiError, isUnanswered } from '../../../api/api-error.ts'
import { useSession } from '../../../api/session-store.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { lineOfSource } from './line-of-source.ts'
import { useHandover } from './use-handover.ts'

/** The link to continue: home if logged in, else the login of the line in the address. */
const WayOn = ({ variant }: { variant?: 'secondary' }) => {
  const { t } = useTranslation(['accountHandover', 'shell'])
  const session = useSession()
  const [parameters] = useSearchParams()
  const landing = paths.landing(lineOfSource(parameters.get('source')))
  return session ? (
    <ButtonLink to={paths.home()} variant={variant}>
      {t('shell:action.toHome')}
    </ButtonLink>
  ) : (
    <ButtonLink to={`${landing}?email=`} variant={variant}>
      {t('accountHandover:toLogin')}
    </ButtonLink>
  )
}

const Waiting = () => {
  const { t } = useTranslation('accountHandover')
  return (
    <chakra.div role="status" aria-busy="true">
      <EmptyState
        whole
        picture="funds"
        title={t('title')}
        action={
          <chakra.span color="action.text" fontSize="2xl">
            <Spinner />
          </chakra.span>
        }
      >
        {t('text')}
      </EmptyState>
    </chakra.div>
  )
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('accountHandover')
  const failureTranslations = useFailureTranslations()
  const isNetwork = isApiError(error) && error.reason === 'network'
  const text = (): ReactNode => {
    if (isNetwork) return t('networkText')
    return isApiError(error) ? failureTranslations(error) : null
  }
  return (
    <div role="alert">
      <EmptyState
        whole
        picture="broke"
        title={t(isNetwork ? 'networkTitle' : 'failedTitle')}
        action={
          isUnanswered(error) ? (
            <Flex gap="3" wrap="wrap" justify="center">
              <Button onClick={onRetry}>{t('again')}</Button>
              <WayOn variant="secondary" />
            </Flex>
          ) : (
            <WayOn />
          )
        }
      >
        {text()}
      </EmptyState>
    </div>
  )
}

const Asking = ({
  email,
  onAccept,
  onDecline,
}: {
  email: string
  onAccept: () => void
  onDecline: () => void
}) => {
  const { t } = useTranslation('accountHandover')
  return (
    <EmptyState
      whole
      picture="funds"
      title={t('askTitle')}
      action={
        <Flex gap="3" wrap="wrap" justify="center">
          <Button onClick={onAccept}>{t('accept')}</Button>
          <Button variant="secondary" onClick={onDecline}>
            {t('decline')}
          </Button>
        </Flex>
      }
    >
      {t('askText', { email })}
    </EmptyState>
  )
}

const NobodyEntered = ({ why }: { why: 'missing' | 'declined' }) => {
  const { t } = useTranslation('accountHandover')
  return (
    <EmptyState whole picture="nothing-here" title={t(`${why}Title`)} action={<WayOn />}>
      {t(`${why}Text`)}
    </EmptyState>
  )
}

const titles = {
  working: 'title',
  asking: 'askTitle',
  done: 'title',
  failed: 'failedTitle',
  missing: 'missingTitle',
  declined: 'declinedTitle',
} as const

/** Logs in a user of another portal with the one-time token in the cookie, and redirects to the home of their line. */
export const Component = () => {
  const { t } = useTranslation('accountHandover')
  const { handover, retry, accept, decline } = useHandover()
  usePageTitle(t(titles[handover.at]))
  if (handover.at === 'done') return <Navigate to={handover.to} replace />
  // A user whom the lender has blocked is not authorised here.
  if (handover.at === 'failed' && isApiError(handover.error) && handover.error.reason === 'accountBlocked')
    return <Navigate to={paths.notAuthorised()} replace />
  return (
    <Page width="reading">
      {handover.at === 'working' ? <Waiting /> : null}
      {handover.at === 'asking' ? (
        <Asking email={handover.answer.user.email} onAccept={accept} onDecline={decline} />
      ) : null}
      {handover.at === 'failed' ? <Failed error={handover.error} onRetry={retry} /> : null}
      {handover.at === 'missing' || handover.at === 'declined' ? <NobodyEntered why={handover.at} /> : null}
    </Page>
  )
}
