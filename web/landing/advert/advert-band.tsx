import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type Advert, chooseAdvert, isFromRetailPartner } from '#shared/engagement/choose-advert.ts'
import { lineOfPath } from '#shared/product-lines/product-lines.ts'
import { openSignup } from '../../features/account/signup/open-signup.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { textFigures } from '../figures.build-time.ts'
import { AdvertPicture } from './advert-picture.tsx'
import { AdviserCode, useAdviserCode } from './adviser-code.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { useCampaign } from './use-campaign.ts'
import { useCarousel } from './use-carousel.ts'

const looks = {
  'adv-red': { bg: 'reward.solid', color: 'reward.on', key: 'red' },
  'adv-blue': { bg: 'ink.800', color: 'white', key: 'blue' },
  'credit-approval-automation': { bg: 'jade.700', color: 'white', key: 'approval' },
} as const satisfies Record<Advert, object>

interface Slide {
  readonly title: string
  readonly text: string
}

/** A carousel of the page's advert, or of the campaign that referred the visitor. */
export const Component = () => {
  const { t } = useTranslation('landingAdvert')
  const { count } = useFormat()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const line = lineOfPath(pathname)?.id
  const tpid = parameters.get('tpid')
  const campaign = useCampaign(tpid)
  const adviser = useAdviserCode()
  const advert = campaign?.template ?? chooseAdvert(line, tpid)
  const { bg, color, key } = looks[advert]
  const isPartner = isFromRetailPartner(line, { cpid: parameters.get('cpid'), tpid })
  const slides: Slide[] = [
    ...(campaign && campaign.remaining > 0
      ? [{ title: t('packets.title', { count: count(campaign.remaining) }), text: t('packets.text') }]
      : []),
    ...(isPartner ? [{ title: t('partner.title'), text: t('partner.text') }] : []),
    { title: t(`${key}.first.title`), text: t(`${key}.first.text`) },
    { title: t(`${key}.second.title`), text: t(`${key}.second.text`) },
    { title: t(`${key}.third.title`), text: t(`${key}.third.text`, { minimum: count(textFigures.minimum) }) },
  ]
  const { index, show, isStopped, setStopped, hold } = useCarousel(slides.length)
  return (
    <Box maxW="content" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '8', md: '12' }}>
      <chakra.section
        aria-label={t('label')}
        data-advert={advert}
        bg={bg}
        color={color}
        borderRadius="lg"
        overflow="hidden"
        position="relative"
        px={{ base: '5', md: '10' }}
        pt={{ base: '6', md: '8' }}
        pb={{ base: '3', md: '4' }}
        {...hold}
      >
        {adviser ? null : <AdvertPicture advert={advert} />}
        <Flex
          position="relative"
          gap="8"
          align="center"
          justify="space-between"
          wrap={{ base: 'wrap', md: 'nowrap' }}
        >
          {/* All slides share one grid cell, so that it is as high as the highest. */}
          <Box display="grid" flex="1" minW="240px">
            {slides.map(({ title, text }, each) => (
              <Box
                key={title}
                gridArea="1 / 1"
                aria-hidden={each !== index}
                opacity={each === index ? 1 : 0}
                visibility={each === index ? 'visible' : 'hidden'}
                transition="opacity 500ms ease-in-out, visibility 500ms"
              >
                <chakra.h2
                  fontSize={{ base: '2xl', md: '3xl' }}
                  letterSpacing="tight"
                  wordBreak="keep-all"
                  overflowWrap="anywhere"
                >
                  {title}
                </chakra.h2>
                <chakra.p mt="2" fontSize="lg" lineHeight="snug" maxW="560px">
                  {text}
                </chakra.p>
              </Box>
            ))}
          </Box>
          <Flex gap="5" align="center" wrap="wrap">
            {adviser ? <AdviserCode image={adviser} /> : null}
            <Button bg="white" color="ink.900" _hover={{ bg: 'sand.100' }} onClick={openSignup}>
              {t('action')}
            </Button>
          </Flex>
        </Flex>
        <CarouselControls
          titles={slides.map(({ title }) => title)}
          index={index}
          show={show}
          isStopped={isStopped}
          setStopped={setStopped}
        />
      </chakra.section>
    </Box>
  )
}
