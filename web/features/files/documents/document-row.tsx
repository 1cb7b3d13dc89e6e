import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useFileViewer } from '../viewer/use-file-viewer.tsx'
import { CertifiedCopy, isCertified } from './certified-copy.tsx'
import type { Document } from './documents-queries.ts'

const kilobyte = 1024

const tones = { checking: 'waiting', late: 'waiting', unsafe: 'negative', uncheckable: 'negative' } as const

/** A document: its kind and date, and a button to open it after the malware scan. */
export const DocumentRow = ({ document }: { document: Document }) => {
  const { t } = useTranslation('documents')
  const { timestamp, count } = useFormat()
  const { open, viewer } = useFileViewer()
  const { file_id, file_name, kind, person, size, created_at, standing } = document
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      gap={{ base: '3', md: '6' }}
      alignItems={{ md: 'center' }}
      py="4"
      borderTopWidth="1px"
      borderColor="border.hairline"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1" minW="0">
        <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
          <chakra.h2 fontSize="md">
            {person ? t('ofPerson', { kind: t(`kinds.${kind}`), person }) : t(`kinds.${kind}`)}
          </chakra.h2>
          {standing === 'available' ? null : (
            <StatusBadge tone={tones[standing]}>{t(`standings.${standing}`)}</StatusBadge>
          )}
        </Flex>
        <Box overflowWrap="anywhere" translate="no">
          {file_name}
        </Box>
        <Box color="text.quiet" fontSize="sm">
          {t('facts', { when: timestamp(created_at), size: count(Math.ceil(size / kilobyte)) })}
        </Box>
        {isCertified(kind) ? <CertifiedCopy kind={kind} /> : null}
        {standing === 'available' ? null : (
          <Box color="text.quiet" fontSize="sm">
            {t(`reasons.${standing}`)}
          </Box>
        )}
      </Box>
      {standing === 'available' ? (
        <Button
          variant="secondary"
          size="md"
          aria-label={t('openOf', { name: file_name })}
          onClick={() => open({ id: file_id, title: file_name })}
        >
          {t('open')}
        </Button>
      ) : null}
      {viewer}
    </chakra.li>
  )
}
