import { chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { maxItems } from '#shared/api/bulk.ts'
import { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { FormSelect } from '../../../ui/form/form-fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { useChoices } from '../../kyc/use-choices.ts'
import { CurrenciesWithoutRates } from '../link/currencies-without-rates.tsx'
import { regionName } from '../link/region-name.ts'
import { SitesWithoutRates } from '../link/sites-without-rates.tsx'
import type { LinkedShops } from '../linked-shop.ts'
import { shopListsKey } from '../list/search-shops.ts'
import type { ShopPlatform } from '../shops-queries.ts'
import { parseLines } from './parse-lines.ts'
import { PaymentAccountFields } from './payment-account-fields.tsx'
import {
  type AddedShop,
  authorisedAccounts,
  emptyShopDetails,
  prefilled,
  type ShopDetails,
  shopDetailsBody,
  shopDetailsRules,
} from './shop-details.ts'

interface Values extends ShopDetails {
  readonly platform: string
  readonly site: string
  readonly lines: string
}

const longestName = 100

const kindOf = (platform: ShopPlatform | undefined) => (platform?.action === 'domain' ? 'domains' : 'names')

const lineRules = ({ lines }: Values, platform: ShopPlatform | undefined): Record<string, string> => {
  const { shops, unread } = parseLines(lines, kindOf(platform))
  if (unread.length > 0) return { lines: 'invalid' }
  if (shops.length === 0) return { lines: 'required' }
  if (shops.length > maxItems) return { lines: 'tooMany' }
  return shops.some((shop) => shop.length > longestName) ? { lines: 'tooLong' } : {}
}

const shopsToAdd = (values: Values, platform: ShopPlatform | undefined): AddedShop[] =>
  parseLines(values.lines, kindOf(platform)).shops.map((shop) => ({
    platform_id: values.platform,
    ...(platform?.sites ? { site: values.site } : {}),
    ...(platform?.action === 'domain' ? { domain: shop } : { name: shop }),
    ...shopDetailsBody(values),
  }))

const useSeveralForm = (platforms: readonly ShopPlatform[], linked: LinkedShops, onDone: () => void) => {
  const { t } = useTranslation('shops')
  const { count } = useFormat()
  const queryClient = useQueryClient()
  const find = useCallback((wanted: string) => platforms.find(({ id }) => id === wanted), [platforms])
  const rulesOf = useCallback(
    (values: Values) => {
      const platform = find(values.platform)
      return {
        ...(platform ? {} : { platform: 'required' }),
        ...(platform?.sites && !platform.sites.includes(values.site) ? { site: 'required' } : {}),
        ...lineRules(values, platform),
        ...shopDetailsRules(values),
      }
    },
    [find],
  )
  return useForm({
    initial: (): Values => ({
      platform: platforms.length === 1 ? (platforms[0]?.id ?? '') : '',
      site: '',
      lines: '',
      ...prefilled(emptyShopDetails, linked),
    }),
    rulesOf,
    words: {
      'lines required': t('several.required'),
      'lines invalid': t('several.invalid', { platform: 'Shopify' }),
      'lines tooMany': t('several.tooMany'),
      'lines tooLong': t('several.nameTooLong'),
    },
    send: (values) =>
      call(authorisedShopsEndpoints.addShops, {
        body: { shops: shopsToAdd(values, find(values.platform)) },
      }),
    onDone: async ({ shops }) => {
      await queryClient.invalidateQueries({ queryKey: shopListsKey })
      showToast('positive', t('several.done', { count: count(shops.length) }))
      onDone()
    },
  })
}

const SeveralForm = ({
  platforms,
  linked,
  onClose,
}: {
  platforms: readonly ShopPlatform[]
  linked: LinkedShops
  onClose: () => void
}) => {
  const { t } = useTranslation(['shops', 'linkShop'])
  const { count } = useFormat()
  const locale = useLocale()
  const industries = useChoices('industry_service')
  const form = useSeveralForm(platforms, linked, onClose)
  const platform = platforms.find(({ id }) => id === form.values.platform)
  const { shops, unread } = parseLines(form.values.lines, kindOf(platform))
  const found =
    unread.length > 0
      ? t('several.unread', { lines: unread.slice(0, 10).map(count).join(', ') })
      : t('several.found', { count: count(shops.length) })
  return (
    <FormArea form={form} gap="5">
      <FormSelect
        path="platform"
        label={t('several.platform')}
        required
        options={platforms.map((each) => ({ value: each.id, label: each.platform }))}
      />
      {platform?.sites ? (
        <FormSelect
          path="site"
          label={t('several.site')}
          required
          options={platform.sites.map((site) => ({
            value: site,
            label: `${regionName(locale, site)} ${site}`,
          }))}
        />
      ) : null}
      {platform && platform.sites === null && platform.currencies_without_rates.length > 0 ? (
        <chakra.p color="text.quiet" fontSize="sm" lineHeight="snug">
          <CurrenciesWithoutRates currencies={platform.currencies_without_rates} />
        </chakra.p>
      ) : null}
      <SitesWithoutRates sites={platform?.sites_without_rates ?? []} />
      <TextAreaField
        label={t(`several.${kindOf(platform)}`)}
        hint={form.values.lines.trim() === '' ? t('several.namesHint') : found}
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        required
        {...(platform?.action === 'domain' ? { placeholder: t('several.domainsExample') } : {})}
        {...form.text('lines')}
      />
      <FormSelect path="industry" label={t('linkShop:industry.labelSeveral')} required options={industries} />
      <PaymentAccountFields accounts={authorisedAccounts(linked)} />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Flex gap="3" direction={{ base: 'column-reverse', md: 'row' }} justify="flex-end">
        <Button variant="secondary" onClick={onClose}>
          {t('several.cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('several.add')}
        </Button>
      </Flex>
    </FormArea>
  )
}

/** Adds several shops at once, which are then authorised one after another. */
export const AddSeveralDialog = ({
  platforms,
  linked,
  open,
  onClose,
}: {
  platforms: readonly ShopPlatform[]
  linked: LinkedShops
  open: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  return (
    <Dialog open={open} onClose={onClose} width="form" title={t('several.title')}>
      <SeveralForm platforms={platforms} linked={linked} onClose={onClose} />
    </Dialog>
  )
}
