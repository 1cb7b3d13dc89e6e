import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ArrowRightIcon, ShieldIcon } from '../../ui/icons.tsx'
import { openAuth } from '../account/dialog/auth-dialog-store.ts'
import { openSignup } from '../account/signup/open-signup.ts'
import { HeroScene } from './hero-scene.tsx'
import { SampleHome } from './sample-home.tsx'

/** The promise in one sentence, the one action, and what the seller would be looking at afterwards. */
export const Hero = () => {
  const { t } = useTranslation('landing')
  return (
    <chakra.section bg="ink.900" color="white" position="relative" overflow="hidden">
      <Box
        position="absolute"
        left="0"
        right="0"
        bottom="0"
        h={{ base: '220px', md: '300px' }}
        pointerEvents="none"
      >
        <HeroScene />
      </Box>
      <Box
        display="grid"
        maxW="content"
        mx="auto"
        position="relative"
        px={{ base: '4', md: '6' }}
        pt={{ base: '12', md: '16' }}
        pb={{ base: '20', md: '32' }}
        gap={{ base: '10', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' }}
        alignItems="center"
      >
        <Box pb={{ lg: '20' }}>
          <chakra.p color="jade.300" fontWeight="medium">
            {t('hero.eyebrow')}
          </chakra.p>
          <chakra.h1 mt="3" fontSize={{ base: '4xl', md: '5xl' }} lineHeight="tight" letterSpacing="tight">
            {t('hero.title')}
          </chakra.h1>
          <chakra.p mt="5" fontSize={{ base: 'lg', md: 'xl' }} color="ink.100" maxW="560px">
            {t('hero.lead')}
          </chakra.p>
          <Flex mt="8" gap="3" direction={{ base: 'column', sm: 'row' }}>
            <Button bg="jade.300" color="ink.1000" _hover={{ bg: 'jade.200' }} onClick={openSignup}>
              {t('hero.signUp')}
              <ArrowRightIcon />
            </Button>
            <Button variant="onStrong" onClick={() => openAuth('login')}>
              {t('hero.login')}
            </Button>
          </Flex>
          <Flex mt="5" gap="2" color="ink.200" align="center" fontSize="sm" lineHeight="snug">
            <Box flex="none" color="jade.300">
              <ShieldIcon />
            </Box>
            {t('hero.note')}
          </Flex>
        </Box>
        <SampleHome />
      </Box>
    </chakra.section>
  )
}
