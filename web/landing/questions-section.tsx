import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { paths } from '../app/paths.ts'
import { TextLink } from '../ui/text-link.tsx'
import { LandingSection } from './section.tsx'

export interface Question {
  readonly question: string
  readonly answer: string
}

/** Questions about this product, with a link to all others. */
export const QuestionsSection = ({ questions }: { questions: readonly Question[] }) => {
  const { t } = useTranslation('landingMore')
  return (
    <LandingSection ground="plain" title={t('questions.title')}>
      <Box maxW="800px" ml={{ lg: 'auto' }} mt={{ lg: '-24' }}>
        {questions.map(({ question, answer }) => (
          <chakra.details
            key={question}
            borderTopWidth="1px"
            borderColor="border.hairline"
            _last={{ borderBottomWidth: '1px' }}
          >
            <chakra.summary
              cursor="pointer"
              py="4"
              fontSize="lg"
              fontWeight="medium"
              lineHeight="snug"
              _hover={{ color: 'action.text' }}
            >
              {question}
            </chakra.summary>
            <chakra.p pb="5" color="text.quiet" maxW="reading">
              {answer}
            </chakra.p>
          </chakra.details>
        ))}
      </Box>
      <Box mt="6" maxW="800px" ml={{ lg: 'auto' }}>
        <TextLink to={paths.questions()} display="inline-flex" minH="touch" alignItems="center">
          {t('questions.all')}
        </TextLink>
      </Box>
    </LandingSection>
  )
}
