import { Box, chakra, Flex } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shopAccountsEndpoints } from '#shared/shops/shop-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/session-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { ShopAccount } from './shop-accounts-queries.ts'
import { useCountdown } from './use-countdown.ts'

const shownSeconds = 30

const rulesOf = ({ password }: { password: string }): Record<string, string> =>
  password === '' ? { password: 'required' } : {}

const Shown = ({ password, onHide }: { password: string; onHide: () => void }) => {
  const { t } = useTranslation('shops')
  const left = useCountdown(shownSeconds, onHide)
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
  const session = useSession()
  const [shown, setShown] = useState<string | null>(null)
  const [wasShown, setWasShown] = useState(false)
  const form = useForm({
    initial: { password: '' },
    rulesOf,
    words: { 'password wrongOldPassword': t('logins.reveal.wrong') },
    fieldOf: { wrongOldPassword: 'password', accountLocked: 'password' },
    send: ({ password }) =>
      call(shopAccountsEndpoints.revealShopPassword, { body: { id: account.id, password } }),
    onDone: ({ password }) => setShown(password),
  })
  const { reset } = form
  const hide = useCallback(() => {
    setShown(null)
    setWasShown(true)
    // Whoever comes by next has to give it again.
    reset({ password: '' })
  }, [reset])
  if (shown !== null) return <Shown password={shown} onHide={hide} />
  return (
    <FormArea form={form} gap="5">
      <chakra.p color="text.quiet">{t('logins.reveal.lead')}</chakra.p>
      {wasShown ? <Notice>{t('logins.reveal.hidden')}</Notice> : null}
      {/* A password manager finds the password that belongs to the address beside it. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={session?.user.email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        label={t('logins.reveal.own')}
        {...form.text('password')}
        autoComplete="current-password"
        required
      />
      {form.failureWords ? <Notice tone="negative">{form.failureWords}</Notice> : null}
      <Button type="submit" wide busy={form.busy}>
        {t('logins.reveal.show')}
      </Button>
    </FormArea>
  )
}

/** Shows the password of a shop account to who gives their own, for half a minute. */
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
