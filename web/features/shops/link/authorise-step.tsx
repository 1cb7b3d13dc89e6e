import { Box, chakra, Flex } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { readShopifyDomain } from '#shared/shops/shopify-domain.ts'
import { call } from '../../../api/call.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { FormSelect } from '../../../ui/form/form-fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useChoices } from '../../kyc/use-choices.ts'
import { PaymentAccountFields } from '../add/payment-account-fields.tsx'
import { authorisedAccounts, prefilled, shopDetailsBody, shopDetailsRules } from '../add/shop-details.ts'
import type { LinkedShops } from '../linked-shop.ts'
import { DataAccess } from '../platform-data.tsx'
import { PlatformMark } from '../platform-mark.tsx'
import type { ShopPlatform } from '../shops-queries.ts'
import { EligibilityNote } from './eligibility-note.tsx'
import { type LinkDraft, linkDraftOf, storeLinkDraft } from './link-draft.ts'
import { storeOauthRedirect } from './oauth-redirect.ts'
import { OtherConsentedShops } from './other-consented-shops.tsx'
import { SiteField } from './site-field.tsx'

const domainRules = (domain: string): Record<string, string> => {
  if (domain.trim() === '') return { domain: 'required' }
  return readShopifyDomain(domain) ? {} : { domain: 'invalid' }
}

/** Adds the shop, then requests the platform's consent page; if that fails, the shop stays pending. */
const announce = async (
  { id, sites, action }: ShopPlatform,
  draft: LinkDraft,
): Promise<ResponseOf<typeof linkedShopsEndpoints.createOauthUrl>> => {
  const place = {
    ...(sites ? { site: draft.site } : {}),
    ...(action === 'domain' ? { domain: draft.domain } : {}),
  }
  const { shops } = await call(authorisedShopsEndpoints.addShops, {
    body: { shops: [{ platform_id: id, ...place, ...shopDetailsBody(draft) }] },
  })
  return call(linkedShopsEndpoints.createOauthUrl, {
    body: { shop_id: shops[0]?.id ?? '', return_to: paths.linkShop() },
  })
}

const announcedField = /^shops\.0\./

const useLinkForm = (shopPlatform: ShopPlatform, linked: LinkedShops, onLeave: () => void) => {
  const { id, platform, sites, action } = shopPlatform
  const { t } = useTranslation('linkShop')
  const rulesOf = useCallback(
    (draft: LinkDraft): Record<string, string> => ({
      ...(sites && !sites.includes(draft.site) ? { site: 'required' } : {}),
      ...(action === 'domain' ? domainRules(draft.domain) : {}),
      ...shopDetailsRules(draft),
    }),
    [sites, action],
  )
  return useForm({
    initial: () => prefilled(linkDraftOf(id), linked),
    rulesOf,
    words: {
      'site required': t('site.required'),
      'domain required': t('domain.required'),
      'domain invalid': t('domain.invalid', { platform }),
      'pspId required': t('paidThrough.required'),
    },
    pathOf: (field) => field.replace(announcedField, ''),
    onType: storeLinkDraft,
    send: (draft) => announce(shopPlatform, draft),
    onDone: ({ url }, sent) => {
      storeLinkDraft(sent)
      storeOauthRedirect({ kind: 'shop', from: paths.linkShop({ platform: id }) })
      onLeave()
      window.location.assign(url)
    },
  })
}

/** The data that the platform needs, what will be read and what will not, then the redirect to the platform. */
export const AuthoriseStep = ({ platform, linked }: { platform: ShopPlatform; linked: LinkedShops }) => {
  const { t } = useTranslation('linkShop')
  // The button stays busy until the browser has left the page.
  const [isLeaving, setLeaving] = useState(false)
  const form = useLinkForm(platform, linked, () => setLeaving(true))
  const { platform: name } = platform
  // Only Shopify asks for the shop's domain.
  const domain = readShopifyDomain(form.values.domain)
  return (
    <Card>
      <Flex align="center" gap="4" mb="6">
        <PlatformMark icon={platform.icon} name={name} />
        <Box minW="0">
          <chakra.h1 fontSize={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
            {t('authorise.title', { platform: name })}
          </chakra.h1>
          <TextLink to={paths.linkShop()} fontSize="sm">
            {t('authorise.otherPlatform')}
          </TextLink>
        </Box>
      </Flex>
      {platform.has_several_shops ? <OtherConsentedShops platform={platform} /> : null}
      <FormArea form={form} gap="6">
        {platform.sites ? (
          <SiteField
            name="site"
            sites={platform.sites}
            withoutRates={platform.sites_without_rates}
            value={form.values.site}
            onChange={form.text('site').onChange}
            error={form.errorOf('site')}
          />
        ) : null}
        {platform.action === 'domain' ? (
          <TextField
            label={t('domain.label')}
            placeholder={t('domain.example')}
            hint={domain ? t('domain.read', { domain }) : t('domain.hint', { platform: name })}
            read={(typed) => readShopifyDomain(typed) ?? typed}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...form.text('domain')}
          />
        ) : null}
        <FormSelect
          path="industry"
          label={t('industry.label')}
          required
          options={useChoices('industry_service')}
        />
        <PaymentAccountFields
          accounts={authorisedAccounts(linked)}
          comeBackTo={paths.linkShop({ platform: platform.id })}
        />
        <DataAccess of={platform} />
        <EligibilityNote platform={platform} />
        {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
        <Box display="grid" gap="3">
          <Button type="submit" wide busy={form.busy || isLeaving}>
            {t('authorise.go', { platform: name })}
          </Button>
          <Box color="text.quiet" fontSize="sm" textAlign="center">
            {t('authorise.leaving', { platform: name })}
          </Box>
        </Box>
      </FormArea>
    </Card>
  )
}
