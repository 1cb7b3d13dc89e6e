import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgreementKind } from '#shared/agreements/agreement-kinds.ts'
import { signerChangesEndpoints } from '#shared/agreements/signer-changes.endpoints.ts'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { withTranslations } from '../../../i18n/i18n.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { showToast } from '../../../ui/toasts.tsx'
import type { SignerState, SignersState } from '../agreements-queries.ts'

const loadDialog = withTranslations(['application', 'fieldRules'], () => import('./change-signer-dialog.tsx'))
const ChangeSignerDialog = lazy(async () => ({ default: (await loadDialog()).ChangeSignerDialog }))

const badgeOf = (
  { sign_status, declined, identified_by }: SignerState,
  isResigned: boolean,
): { tone: Tone; words: 'declined' | 'signed' | 'resigned' | 'identified' | 'waiting' | 'inviting' } => {
  if (declined) return { tone: 'negative', words: 'declined' }
  if (isResigned) return { tone: 'negative', words: 'resigned' }
  if (sign_status === 2) return { tone: 'positive', words: 'signed' }
  if (sign_status === 0) return { tone: 'neutral', words: 'inviting' }
  return { tone: 'waiting', words: identified_by ? 'identified' : 'waiting' }
}

const Fact = ({ children }: { children: ReactNode }) => (
  <Box color="text.quiet" fontSize="sm" overflowWrap="anywhere">
    {children}
  </Box>
)

/** A requested change of contact and its state. */
const ContactChange = ({ signer: { contact_change: change } }: { signer: SignerState }) => {
  const { t } = useTranslation('application')
  const { timestamp } = useFormat()
  if (!change) return null
  const contact = [change.email_masked, change.mobile_masked].filter(Boolean).join(' · ')
  return (
    <Box mt="3">
      {change.objected_at ? (
        <Notice tone="negative">
          {t('signer.contactObjected', { contact, when: timestamp(change.objected_at) })}
        </Notice>
      ) : (
        <Notice tone="waiting">
          {t(change.is_released ? 'signer.contactReleased' : 'signer.contactWaiting', {
            contact,
            when: timestamp(change.waits_until),
          })}
        </Notice>
      )}
    </Box>
  )
}

/** A signer's facts: contact, identification and signature. */
const Facts = ({ signer, isSet }: { signer: SignerState; isSet: boolean }) => {
  const { t } = useTranslation('application')
  const { timestamp } = useFormat()
  const { email_masked, mobile_masked, identified_by, identifies_by, signed_at, invited_at, declined } =
    signer
  return (
    <>
      <Fact>{[email_masked, mobile_masked].filter(Boolean).join(' · ')}</Fact>
      {isSet
        ? signer.papers.map(({ kind, signed_at: at }) => (
            <Fact key={kind}>
              {t(at ? 'signer.signsSigned' : 'signer.signs', { paper: t(`papers.${kind}`) })}
            </Fact>
          ))
        : null}
      {identified_by ? (
        <Fact>{t(identified_by === 'sms' ? 'signer.bySms' : 'signer.byMail')}</Fact>
      ) : identifies_by === 'mail' ? (
        <Fact>{t('signer.noMobile')}</Fact>
      ) : null}
      {signed_at ? (
        <Fact>{t('signer.signedAt', { when: timestamp(signed_at) })}</Fact>
      ) : invited_at ? (
        <Fact>{t('signer.invitedAt', { when: timestamp(invited_at) })}</Fact>
      ) : null}
      <ContactChange signer={signer} />
      {declined ? (
        <Box mt="1" color="negative.text" overflowWrap="anywhere">
          {t('signer.declinedAt', { when: timestamp(declined.at), reason: declined.reason })}
        </Box>
      ) : null}
    </>
  )
}

