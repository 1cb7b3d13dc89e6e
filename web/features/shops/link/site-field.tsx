import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { Input } from '../../../ui/text-field.tsx'
import type { ShopPlatform } from '../shops-queries.ts'
import { regionName } from './region-name.ts'
import { findSites, groupSites } from './site-regions.ts'
import { SitesWithoutRates } from './sites-without-rates.tsx'

const Choice = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2',
      w: 'full',
      minH: 'touch',
      px: '3',
      py: '2.5',
      borderWidth: '1px',
      borderColor: 'border.hairline',
      borderRadius: 'sm',
      bg: 'surface.card',
      textAlign: 'left',
      lineHeight: 'snug',
      cursor: 'pointer',
      _hover: { borderColor: 'action.solid', bg: 'action.subtle' },
    },
  },
  { defaultProps: { type: 'button' } },
)

/** The chosen site, with a button to change it. */
const Chosen = ({
  name,
  site,
  hasFocus,
  onChange,
}: {
  name: string
  site: string
  hasFocus: boolean
  onChange: () => void
}) => {
  const { t } = useTranslation('linkShop')
  return (
    <Flex
      align="center"
      gap="3"
      p="3"
      pl="4"
      borderWidth="1px"
      borderColor="action.solid"
      bg="action.subtle"
      borderRadius="md"
    >
      <chakra.span aria-hidden color="action.text" flex="none">
        <CheckIcon />
      </chakra.span>
      <chakra.span flex="1" minW="0" fontWeight="medium">
        <chakra.span srOnly>{t('site.chosen', { site: name })}</chakra.span>
        <span aria-hidden>{name}</span>
        <chakra.span aria-hidden ml="2" fontSize="sm" color="text.quiet" fontWeight="normal">
          {site}
        </chakra.span>
      </chakra.span>
      <Button variant="quiet" size="sm" onClick={onChange} autoFocus={hasFocus}>
        {t('site.change')}
      </Button>
    </Flex>
  )
}

/** The choice of a platform's site, grouped by region and filtered by a search; only the chosen one afterwards. */
export const SiteField = ({
  name,
  sites,
  withoutRates,
  value,
  onChange,
  error,
}: {
  name: string
  sites: readonly string[]
  /** Sites that cannot be chosen. */
  withoutRates: ShopPlatform['sites_without_rates']
  value: string
  onChange: (site: string) => void
  error: string | undefined
}) => {
  const { t } = useTranslation('linkShop')
  const locale = useLocale()
  const region = (site: string) => regionName(locale, site)
  const [search, setSearch] = useState('')
  // The replacement of a clicked control takes its focus.
  const [isPressed, setPressed] = useState(false)
  const id = useId()
  const choose = (site: string) => {
    setPressed(true)
    setSearch('')
    onChange(site)
  }
  const namesOf = (site: string) => [region(site), regionName('en', site)]
  const found = findSites(sites, search, namesOf)
  const sitesWithoutRates = withoutRates.map(({ site }) => site)
  const foundWithoutRates = findSites(sitesWithoutRates, search, namesOf)
  const excluded = withoutRates.filter(({ site }) => foundWithoutRates.includes(site))
  const groups = groupSites(found)
  return (
    <chakra.fieldset border="none" p="0" m="0" minW="0" data-field={name} aria-describedby={`${id}-hint`}>
      <chakra.legend fontWeight="medium" lineHeight="snug" mb="1.5">
        {t('site.label')}
      </chakra.legend>
      {sites.includes(value) ? (
        <Chosen name={region(value)} site={value} hasFocus={isPressed} onChange={() => choose('')} />
      ) : (
        <Box display="grid" gap="4">
          <Box>
            <Input
              autoFocus={isPressed}
              type="search"
              aria-label={t('site.search')}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-error`}
              placeholder={t('site.searchExample')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                const [only, another] = found
                if (only !== undefined && another === undefined) choose(only)
              }}
            />
            <Box
              role="alert"
              id={`${id}-error`}
              color="negative.text"
              fontSize="sm"
              lineHeight="snug"
              mt={error ? '1.5' : '0'}
            >
              {error}
            </Box>
          </Box>
          {groups.map((group) => (
            <Box key={group.region} role="group" aria-labelledby={`${id}-${group.region}`}>
              <chakra.h3
                id={`${id}-${group.region}`}
                fontSize="sm"
                fontWeight="medium"
                color="text.quiet"
                mb="2"
              >
                {t(`site.region.${group.region}`)}
              </chakra.h3>
              <Box
                display="grid"
                gap="2"
                gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
              >
                {group.sites.map((site) => (
                  <Choice key={site} onClick={() => choose(site)}>
                    <chakra.span minW="0" overflowWrap="anywhere">
                      {region(site)}
                    </chakra.span>
                    <chakra.span flex="none" fontSize="sm" color="text.faint">
                      {` ${site}`}
                    </chakra.span>
                  </Choice>
                ))}
              </Box>
            </Box>
          ))}
          <SitesWithoutRates sites={excluded} />
          {groups.length === 0 && excluded.length === 0 ? (
            <chakra.p role="status" color="text.quiet">
              {t('site.nothing', { search })}
            </chakra.p>
          ) : null}
        </Box>
      )}
      <Box id={`${id}-hint`} color="text.quiet" fontSize="sm" mt="1.5" lineHeight="snug">
        {t('site.hint')}
      </Box>
    </chakra.fieldset>
  )
}
