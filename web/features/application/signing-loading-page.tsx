import { Box } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SignStatus } from '#shared/agreements/sign-status.ts'
import { isApiError } from '../../api/api-error.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { useCountdown } from '../account/codes/use-countdown.ts'
import { signersQuery } from '../agreements/agreements-queries.ts'
import { SigningPanel } from '../agreements/signers/signing-panel.tsx'
import { ApplicationFrame, ApplicationSkeleton } from './application-frame.tsx'
import { positionQuery } from './application-queries.ts'

const pollEvery = 2000
/** Long enough to read the next step before the redirect to the home. */
const readSeconds = 8

const hasEveryoneSigned = (signers: readonly { sign_status: SignStatus }[]): boolean =>
  signers.length > 0 && signers.every(({ sign_status }) => sign_status === 2)

/** What follows the last signature: the limit, or first the lender's check of the signatures. */
const Done = ({ awaitsCheck }: { awaitsCheck: boolean }) => {
  const { t } = useTranslation('application')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { left, begin } = useCountdown()
  useEffect(() => {
    begin(readSeconds)
    void queryClient.invalidateQueries(positionQuery)
    const timer = setTimeout(() => void navigate(paths.home()), readSeconds * 1000)
    return () => clearTimeout(timer)
  }, [begin, navigate, queryClient])
  return (
    <Card role="status">
      <EmptyState
        picture="funds"
        title={t(awaitsCheck ? 'done.checking.title' : 'done.computing')}
        action={
          <Box display="grid" gap="2" justifyItems="center">
            <ButtonLink to={paths.home()}>
              {t(awaitsCheck ? 'done.checking.action' : 'done.action')}
            </ButtonLink>
            <Box color="text.quiet" fontSize="sm" fontVariantNumeric="tabular-nums" aria-hidden>
              {t('done.leaving', { seconds: left })}
            </Box>
          </Box>
        }
      >
        {t(awaitsCheck ? 'done.checking.text' : 'done.text')}
      </EmptyState>
    </Card>
  )
}

/** The page that waits for signatures. It polls every two seconds until everyone has signed. */
export const Component = () => {
  const { t } = useTranslation('application')
  const queryClient = useQueryClient()
  const agreement = useQuery({
    ...signersQuery,
    refetchInterval: ({ state }) => (state.data && hasEveryoneSigned(state.data.signers) ? false : pollEvery),
  })
  if (agreement.isPending) return <ApplicationSkeleton />
  if (!agreement.data)
    return (
      <Page>
        {isApiError(agreement.error) && agreement.error.reason === 'notFound' ? (
          <EmptyState
            whole
            picture="sign"
            title={t('progress.noneTitle')}
            action={<ButtonLink to={paths.registerSigning()}>{t('progress.noneAction')}</ButtonLink>}
          >
            {t('progress.noneText')}
          </EmptyState>
        ) : (
          <Failure of={agreement} />
        )}
      </Page>
    )
  const { signers, status, awaits_check: awaitsCheck } = agreement.data
  const signed = signers.filter(({ sign_status }) => sign_status === 2).length
  const everyone = hasEveryoneSigned(signers)
  const isRendering = status === 'rendering'
  const done = awaitsCheck ? 'done.checking' : 'done'
  return (
    <ApplicationFrame
      step="signing"
      title={t(everyone ? 'done.title' : 'progress.title')}
      lead={t(
        everyone ? (`${done}.lead` as const) : isRendering ? 'progress.renderingLead' : 'progress.lead',
      )}
      aside={
        <Card dense>
          <Timeline
            entries={[
              { title: t('progress.rendered'), tone: isRendering ? 'waiting' : 'positive' },
              { title: t('progress.mailed'), tone: isRendering ? 'neutral' : 'positive' },
              {
                title: t('progress.signing', { signed, total: signers.length }),
                tone: everyone ? 'positive' : isRendering ? 'neutral' : 'waiting',
              },
              {
                title: t('progress.limit'),
                detail: t(everyone ? (`${done}.limitText` as const) : 'progress.limitText'),
                tone: everyone ? 'waiting' : 'neutral',
              },
            ]}
          />
        </Card>
      }
    >
      {everyone ? (
        <Done awaitsCheck={awaitsCheck} />
      ) : (
        <SigningPanel
          state={agreement.data}
          kind="facility"
          onChanged={() => void queryClient.invalidateQueries(positionQuery)}
        >
          <Box mt="3" color="text.quiet" fontSize="sm">
            {t('progress.leave')}
          </Box>
        </SigningPanel>
      )}
    </ApplicationFrame>
  )
}
