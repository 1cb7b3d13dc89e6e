import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthModeName } from '#shared/shops/auth-modes.ts'
import { useFormField, useFormState } from '../../../ui/form/form-state.ts'
import { RadioTile } from '../../../ui/radio-tile.tsx'
import type { PaymentAccount } from '../linked-shop.ts'
import { ConnectAccount } from './connect-account.tsx'

/**
 * The fields `authMode` and `pspId` of a form: where the shop is paid out to, which determines how it is authorised.
 */
export const PaymentAccountFields = ({
  accounts,
  comeBackTo,
}: {
  accounts: readonly PaymentAccount[]
  /** The screen to return to after an account was linked. */
  comeBackTo?: string
}) => {
  const { t } = useTranslation('linkShop')
  const id = useId()
  const form = useFormState()
  const { text: pspId, error } = useFormField('pspId')
  const mode = form.valueOf('authMode')
  const choose = (authMode: AuthModeName, psp = '') => {
    form.change('authMode', authMode)
    form.change('pspId', psp)
  }
  const isOther = mode === 'auth_with_psp' && pspId === ''
  return (
    <Box data-field="pspId">
      <chakra.h2 id={id} fontWeight="medium" lineHeight="snug" mb="1.5">
        {t('paidThrough.label')}
      </chakra.h2>
      <Box role="radiogroup" aria-labelledby={id} display="grid" gap="3">
        <RadioTile
          name={id}
          checked={mode === 'auth_without_psp'}
          onChoose={() => choose('auth_without_psp')}
          title={t('paidThrough.bank')}
          note={t('paidThrough.bankNote')}
        />
        {accounts.map((account) => (
          <RadioTile
            key={account.id}
            name={id}
            checked={mode === 'auth_with_psp' && pspId === account.id}
            onChoose={() => choose('auth_with_psp', account.id)}
            title={account.platform_name}
            note={account.account_number}
          />
        ))}
        {comeBackTo === undefined ? null : (
          <RadioTile
            name={id}
            checked={isOther}
            onChoose={() => choose('auth_with_psp')}
            title={t(accounts.length > 0 ? 'paidThrough.anotherAccount' : 'paidThrough.account')}
            note={t('paidThrough.accountNote')}
          />
        )}
        {isOther && comeBackTo !== undefined ? (
          <ConnectAccount comeBackTo={comeBackTo} isFirst={accounts.length === 0} />
        ) : null}
        <RadioTile
          name={id}
          checked={mode === 'auth_with_ping_pong'}
          onChoose={() => choose('auth_with_ping_pong')}
          title={t('paidThrough.pingPong')}
          note={t('paidThrough.pingPongNote')}
        />
      </Box>
      <Box
        role="alert"
        data-invalid={error ? true : undefined}
        tabIndex={-1}
        outline="none"
        color="negative.text"
        fontSize="sm"
        lineHeight="snug"
        mt={error ? '1.5' : '0'}
      >
        {error}
      </Box>
      <Box color="text.quiet" fontSize="sm" mt="1.5" lineHeight="snug">
        {t('paidThrough.hint')}
      </Box>
    </Box>
  )
}
