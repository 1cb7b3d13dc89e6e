import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { Points } from './points.tsx'
import { LandingSection } from './section.tsx'
import { TermsCard } from './terms-card.tsx'

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
