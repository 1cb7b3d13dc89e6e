import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { paths } from '../../app/paths.ts'
import { withTranslations } from '../../i18n/i18n.ts'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { deferredPart } from '../deferred-part.tsx'
import { textFigures } from '../figures.build-time.ts'
import { Hero } from '../hero.tsx'
import { LandingSection } from '../section.tsx'
import { withCurrentRates } from '../with-current-rates.ts'

const still = { height: '100%', still: true } as const

const Picture = deferredPart('entry-scene', () => import('../scenes/entry-scene.tsx'), still)
const Advert = deferredPart(
  'entry-advert',
  withTranslations(['landingAdvert'], () => import('../advert/advert-band.tsx')),
  { height: '240px' },
)
const More = deferredPart(
  'entry-more',
  withTranslations(
    ['landingMore', 'landingEntryMore', 'landingEntry'],
    withCurrentRates(() => import('./entry-more.tsx')),
  ),
  { height: '2000px' },
)

const pictures = {
  hook: deferredPart('hook-scene', () => import('../scenes/hook-scene.tsx'), still),
  underwriting: deferredPart('underwriting-scene', () => import('../scenes/underwriting-scene.tsx'), still),
  payoneer: deferredPart('payoneer-scene', () => import('../scenes/payoneer-scene.tsx'), still),
}

const LineCard = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface.card',
    borderRadius: 'lg',
    boxShadow: 'card',
    overflow: 'hidden',
    transitionProperty: 'transform',
    transitionDuration: 'fast',
    _hover: { transform: 'translateY(-2px)' },
  },
})

/** The entry page, which introduces the three product lines with a link to each. */
export const Component = () => {
  const { t } = useTranslation('landingEntry')
  usePageTitle(t('title'))
  return (
    <>
      <Hero
        ground="night"
        picture={<Picture />}
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        signUp={t('hero.signUp')}
        note={t('hero.note')}
      />
      <LandingSection title={t('lines.title')}>
        <Box
          display="grid"
          gap={{ base: '5', lg: '6' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        >
          {productLineIds.map((id) => {
            const Scene = pictures[id]
            return (
              <LineCard key={id} to={paths.landing(productLines[id])}>
                <Box
                  h={{ base: '168px', md: '184px' }}
                  overflow="hidden"
                  opacity={{ base: 1, _osDark: 0.7 }}
                  css={{ '& > div': { height: '100%' } }}
                >
                  <Scene />
                </Box>
                <Box display="flex" flexDirection="column" flex="1" p={{ base: '5', lg: '6' }}>
                  <chakra.p color="action.text" fontWeight="medium">
                    {t(`lines.${id}.name`)}
                  </chakra.p>
                  <chakra.h3 mt="1" fontSize="2xl" letterSpacing="tight">
                    {t(`lines.${id}.promise`)}
                  </chakra.h3>
                  <chakra.p mt="3" color="text.quiet" flex="1">
                    {t(`lines.${id}.text`, textFigures)}
                  </chakra.p>
                  <chakra.span
                    mt="5"
                    display="inline-flex"
                    alignItems="center"
                    gap="2"
                    color="action.text"
                    fontWeight="semibold"
                  >
                    {t(`lines.${id}.action`)}
                    <ArrowRightIcon />
                  </chakra.span>
                </Box>
              </LineCard>
            )
          })}
        </Box>
      </LandingSection>
      <Box pb={{ base: '10', md: '16' }} mt={{ base: '-8', md: '-16' }}>
        <Advert />
      </Box>
      <More />
    </>
  )
}
