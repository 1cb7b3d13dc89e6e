import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Signing } from './signing-query.ts'

/** After signing: what was signed and when, what comes next, and the document to keep. */
export const Signed = ({ signing, completed }: { signing: Signing; completed: boolean | undefined }) => {
  const { t } = useTranslation('agreements')
  const { timestamp } = useFormat()
  const { agreement } = signing
  return (
    <Card role="status">
      <EmptyState
        picture="sign"
        whole
        title={t('signed.title', { name: signing.signer_name })}
        action={
          <ButtonAnchor href={agreement.pdf_url} target="_blank" rel="noreferrer" variant="secondary">
            {t('openPdf')}
          </ButtonAnchor>
        }
      >
        {completed === undefined ? t('signed.text') : t(completed ? 'signed.completed' : 'signed.others')}
      </EmptyState>
      <Box mt="2">
        <DataList
          items={[
            {
              term: t('signed.document'),
              value: <chakra.span lang={agreement.locale}>{agreement.title}</chakra.span>,
              wraps: true,
            },
            { term: t('signed.company'), value: signing.company_name, wraps: true },
            ...(signing.signed_at ? [{ term: t('signed.at'), value: timestamp(signing.signed_at) }] : []),
            {
              term: t('signed.fingerprint'),
              note: t('signed.fingerprintNote'),
              value: (
                <chakra.code fontSize="xs" fontFamily="ui-monospace, monospace" wordBreak="break-all">
                  {agreement.document_sha256}
                </chakra.code>
              ),
              wraps: true,
            },
          ]}
        />
      </Box>
    </Card>
  )
}
