import { Box, chakra, Flex } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { readShopifyDomain } from '#shared/shops/shopify-domain.ts'
import { call } from '../../../api/call.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { PlatformMark } from '../platform-mark.tsx'
import type { ShopPlatform } from '../shops-queries.ts'
import { keepErrand } from './errand.ts'
import { keepLinkDraft, type LinkDraft, linkDraftOf } from './link-draft.ts'
import { SiteField } from './site-field.tsx'
import { WhatIsRead } from './what-is-read.tsx'

const domainRules = (domain: string): Record<string, string> => {
  if (domain.trim() === '') return { domain: 'required' }
  return readShopifyDomain(domain) ? {} : { domain: 'invalid' }
}

const useLinkForm = ({ id, platform, sites, action }: ShopPlatform, onLeave: () => void) => {
  const { t } = useTranslation('linkShop')
  const rulesOf = useCallback(
    ({ site, domain }: LinkDraft): Record<string, string> => ({
      ...(sites && !sites.includes(site) ? { site: 'required' } : {}),
      ...(action === 'domain' ? domainRules(domain) : {}),
    }),
    [sites, action],
  )
  return useForm({
    initial: () => ({ ...linkDraftOf(id) }),
    rulesOf,
    words: {
      'site required': t('site.required'),
      'domain required': t('domain.required'),
      'domain invalid': t('domain.invalid', { platform }),
    },
    onType: keepLinkDraft,
    send: ({ site, domain }) =>
      call(linkedShopsEndpoints.createOauthUrl, {
        body: {
          platform_id: id,
          ...(sites ? { site } : {}),
          ...(action === 'domain' ? { domain } : {}),
          return_to: paths.linkShop(),
        },
      }),
    onDone: ({ url }, sent) => {
      keepLinkDraft(sent)
      keepErrand({ kind: 'shop', from: paths.linkShop({ platform: id }) })
      onLeave()
      window.location.assign(url)
    },
  })
}

/** What the platform has to know, what will be read and what never; then off to the platform. */
export const AuthoriseStep = ({ platform }: { platform: ShopPlatform }) => {
  const { t } = useTranslation('linkShop')
  // The page is about to be left: the button stays busy until the browser has gone.
  const [isLeaving, setLeaving] = useState(false)
  const form = useLinkForm(platform, () => setLeaving(true))
  const { platform: name } = platform
  // Shopify's shops alone have domains that their sellers are asked for.
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
      <FormArea form={form} gap="6">
        {platform.sites ? (
          <SiteField
            name="site"
            sites={platform.sites}
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
        <WhatIsRead />
        {form.failureWords ? <Notice tone="negative">{form.failureWords}</Notice> : null}
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
