import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openAuth } from '../features/account/dialog/auth-dialog-store.ts'
import { openSignup } from '../features/account/signup/open-signup.ts'
import { Button } from '../ui/button.tsx'
import { ArrowRightIcon, ShieldIcon } from '../ui/icons.tsx'

/** The backgrounds: text colour, and the picture's opacity in dark mode. */
const grounds = {
  night: { bg: 'ink.900', isStrong: true, dim: 1 },
  dawn: { bg: { base: 'gold.50', _osDark: 'ink.950' }, isStrong: false, dim: 0.28 },
  evening: { bg: 'jade.950', isStrong: true, dim: 1 },
  crossing: { bg: { base: 'ink.100', _osDark: 'ink.950' }, isStrong: false, dim: 0.28 },
} as const

export type HeroGround = keyof typeof grounds

/** A page's headline over its picture, with the main action. */
export const Hero = ({
  ground,
  picture,
  eyebrow,
  title,
  lead,
  signUp,
  note,
  children,
}: {
  ground: HeroGround
  picture: ReactNode
  eyebrow: string
  title: string
  lead: string
  signUp: string
  note: string
  children?: ReactNode
}) => {
  const { t } = useTranslation('landing')
  const { bg, isStrong, dim } = grounds[ground]
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const wait = async () => {
      const { promptSignup } = await import('../features/account/dialog/prompt-signup.ts')
      if (!isGone) stop = promptSignup(openSignup)
    }
    void wait()
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  const accent = isStrong ? 'action.onStrong' : 'action.text'
  return (
    <chakra.section
      bg={bg}
      color={isStrong ? 'white' : 'text.main'}
      position="relative"
      overflow="hidden"
      minH={{ base: '700px', lg: '660px' }}
    >
      <Box
        position="absolute"
        left="0"
        right="0"
        bottom="0"
        h={{ base: '300px', lg: 'full' }}
        pointerEvents="none"
        opacity={{ base: 1, _osDark: dim }}
        css={{ '& > div': { height: '100%' } }}
        maskImage={{ base: 'linear-gradient(transparent, black 88px)', lg: 'none' }}
      >
        {picture}
      </Box>
      <Box
        w="full"
        maxW="content"
        mx="auto"
        position="relative"
        px={{ base: '4', md: '6' }}
        pt={{ base: '10', md: '16' }}
        pb={{ base: '280px', lg: '64' }}
      >
        <Box maxW={{ base: '600px', lg: '560px' }}>
          <chakra.p color={accent} fontWeight="medium">
            {eyebrow}
          </chakra.p>
          {/* Lines break at Chinese punctuation only, as a word split in two is hard to read at this size. */}
          <chakra.h1
            mt="3"
            fontSize={{ base: '4xl', md: '5xl' }}
            lineHeight="tight"
            letterSpacing="tight"
            wordBreak="keep-all"
            overflowWrap="anywhere"
          >
            {title}
          </chakra.h1>
          <chakra.p
            mt="5"
            fontSize={{ base: 'lg', md: 'xl' }}
            color={isStrong ? 'ink.100' : 'text.main'}
            lineHeight="body"
          >
            {lead}
          </chakra.p>
          <Flex mt="7" gap="3" direction={{ base: 'column', sm: 'row' }}>
            {isStrong ? (
              <Button wraps bg="jade.300" color="ink.1000" _hover={{ bg: 'jade.200' }} onClick={openSignup}>
                {signUp}
                <ArrowRightIcon />
              </Button>
            ) : (
              <Button wraps onClick={openSignup}>
                {signUp}
                <ArrowRightIcon />
              </Button>
            )}
            <Button variant={isStrong ? 'onStrong' : 'secondary'} onClick={() => openAuth('login')}>
              {t('hero.login')}
            </Button>
          </Flex>
          <Flex
            mt="5"
            gap="2"
            color={isStrong ? 'ink.200' : 'text.quiet'}
            align="center"
            fontSize="sm"
            lineHeight="snug"
          >
            <Box flex="none" color={accent}>
              <ShieldIcon />
            </Box>
            {note}
          </Flex>
          {children}
        </Box>
      </Box>
    </chakra.section>
  )
}