/** The document that authorises a signer, with a button to delete it. */
const Authority = ({
  signer,
  kind,
  mayDelete,
  onChanged,
}: {
  signer: SignerState
  kind: AgreementKind
  mayDelete: boolean
  onChanged: (state: SignersState) => void
}) => {
  const { t } = useTranslation('application')
  const failureTranslations = useFailureTranslations()
  const deletion = useMutation({
    mutationFn: () =>
      call(signerChangesEndpoints.deleteSignerFile, { params: { id: signer.id }, body: { kind } }),
    onSuccess: (state) => {
      onChanged(state)
      showToast('positive', t('signer.fileDeleted'))
    },
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
  const name = signer.authority?.file_name
  if (name === undefined) return null
  return (
    <Flex columnGap="3" align="center" wrap="wrap" fontSize="sm">
      <chakra.span overflowWrap="anywhere">{t('signer.authority', { name })}</chakra.span>
      {mayDelete ? (
        <TextButton
          minH="touch"
          aria-label={t('signer.deleteFileOf', { name })}
          disabled={deletion.isPending}
          onClick={() => deletion.mutate()}
        >
          {t('signer.deleteFile')}
        </TextButton>
      ) : null}
    </Flex>
  )
}

const isAhead = (at: string): boolean => at > new Date().toISOString()

/** Reminds a signer, at most once a day. */
const Reminder = ({
  signer,
  kind,
  onUrged,
}: {
  signer: SignerState
  kind: AgreementKind
  onUrged: () => void
}) => {
  const { t } = useTranslation('application')
  const { timestamp } = useFormat()
  const failureTranslations = useFailureTranslations()
  const urge = useMutation({
    mutationFn: () => call(signersEndpoints.urgeSigner, { body: { signer_id: signer.id, kind } }),
    onSuccess: () => {
      onUrged()
      showToast('positive', t('signer.urged', { email: signer.email_masked }))
    },
    onError: (error) => {
      onUrged()
      showToast('negative', failureTranslations(error))
    },
  })
  const next = signer.next_reminder_at
  if (next === null) return null
  return isAhead(next) ? (
    <Fact>{t('signer.urgeAt', { when: timestamp(next) })}</Fact>
  ) : (
    <Button
      variant="secondary"
      size="md"
      busy={urge.isPending}
      aria-label={t('signer.urgeWhom', { name: signer.name })}
      onClick={() => urge.mutate()}
    >
      {t('signer.urge')}
    </Button>
  )
}

/** True if they have signed at least one of their documents. */
export const hasSignedAny = ({ papers }: SignerState): boolean =>
  papers.some(({ signed_at }) => signed_at !== null)

/** A signer's state, with actions for a signing that is stuck. */
export const SignerRow = ({
  signer,
  state,
  kind,
  isFirst,
  mayChange,
  onChanged,
  onUrged,
}: {
  signer: SignerState
  /** The signing that the signer belongs to. */
  state: SignersState
  kind: AgreementKind
  isFirst: boolean
  /** True for an administrator while the agreement is being signed. */
  mayChange: boolean
  onChanged: (state: SignersState) => void
  onUrged: () => void
}) => {
  const { t } = useTranslation('application')
  const [open, setOpen] = useState(false)
  const { tone, words } = badgeOf(signer, state.resigned.includes(signer.id))
  const hasSigned = state.signers.some(hasSignedAny)
  return (
    <chakra.li display="block" py="4" borderTopWidth={isFirst ? '0' : '1px'} borderColor="border.hairline">
      <Flex columnGap="4" rowGap="2" align="flex-start" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 240px">
          <Box fontWeight="semibold" fontSize="lg" overflowWrap="anywhere" lineHeight="snug">
            {signer.name}
          </Box>
          <Facts signer={signer} isSet={state.papers.length > 1} />
          <Authority signer={signer} kind={kind} mayDelete={mayChange && !hasSigned} onChanged={onChanged} />
        </Box>
        <StatusBadge tone={tone}>{t(`signer.${words}`)}</StatusBadge>
      </Flex>
      {mayChange && signer.sign_status !== 2 ? (
        <Flex mt="2" columnGap="3" rowGap="2" align="center" wrap="wrap">
          <Reminder signer={signer} kind={kind} onUrged={onUrged} />
          {hasSignedAny(signer) ? null : (
            <Button
              variant="quiet"
              size="md"
              aria-label={t('signer.changeWhom', { name: signer.name })}
              onClick={() => setOpen(true)}
            >
              {t('signer.change')}
            </Button>
          )}
        </Flex>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <ChangeSignerDialog
            signer={signer}
            state={state}
            kind={kind}
            onClose={() => setOpen(false)}
            onChanged={onChanged}
          />
        </Suspense>
      ) : null}
    </chakra.li>
  )
}
