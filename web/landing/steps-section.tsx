import { Box, chakra } from '@chakra-ui/react'
import { Illustration, type IllustrationName } from '../ui/illustration.tsx'
import { LandingSection } from './section.tsx'

export interface Step {
  readonly picture: IllustrationName
  readonly title: string
  readonly text: string
  readonly time: string
}

export const StepsSection = ({
  title,
  lead,
  steps,
}: {
  title: string
  lead: string
  steps: readonly Step[]
}) => (
  <LandingSection title={title} lead={lead}>
    <Box
      display="grid"
      as="ol"
      listStyleType="none"
      gap={{ base: '6', md: '8' }}
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
    >
      {steps.map((step, index) => (
        <chakra.li
          key={step.title}
          display={{ base: 'grid', sm: 'block' }}
          gridTemplateColumns="112px 1fr"
          gap="4"
          alignItems="center"
        >
          <Illustration name={step.picture} />
          <Box mt={{ sm: '5' }}>
            <chakra.h3 fontSize="lg">
              <chakra.span color="action.text" mr="2" fontVariantNumeric="tabular-nums">
                {index + 1}
              </chakra.span>
              {step.title}
            </chakra.h3>
            <chakra.p mt="1.5" color="text.quiet">
              {step.text}
            </chakra.p>
            <chakra.p mt="2" color="action.text" fontSize="sm" fontWeight="medium">
              {step.time}
            </chakra.p>
          </Box>
        </chakra.li>
      ))}
    </Box>
  </LandingSection>
)
