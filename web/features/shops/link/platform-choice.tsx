import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { brand } from '../../../ui/brand.ts'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextAnchor, TextLink } from '../../../ui/text-link.tsx'
import { PlatformData } from '../platform-data.tsx'
import { PlatformMark } from '../platform-mark.tsx'
import { SearchedPlatforms } from '../searched-platforms.tsx'
import type { ShopPlatform } from '../shops-queries.ts'
import { tabPath } from '../shops-tab.ts'
import { groupPlatforms } from './find-platforms.ts'

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '76px',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'md',
    bg: 'surface.card',
    color: 'text.main',
    textDecoration: 'none',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'action.solid', bg: 'action.subtle' },
  },
})

/** The platforms whose shops can be linked, by region, found by their names in any script. */
export const PlatformChoice = ({ platforms }: { platforms: readonly ShopPlatform[] }) => {
  const { t } = useTranslation('linkShop')
  const { count } = useFormat()
  const id = useId()
  const call = `tel:${brand.hotline.replace(/\s/g, '')}`
  if (platforms.length === 0)
    return <Notice tone="waiting">{t('platform.none', { phone: brand.hotline })}</Notice>
  const noteOf = ({ sites, action, has_several_shops: hasSeveral, history_days: days }: ShopPlatform) => {
    if (days) return t('platform.history', { count: count(days) })
    if (hasSeveral) return t('platform.hasSeveral')
    if (sites) return t('platform.asksSite', { count: count(sites.length) })
    return action === 'domain' ? t('platform.asksDomain') : null
  }
  return (
    <Box>
      <SearchedPlatforms platforms={platforms} example={t('platform.searchExample')}>
        {(found) => (
          <Box display="grid" gap="4">
            {groupPlatforms(found).map((group) => (
              <chakra.section key={group.region} aria-labelledby={`${id}-${group.region}`}>
                <chakra.h2 id={`${id}-${group.region}`} fontSize="sm" color="text.quiet" mb="2">
                  {t(`platform.region.${group.region}`)}
                </chakra.h2>
                <chakra.ul
                  listStyleType="none"
                  display="grid"
                  columnGap="3"
                  rowGap="1"
                  gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
                >
                  {group.platforms.map((platform) => (
                    <li key={platform.id}>
                      <Tile to={paths.linkShop({ platform: platform.id })}>
                        <PlatformMark icon={platform.icon} name={platform.platform} />
                        <chakra.span flex="1" minW="0">
                          <chakra.span
                            display="block"
                            fontSize="lg"
                            fontWeight="medium"
                            overflowWrap="anywhere"
                          >
                            {platform.platform}
                          </chakra.span>
                          {noteOf(platform) ? (
                            <chakra.span display="block" fontSize="sm" color="text.quiet" lineHeight="snug">
                              {noteOf(platform)}
                            </chakra.span>
                          ) : null}
                        </chakra.span>
                        <chakra.span flex="none" color="action.text">
                          <ArrowRightIcon />
                        </chakra.span>
                      </Tile>
                      <PlatformData platform={platform.platform} of={platform} />
                    </li>
                  ))}
                </chakra.ul>
              </chakra.section>
            ))}
          </Box>
        )}
      </SearchedPlatforms>
      <chakra.p mt="2" fontSize="sm">
        <TextLink to={tabPath('uploads')} display="inline-block" py="2">
          {t('platform.upload')}
        </TextLink>
      </chakra.p>
      <chakra.p fontSize="sm" color="text.quiet">
        <TextAnchor href={call} color="inherit" display="inline-block" py="2">
          {t('platform.missing', { phone: brand.hotline })}
        </TextAnchor>
      </chakra.p>
    </Box>
  )
}
