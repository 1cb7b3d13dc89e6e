import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { LandingSection } from './section.tsx'
import { TermsCard } from './terms-card.tsx'

/** A list of points, each a title with a sentence. */
const Points = ({
  points,
}: {
  points: readonly { readonly title: ReactNode; readonly text: ReactNode }[]
}) => (
  <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="8" rowGap="7">
    {points.map(({ title, text }, index) => (
      <Box key={index} borderTopWidth="2px" borderColor="action.solid" pt="4">
        <chakra.h3 fontSize="lg">{title}</chakra.h3>
        <chakra.p mt="1.5" color="text.quiet">
          {text}
        </chakra.p>
      </Box>
    ))}
  </Box>
)

/** A product's costs: explained, and as a list of its terms. */
export const CostSection = ({
  title,
  lead,
  terms,
  points,
}: {
  title: string
  lead: string
  terms: ProductTerms
} & ComponentProps<typeof Points>) => (
  <LandingSection title={title} lead={lead} ground="card">
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 480px' }}
      gap={{ base: '8', lg: '16' }}
      alignItems="start"
    >
      <Points points={points} />
      <TermsCard terms={terms} />
    </Box>
  </LandingSection>
)
