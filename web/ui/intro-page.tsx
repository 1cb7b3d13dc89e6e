import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Illustration, type IllustrationName } from './illustration.tsx'
import { Page } from './page.tsx'

/** The initial state of a screen: its purpose on the left, and the first action in a card on the right. */
export const IntroPage = ({
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
