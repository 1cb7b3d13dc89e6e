import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { openAuth } from '../../account/dialog/auth-dialog-store.ts'
import { openSignup } from '../../account/signup/open-signup.ts'
import { ReportCards } from './report-cards.tsx'
import sample from './sample-report.json' with { type: 'json' }

/** `scripts/sandbox/sample-report.ts` writes it, and a test holds it to the rules and the file that it comes from. */
const sampleReport = sample as SalesReportOnWire

const OwnReport = () => {
  const { t } = useTranslation('reports')
  return (
    <Card data-unprinted>
      <Flex justify="space-between" align="center" gap="6" wrap="wrap">
        <Box minW="0" flex="1 1 360px">
          <chakra.h2 fontSize="2xl">{t('sample.own.title')}</chakra.h2>
          <chakra.p mt="2" color="text.quiet">
            {t('sample.own.text')}
          </chakra.p>
        </Box>
        <Flex gap="3" wrap="wrap">
          <Button wraps onClick={openSignup}>
            {t('sample.own.signUp')}
          </Button>
          <Button variant="secondary" onClick={() => openAuth('login')}>
            {t('sample.own.login')}
          </Button>
        </Flex>
      </Flex>
    </Card>
  )
}

/** What a visitor sees: the report of a real shop whose orders were published. */
export const SampleReport = () => {
  const { t } = useTranslation('reports')
  const named = sampleReport.platforms.map((part) => ({ ...part, name: t('sample.shop') }))
  return (
    <>
      <Notice
        title={t('sample.title')}
        action={
          <Button size="md" wraps onClick={openSignup}>
            {t('sample.signUp')}
          </Button>
        }
      >
        {t('sample.text')}
      </Notice>
      <ReportCards report={{ ...sampleReport, platforms: named, shops: named }} />
      <chakra.p color="text.quiet" fontSize="sm">
        {t('sample.source')}
      </chakra.p>
      <OwnReport />
    </>
  )
}
