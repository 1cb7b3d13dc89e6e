import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Illustration, type IllustrationName } from './illustration.tsx'
import { Page } from './page.tsx'

/** A screen before there is anything on it: what it is for at left, and the first thing to do in a card at right. */
export const OpeningPage = ({
  picture,
  title,
  text,
  cardWidth,
  children,
}: {
  picture: IllustrationName
  title: string
  text: string
  cardWidth: string
  children: ReactNode
}) => (
  <Page>
    <Box
      display="grid"
      gap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `1fr ${cardWidth}` }}
      alignItems="center"
    >
      <Box textAlign={{ base: 'center', lg: 'left' }}>
        <Flex justify={{ base: 'center', lg: 'flex-start' }}>
          <Illustration name={picture} width={220} />
        </Flex>
        <chakra.h1 mt="4" fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="tight">
          {title}
        </chakra.h1>
        <chakra.p mt="3" color="text.quiet" fontSize="lg" maxW={{ lg: '460px' }}>
          {text}
        </chakra.p>
      </Box>
      <Card>{children}</Card>
    </Box>
  </Page>
)
