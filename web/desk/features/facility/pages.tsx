import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { Loading } from '../../ui/loading.tsx'

/** A facility's list, or in its place the loading, failed or empty state. */
export const Pages = ({
  query: { data, error, refetch },
  isEmpty,
  children,
}: {
  query: { data?: unknown; error: unknown; refetch: () => unknown }
  isEmpty: boolean
  children: ReactNode
}) => {
  const t = useTranslations()
  if (error)
    return (
      <Box px="3" pb="3">
        <Failed error={error} retry={refetch} />
      </Box>
    )
  if (!data) return <Loading lines={3} />
  if (isEmpty)
    return (
      <Box px="3" pb="3" color="text.quiet">
        {t('case.facility.none')}
      </Box>
    )
  return <>{children}</>
}
