import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { Button } from '../../ui/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { IntroPage } from '../../ui/intro-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCreateKyc } from './kyc-queries.ts'

/** The introduction before the form: its purpose, what to have at hand, and how long it takes. */
export const BeginOnboarding = () => {
  const { t } = useTranslation('kyc')
  const failureTranslations = useFailureTranslations()
  const create = useCreateKyc()
  return (
    <IntroPage picture="documents" title={t('begin.title')} text={t('begin.text')} cardWidth="480px">
      <chakra.h2 fontSize="lg" mb="4">
        {t('begin.prepare')}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {(['registration', 'people', 'idCards', 'certificate'] as const).map((item) => (
          <chakra.li key={item} display="flex" gap="3" lineHeight="snug">
            <chakra.span aria-hidden color="positive.text" flex="none">
              <CheckIcon />
            </chakra.span>
            {t(`begin.${item}`)}
          </chakra.li>
        ))}
      </chakra.ul>
      <Box mt="6" display="grid" gap="3">
        {create.isError ? <Notice tone="negative">{failureTranslations(create.error)}</Notice> : null}
        <Button wide busy={create.isPending} onClick={() => create.mutate()}>
          {t('begin.start')}
        </Button>
        <Box color="text.quiet" fontSize="sm" textAlign="center">
          {t('begin.note')}
        </Box>
      </Box>
    </IntroPage>
  )
}
