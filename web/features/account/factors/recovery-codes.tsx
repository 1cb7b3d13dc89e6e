import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '../../../api/save-file.ts'
import { brand } from '../../../ui/brand.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'

/** The recovery codes, shown once: the dialog closes only after they are copied or saved. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useTranslation('factors')
  const [isKept, setKept] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast('positive', t('codes.copied'))
  }
  const save = () =>
    saveText([brand.name, t('codes.fileLead'), '', ...codes, ''].join('\n'), {
      name: `${t('codes.fileName')}.txt`,
      type: 'text/plain',
    })
  return (
    <Flex direction="column" gap="5">
      <chakra.p color="text.quiet">{t('codes.lead')}</chakra.p>
      <chakra.ul
        aria-label={t('card.codes')}
        translate="no"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="6"
        rowGap="2"
        p="4"
        borderRadius="md"
        bg="surface.sunken"
        borderWidth="1px"
        borderColor="border.hairline"
        fontFamily="ui-monospace, Menlo, Consolas, monospace"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        {codes.map((code) => (
          <chakra.li key={code} whiteSpace="nowrap">
            {code}
          </chakra.li>
        ))}
      </chakra.ul>
      <Flex gap="3" wrap="wrap">
        <Button variant="secondary" size="md" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button variant="secondary" size="md" onClick={save}>
          {t('codes.save')}
        </Button>
      </Flex>
      <Box>
        <CheckboxField label={t('codes.kept')} checked={isKept} onChange={setKept} />
      </Box>
      <Button wide disabled={!isKept} onClick={onDone}>
        {t('codes.done')}
      </Button>
    </Flex>
  )
}
