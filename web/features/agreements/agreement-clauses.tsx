import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Signing } from './signing-query.ts'

const paragraph = { fontSize: { base: 'lg', md: 'md' }, overflowWrap: 'anywhere' } as const

/** The agreement, on the page as in the document: its facts, its clauses, and the warning that the law wants. */
export const AgreementClauses = ({ agreement }: { agreement: Signing['agreement'] }) => {
  const { t, i18n } = useTranslation('agreements')
  return (
    <>
      <Card lang={agreement.locale}>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          justify="space-between"
          gap="4"
          align={{ md: 'center' }}
          mb="2"
        >
          <CardTitle mb="0">{agreement.title}</CardTitle>
          <ButtonAnchor
            href={agreement.pdf_url}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
            size="md"
            lang={i18n.language}
          >
            {t('openPdf')}
          </ButtonAnchor>
        </Flex>
        <DataList items={agreement.facts.map(({ label, value }) => ({ term: label, value, wraps: true }))} />
      </Card>
      <Notice tone="waiting">
        <chakra.span lang={agreement.locale}>{agreement.warning}</chakra.span>
      </Notice>
      <Card lang={agreement.locale} aria-label={t('clauses')}>
        <Box display="grid" gap="4">
          {agreement.opening.map((text) => (
            <chakra.p key={text} {...paragraph}>
              {text}
            </chakra.p>
          ))}
        </Box>
        {agreement.clauses.map((clause, index) => (
          <Box as="section" key={clause.heading} mt="8">
            <chakra.h2 fontSize="lg" mb="3">
              {index + 1}. {clause.heading}
            </chakra.h2>
            <Box display="grid" gap="3">
              {clause.paragraphs.map((text) => (
                <chakra.p key={text} {...paragraph}>
                  {text}
                </chakra.p>
              ))}
            </Box>
          </Box>
        ))}
      </Card>
    </>
  )
}
