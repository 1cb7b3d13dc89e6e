import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useCountdown } from '../account/codes/use-countdown.ts'

type Signer = ResponseOf<typeof signersEndpoints.getSigners>['signers'][number]

/** A signer is mailed at most once a minute. */
const pauseSeconds = 60

const badges = {
  0: { tone: 'neutral', words: 'signer.inviting' },
  1: { tone: 'waiting', words: 'signer.waiting' },
  2: { tone: 'positive', words: 'signer.signed' },
} as const

/** One signer: how far, and a way to send the link once more. */
export const SignerRow = ({
  signer,
  isFirst,
  kind = 'facility',
  onUrged,
}: {
  signer: Signer
  isFirst: boolean
  /** Of which agreement: the facility agreement, or the latest addendum. */
  kind?: 'facility' | 'addendum'
  onUrged: (agreement: ResponseOf<typeof signersEndpoints.urgeSigner>) => void
}) => {
  const { t } = useTranslation('application')
  const { timestamp } = useFormat()
  const failureWords = useFailureWords()
  const { left, begin } = useCountdown()
  const urge = useMutation({
    mutationFn: () => call(signersEndpoints.urgeSigner, { body: { signer_id: signer.id, kind } }),
    onSuccess: (agreement) => {
      onUrged(agreement)
      showToast('positive', t('signer.urged', { email: signer.email_masked }))
      begin(pauseSeconds)
    },
    onError: (error) => {
      showToast('negative', failureWords(error))
      if (isApiError(error) && error.reason === 'waitBeforeResending') begin(pauseSeconds)
    },
  })
  const before = useRef(signer.sign_status)
  useEffect(() => {
    // The first mail has just gone out: the next may not follow within the minute.
    if (before.current === 0 && signer.sign_status === 1) begin(pauseSeconds)
    before.current = signer.sign_status
  }, [signer.sign_status, begin])
  const { tone, words } = badges[signer.sign_status]
  return (
    <chakra.li display="block" py="4" borderTopWidth={isFirst ? '0' : '1px'} borderColor="border.hairline">
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Box minW="0">
          <Box fontWeight="semibold" fontSize="lg" overflowWrap="anywhere" lineHeight="snug">
            {signer.name}
          </Box>
          <Box color="text.quiet" fontSize="sm">
            {signer.email_masked}
          </Box>
          {signer.signed_at ? (
            <Box color="text.quiet" fontSize="sm">
              {t('signer.signedAt', { when: timestamp(signer.signed_at) })}
            </Box>
          ) : null}
        </Box>
        <Flex gap="4" align="center" flex="none">
          <StatusBadge tone={tone}>{t(words)}</StatusBadge>
          {signer.sign_status === 1 ? (
            <Button
              variant="secondary"
              size="md"
              busy={urge.isPending}
              disabled={left > 0}
              aria-label={left > 0 ? undefined : t('signer.urgeWhom', { name: signer.name })}
              onClick={() => urge.mutate()}
              fontVariantNumeric="tabular-nums"
            >
              {left > 0 ? t('signer.urgeIn', { seconds: left }) : t('signer.urge')}
            </Button>
          ) : null}
        </Flex>
      </Flex>
    </chakra.li>
  )
}
