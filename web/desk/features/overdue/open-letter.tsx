import { Box } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { saveLink } from '../../../api/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { callAct } from '../../api/call-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useRefusalTranslations } from '../../ui/failed.tsx'

/** Saves an issued letter. Loaded on request only, since opening a file leaves an audit entry. */
export const OpenLetter = (file: { companyId: string; fileId: string }) => {
  const t = useTranslations()
  const refusalTranslations = useRefusalTranslations()
  const { may } = useMe()
  const open = useMutation({
    mutationFn: () => callAct('file-open', file),
    onSuccess: ({ url }) => saveLink(url),
  })
  if (!may('file-open')) return null
  return (
    <Box mt="1">
      <Button size="sm" variant="secondary" busy={open.isPending} onClick={() => open.mutate()}>
        {t('overdue.openLetter')}
      </Button>
      <Box role="alert" color="negative.text">
        {open.isError ? refusalTranslations(open.error) : null}
      </Box>
    </Box>
  )
}
