import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../ui/brand.ts'
import { Card } from '../../ui/card.tsx'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'

const questions = ['limit', 'cost', 'repay', 'late', 'access', 'verification', 'files'] as const

/** What people ask before they borrow, and what we answer. */
export const Component = () => {
  const { t } = useTranslation('pages')
  return (
    <Page width="reading">
      <PageHeader title={t('questions.title')} lead={t('questions.lead', { phone: brand.hotline })} />
      <Card py="2">
        {questions.map((name, index) => (
          <chakra.details
            key={name}
            borderTopWidth={index === 0 ? '0' : '1px'}
            borderColor="border.hairline"
            open={index === 0}
          >
            <chakra.summary
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              gap="4"
              py="4"
              cursor="pointer"
              listStyleType="none"
              fontWeight="medium"
              fontSize="lg"
              css={{ '&::-webkit-details-marker': { display: 'none' } }}
            >
              {t(`questions.${name}.question`)}
              <Box
                flex="none"
                color="text.quiet"
                transition="transform 200ms"
                css={{ 'details[open] &': { transform: 'rotate(180deg)' } }}
              >
                <ChevronDownIcon />
              </Box>
            </chakra.summary>
            <Box pb="5" color="text.quiet">
              {t(`questions.${name}.answer`)}
            </Box>
          </chakra.details>
        ))}
      </Card>
    </Page>
  )
}
