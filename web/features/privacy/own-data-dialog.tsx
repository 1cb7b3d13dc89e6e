import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { ownDataPerDay } from '#shared/privacy/own-data.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { call } from '../../api/call.ts'
import { saveText } from '../../api/save-file.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ownDataPage } from './own-data-page.ts'

type OwnData = ResponseOf<typeof privacyEndpoints.exportOwnData>

const Ready = ({ data }: { data: OwnData }) => {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const name = `my-data-${data.generated_at.slice(0, 10)}`
  const savePage = () =>
    saveText(ownDataPage(data, { t, timestamp: format.timestamp, locale: format.locale }), {
      name: `${name}.html`,
      type: 'text/html',
    })
  const saveJson = () =>
    saveText(JSON.stringify(data, null, 2), { name: `${name}.json`, type: 'application/json' })
  return (
    <Box display="grid" gap="5">
      <chakra.p role="status">{t('copy.ready')}</chakra.p>
      <Flex gap="3" wrap="wrap">
        <Button size="md" onClick={savePage}>
          {t('copy.page')}
        </Button>
        <Button variant="secondary" size="md" onClick={saveJson}>
          {t('copy.json')}
        </Button>
      </Flex>
      <Notice>{t('copy.keep')}</Notice>
    </Box>
  )
}

const Ask = ({ onDone }: { onDone: (data: OwnData) => void }) => {
  const { t } = useTranslation('privacy')
  const failureTranslations = useFailureTranslations()
  const asking = useMutation({
    mutationFn: () => call(privacyEndpoints.exportOwnData),
    onSuccess: onDone,
    // Never cached, as it is all of the user's personal data.
    gcTime: 0,
  })
  return (
    <Box display="grid" gap="5">
      <chakra.p color="text.quiet">{t('copy.lead', { times: ownDataPerDay })}</chakra.p>
      {asking.error ? <Notice tone="negative">{failureTranslations(asking.error)}</Notice> : null}
      <Button wide busy={asking.isPending} onClick={() => asking.mutate()}>
        {t('copy.make')}
      </Button>
    </Box>
  )
}

/** Exports all personal data of the user, as a readable page and as JSON. */
export const OwnDataDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  const [data, setData] = useState<OwnData | null>(null)
  const close = () => {
    // Whoever uses the browser next must request it again.
    setData(null)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={t('copy.title')}>
      {data ? <Ready data={data} /> : <Ask onDone={setData} />}
    </Dialog>
  )
}
