import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { signingPageEndpoints } from '#shared/agreements/signing-page.endpoints.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { brand } from '../../ui/brand.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Signing } from './signing-query.ts'

const Hotline = () => {
  const { t } = useTranslation('signing')
  return (
    <ButtonAnchor variant="secondary" wraps href={`tel:${brand.hotline.replace(/\s/g, '')}`}>
      {t('dead.call', { phone: brand.hotline })}
    </ButtonAnchor>
  )
}

export type EndedStatus = 'declined' | 'lapsed' | 'withdrawn' | 'void'

export const isEnded = (status: Signing['status']): status is EndedStatus =>
  status === 'declined' || status === 'lapsed' || status === 'withdrawn' || status === 'void'

/** A signing that ended without a signature, and the next step if there is one. */
export const Ended = ({ status, signing }: { status: EndedStatus; signing: Signing }) => {
  const { t } = useTranslation('signing')
  const isOwn = status === 'declined' && signing.declined_at !== null
  return (
    <Card role="status">
      <EmptyState picture="sign" whole title={t(`ended.${status}.title`)} action={<Hotline />}>
        {t(isOwn ? 'ended.declined.own' : `ended.${status}.text`)}
      </EmptyState>
    </Card>
  )
}

/** The signer's password was reset by mail: for a day, access to the mailbox is no proof of identity. */
export const PasswordResetWait = ({ until }: { until: string }) => {
  const { t } = useTranslation('signing')
  const { timestamp } = useFormat()
  return (
    <Card role="status">
      <EmptyState picture="sign" whole title={t('waits.title')} action={<Hotline />}>
        {t('waits.text', { until: timestamp(until) })}
      </EmptyState>
    </Card>
  )
}

const renewalTranslations = { waitBeforeResending: 'soon', wrongState: 'over' } as const

/**
 * An expired link. A new one is sent to the signer's own address only, so the holder of the old link learns nothing.
 */
export const ExpiredLink = ({ token }: { token: string }) => {
  const { t } = useTranslation('signing')
  const failureTranslations = useFailureTranslations()
  const renewal = useMutation({
    mutationFn: () => call(signingPageEndpoints.renewSigningLink, { body: { token } }),
  })
  const why = isApiError(renewal.error)
    ? renewalTranslations[renewal.error.reason as keyof typeof renewalTranslations]
    : undefined
  if (renewal.isSuccess)
    return (
      <Card role="status">
        <EmptyState picture="sign" whole title={t('dead.expired.sentTitle')}>
          {t('dead.expired.sent')}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <EmptyState
        picture="broke"
        whole
        title={t('dead.expired.title')}
        action={
          <Button wraps busy={renewal.isPending} onClick={() => renewal.mutate()}>
            {t('dead.expired.renew')}
          </Button>
        }
      >
        {t('dead.expired.text')}
      </EmptyState>
      {renewal.isError ? (
        <Notice tone={why ? 'waiting' : 'negative'}>
          {why ? t(`dead.expired.${why}`) : failureTranslations(renewal.error)}
        </Notice>
      ) : null}
    </Card>
  )
}

/** An invalid link: it never existed, or its signer was replaced. */
export const UnknownLink = () => {
  const { t } = useTranslation('signing')
  return (
    <Card>
      <EmptyState picture="broke" whole title={t('dead.unknown.title')} action={<Hotline />}>
        {t('dead.unknown.text')}
      </EmptyState>
    </Card>
  )
}
