import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from './card.tsx'
import { Page } from './page.tsx'
import { shimmer } from './shimmer.ts'

/** A skeleton of a text or figure. */
export const SkeletonBar = ({
  w = 'full',
  h = '4',
}: {
  w?: string
  h?: string | Record<'base' | 'md', string>
}) => <Box aria-hidden w={w} maxW="full" h={h} borderRadius="sm" css={shimmer} />

/**
 * A skeleton of a known text whose figures are loading: as many lines as `children`, the same text with other figures,
 * would take.
 */
export const SkeletonTranslations = ({ children }: { children: ReactNode }) => (
  <Box position="relative" aria-hidden>
    <Box visibility="hidden">{children}</Box>
    <Box position="absolute" inset="0">
      <SkeletonBar h="full" />
    </Box>
  </Box>
)

/** Wraps a skeleton, and announces to screen readers that content is loading. */
export const Loading = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-busy="true">
      <Box srOnly>{t('state.loading')}</Box>
      {children}
    </Box>
  )
}

/** A skeleton of lines of text. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <Box display="grid" gap="3">
    {Array.from({ length: lines }, (_, index) => (
      <SkeletonBar key={index} w={index === lines - 1 ? '60%' : 'full'} />
    ))}
  </Box>
)

/** A skeleton of a card with a title and lines. */
export const SkeletonCard = ({ lines = 3 }: { lines?: number }) => (
  <Card>
    <SkeletonBar w="40%" h="6" />
    <Box mt="5">
      <SkeletonText lines={lines} />
    </Box>
  </Card>
)

/** A skeleton of a whole screen. */
export const SkeletonPage = () => (
  <Loading>
    <Page>
      <SkeletonBar w="240px" h="8" />
      <SkeletonCard lines={4} />
      <SkeletonCard lines={2} />
    </Page>
  </Loading>
)

/** A skeleton of a form with its steps and side note. */
export const SkeletonFormPage = ({ asideWidth }: { asideWidth: string }) => (
  <Loading>
    <Page>
      <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <SkeletonBar w="200px" h="8" />
        <SkeletonBar w="420px" h="5" />
      </Box>
      <SkeletonBar h="10" />
      <Box
        display="grid"
        gap="10"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${asideWidth}` }}
      >
        <Card>
          <Box display="grid" gap="6" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            {[0, 1, 2, 3, 4, 5].map((each) => (
              <Box key={each} display="grid" gap="2">
                <SkeletonBar w="40%" />
                <SkeletonBar h="10" />
              </Box>
            ))}
          </Box>
        </Card>
        <SkeletonBar h="28" />
      </Box>
    </Page>
  </Loading>
)
