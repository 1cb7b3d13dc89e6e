import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shopAccountsEndpoints } from '#shared/shops/shop-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { passwordDisplaySeconds } from './password-display-seconds.ts'
import type { ShopAccount } from './shop-accounts-queries.ts'
import { useCountdown } from './use-countdown.ts'

const Shown = ({ password, onHide }: { password: string; onHide: () => void }) => {
  const { t } = useTranslation('shops')
  const left = useCountdown(passwordDisplaySeconds, onHide)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(password)
    setCopied(true)
  }
  return (
    <Box display="grid" gap="5">
      <Box
        role="status"
        bg="surface.sunken"
        borderWidth="1px"
        borderColor="border.hairline"
        borderRadius="md"
        p="4"
      >
        <Box color="text.quiet" fontSize="sm">
          {t('logins.reveal.shown')}
        </Box>
        <chakra.code
          display="block"
          mt="1"
          fontSize="xl"
          fontWeight="semibold"
          overflowWrap="anywhere"
          translate="no"
        >
          {password}
        </chakra.code>
      </Box>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <chakra.span color="text.quiet" fontVariantNumeric="tabular-nums" role="timer">
          {t('logins.reveal.hides', { seconds: left })}
        </chakra.span>
        <Flex gap="3">
          <Button variant="secondary" size="md" onClick={() => void copy()}>
            {t(isCopied ? 'logins.reveal.copied' : 'logins.reveal.copy')}
          </Button>
          <Button size="md" onClick={onHide}>
            {t('logins.reveal.hide')}
          </Button>
        </Flex>
      </Flex>
    </Box>
  )
}

const Reveal = ({ account }: { account: ShopAccount }) => {
  const { t } = useTranslation('shops')
  const failureTranslations = useFailureTranslations()
  const [shown, setShown] = useState<string | null>(null)
  const [wasShown, setWasShown] = useState(false)
  const revealing = useMutation({
    mutationFn: () => call(shopAccountsEndpoints.revealShopPassword, { body: { id: account.id } }),
    onSuccess: ({ password }) => setShown(password),
    // Never cached: the password is fetched each time.
    gcTime: 0,
  })
  const { reset } = revealing
  const hide = useCallback(() => {
    setShown(null)
    setWasShown(true)
    reset()
  }, [reset])
  if (shown !== null) return <Shown password={shown} onHide={hide} />
  return (
    <Box display="grid" gap="5">
      <chakra.p color="text.quiet">{t('logins.reveal.lead')}</chakra.p>
      {wasShown ? <Notice>{t('logins.reveal.hidden')}</Notice> : null}
      {revealing.error ? <Notice tone="negative">{failureTranslations(revealing.error)}</Notice> : null}
      <Button wide busy={revealing.isPending} onClick={() => revealing.mutate()}>
        {t('logins.reveal.show')}
      </Button>
    </Box>
  )
}

/** Displays the password of a shop account for half a minute. */
export const RevealPasswordDialog = ({
  account,
  open,
  onClose,
}: {
  account: ShopAccount
  open: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  return (
    <Dialog open={open} onClose={onClose} title={t('logins.reveal.title', { login: account.login })}>
      <Reveal account={account} />
    </Dialog>
  )
}
