import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslations } from '../../i18n/use-translations.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { CaseField } from './case-groups.ts'
import { DocumentPane } from './document-pane.tsx'

/** The files that prove the selected field, one at a time. */
export const SidePanel = ({
  companyId,
  field,
  labelOf,
}: {
  companyId: string
  field: CaseField | undefined
  /** What a file is, such as a business registration. */
  labelOf: (id: string) => string
}) => {
  const t = useTranslations()
  const [chosen, setChosen] = useState<string>()
  if (!field)
    return (
      <Box py="10" px="4" textAlign="center" color="text.quiet">
        {t('case.noDocument')}
      </Box>
    )
  const shown = chosen && field.fileIds.includes(chosen) ? chosen : field.fileIds[0]
  return (
    <Box p="3">
      {field.fileIds.length > 1 ? (
        <Flex gap="1" wrap="wrap" mb="2">
          {field.fileIds.map((id) => (
            <RowButton key={id} type="button" aria-pressed={id === shown} onClick={() => setChosen(id)}>
              {labelOf(id)}
            </RowButton>
          ))}
        </Flex>
      ) : null}
      {shown ? <DocumentPane key={shown} companyId={companyId} fileId={shown} /> : null}
    </Box>
  )
}
