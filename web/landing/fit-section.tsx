import { Box, chakra } from '@chakra-ui/react'
import { paths } from '../app/paths.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { LandingSection } from './section.tsx'

const Ticked = ({ items }: { items: readonly string[] }) => (
  <chakra.ul listStyleType="none" display="grid" gap="4" alignContent="start">
    {items.map((item) => (
      <chakra.li key={item} display="flex" gap="3" fontSize="lg" lineHeight="snug">
        <Box color="action.text" flex="none" pt="1px">
          <CheckIcon />
        </Box>
        {item}
      </chakra.li>
    ))}
  </chakra.ul>
)

/** Whom a product fits, and what they should have ready. */
export const FitSection = ({
  title,
  lead,
  fits,
  others,
  needTitle,
  needs,
}: {
  title: string
  lead: string
  fits: readonly string[]
  /** The label of the link to all products. */
  others: string
  needTitle: string
  needs: readonly string[]
}) => (
  <LandingSection title={title} lead={lead}>
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      gap={{ base: '10', md: '16' }}
    >
      <Box>
        <Ticked items={fits} />
        <TextLink to={paths.entry()} display="inline-flex" minH="touch" alignItems="center" mt="4">
          {others}
        </TextLink>
      </Box>
      <Box bg="surface.card" boxShadow="card" borderRadius="lg" p={{ base: '5', md: '7' }}>
        <chakra.h3 fontSize="lg" mb="4">
          {needTitle}
        </chakra.h3>
        <Ticked items={needs} />
      </Box>
    </Box>
  </LandingSection>
)
