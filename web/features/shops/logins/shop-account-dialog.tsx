import { Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { shopAccountsEndpoints } from '#shared/shops/shop-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { FormSelect, FormText } from '../../../ui/form/form-fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import type { ShopPlatform } from '../shops-queries.ts'
import { type ShopAccount, shopAccountListsKey } from './shop-accounts-queries.ts'

const { addShopAccount, editShopAccount } = shopAccountsEndpoints

interface Values {
  readonly platform_id: string
  readonly login: string
  readonly password: string
  readonly login_url: string
  readonly status: 'active' | 'inactive'
}

/** Parses a typed address; adds `https://` if it lacks a scheme. */
const readAddress = (typed: string): string => {
  const address = typed.normalize('NFKC').trim()
  return address === '' || /^[a-z]+:/i.test(address) ? address : `https://${address}`
}

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** The rules that the form breaks. An existing account may keep its password. */
const brokenRules = ({ platform_id, login, password, login_url }: Values, isNew: boolean) => {
  const address = readAddress(login_url)
  return {
    ...(platform_id === '' ? { platform_id: 'required' } : {}),
    ...(address === '' ? { login_url: 'required' } : isWebAddress(address) ? {} : { login_url: 'invalid' }),
    ...(login.trim() === '' ? { login: 'required' } : {}),
    ...(isNew && password === '' ? { password: 'required' } : {}),
  }
}

const useShopAccountForm = (
  account: ShopAccount | null,
  platforms: readonly ShopPlatform[],
  onDone: () => void,
) => {
  const { t } = useTranslation('shops')
  const queryClient = useQueryClient()
  const isNew = account === null
  const rulesOf = useCallback((values: Values) => brokenRules(values, isNew), [isNew])
  return useForm<Values>({
    initial: {
      platform_id: account?.platform ?? (platforms.length === 1 ? (platforms[0]?.id ?? '') : ''),
      login: account?.login ?? '',
      password: '',
      login_url: account?.login_url ?? '',
      status: account?.status ?? 'active',
    },
    rulesOf,
    words: {
      'login alreadyExists': t('logins.form.exists'),
      'login invalid': t('logins.form.exists'),
    },
    fieldOf: { alreadyExists: 'login' },
    send: (values) => {
      const { password, ...rest } = { ...values, login_url: readAddress(values.login_url) }
      return account
        ? call(editShopAccount, {
            body: { id: account.id, version: account.version, ...rest, ...(password ? { password } : {}) },
          })
        : call(addShopAccount, { body: { ...rest, password } })
    },
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: shopAccountListsKey })
      showToast('positive', t(isNew ? 'logins.form.added' : 'logins.form.saved'))
      onDone()
    },
  })
}

const ShopAccountForm = ({
  account,
  platforms,
  onClose,
}: {
  account: ShopAccount | null
  platforms: readonly ShopPlatform[]
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  const form = useShopAccountForm(account, platforms, onClose)
  return (
    <FormArea form={form} gap="5">
      <FormSelect
        path="platform_id"
        label={t('logins.form.platform')}
        required
        options={platforms.map(({ id, platform }) => ({ value: id, label: platform }))}
      />
      <FormText
        path="login_url"
        label={t('logins.form.url')}
        placeholder={t('logins.form.urlExample')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        read={readAddress}
        required
      />
      <FormText
        path="login"
        label={t('logins.form.login')}
        hint={t('logins.form.loginHint')}
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      <PasswordField
        label={t('logins.form.password')}
        {...form.text('password')}
        hint={account ? t('logins.form.passwordKept') : undefined}
        // The password belongs to another site, so the browser must neither fill it in nor store it.
        autoComplete="new-password"
        required={account === null}
      />
      {account ? (
        <FormSelect
          path="status"
          label={t('logins.form.status')}
          options={(['active', 'inactive'] as const).map((status) => ({
            value: status,
            label: t(`logins.status.${status}`),
          }))}
        />
      ) : null}
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Flex gap="3" direction={{ base: 'column-reverse', md: 'row' }} justify="flex-end">
        <Button variant="secondary" onClick={onClose}>
          {t('logins.form.cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('logins.form.save')}
        </Button>
      </Flex>
    </FormArea>
  )
}

/** Adds or changes a shop account. */
export const ShopAccountDialog = ({
  account,
  platforms,
  open,
  onClose,
}: {
  account: ShopAccount | null
  platforms: readonly ShopPlatform[]
  open: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="form"
      title={t(account ? 'logins.form.editTitle' : 'logins.form.addTitle')}
    >
      <ShopAccountForm account={account} platforms={platforms} onClose={onClose} />
    </Dialog>
  )
}
