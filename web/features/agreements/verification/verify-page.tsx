import { Box, chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { readVerificationCode } from '#shared/agreements/verification-code.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { SignFrame } from '../sign-frame.tsx'
import { CodeForm, CodeRecord } from './code-lookup.tsx'
import { FileDrop } from './file-drop.tsx'
import { judge } from './judge.ts'
import { readFile, UnreadableFile } from './read-file.ts'
import { VerdictCard } from './verdict-card.tsx'
import { findRecord } from './verification-query.ts'

/**
 * Verifies a document: by its PDF, which proves that it is genuine, or by its printed code, which shows what it should
 * contain.
 */
export const Component = () => {
  const { t } = useTranslation('verification')
  usePageTitle(t('title'))
  const code = readVerificationCode(useLocation().hash.slice(1))
  const check = useMutation({
    mutationFn: async (file: File) => ({
      verdict: await judge(await readFile(file), findRecord),
      fileName: file.name,
    }),
  })
  return (
    <SignFrame>
      <Box>
        <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="tight">
          {t('title')}
        </chakra.h1>
        <chakra.p mt="2" color="text.quiet" fontSize="lg">
          {t('lead')}
        </chakra.p>
      </Box>
      {check.data ? <VerdictCard key={check.submittedAt} {...check.data} /> : null}
      {code && !check.data ? <CodeRecord key={code} code={code} /> : null}
      <Card>
        <CardTitle>{t('file.title')}</CardTitle>
        <FileDrop
          checking={check.isPending ? check.variables.name : undefined}
          hasChecked={check.data !== undefined}
          onFile={check.mutate}
        />
        {check.isError ? (
          <Box mt="4">
            <Notice tone="negative">
              {t(`file.${check.error instanceof UnreadableFile ? check.error.why : 'failed'}`)}
            </Notice>
          </Box>
        ) : null}
      </Card>
      <CodeForm />
    </SignFrame>
  )
}
