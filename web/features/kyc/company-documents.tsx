import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFileDownload } from '../../api/use-file-download.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import type { KycDetail, MaskedKyc } from './kyc-drafts.ts'

const names = [
  'certificate_of_incorporation',
  'business_registration',
  'annual_return',
  'articles_of_association',
  'other',
] as const

/** The company's own documents, each with a download. */
export const CompanyDocuments = ({ kyc }: { kyc: KycDetail | MaskedKyc }) => {
  const { t } = useTranslation('kyc')
  const { download, pendingId } = useFileDownload()
  const named = new Map(kyc.files.map((file) => [file.file_id, file.file_name]))
  const rows = names.flatMap((name) => {
    const value = kyc.documents?.[name]
    const ids = value === undefined ? [] : Array.isArray(value) ? value : [String(value)]
    return ids.map((id) => ({ id, kind: t(`document.${name}`), name: named.get(id) ?? id }))
  })
  return (
    <Card dense>
      <CardTitle mb="2">{t('step.documents')}</CardTitle>
      {rows.length === 0 ? <Box color="text.quiet">{t('mine.noDocuments')}</Box> : null}
      <chakra.ul listStyleType="none">
        {rows.map(({ id, kind, name }) => (
          <chakra.li
            key={id}
            py="3"
            borderTopWidth="1px"
            borderColor="border.hairline"
            _first={{ borderTopWidth: '0' }}
          >
            <Flex gap="4" align="center" justify="space-between">
              <Box minW="0" lineHeight="snug">
                <Box fontWeight="medium">{kind}</Box>
                <Box color="text.quiet" fontSize="sm" overflowWrap="anywhere" translate="no">
                  {name}
                </Box>
              </Box>
              <Button variant="secondary" size="sm" busy={pendingId === id} onClick={() => download(id)}>
                {t('mine.download')}
                <chakra.span srOnly> {kind}</chakra.span>
              </Button>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  )
}
