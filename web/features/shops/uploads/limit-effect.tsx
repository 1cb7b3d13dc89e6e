import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { UploadReading } from '#shared/shops/upload-columns.ts'
import { uploadsEndpoints } from '#shared/shops/uploads.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { LimitChanges } from '../list/limit-changes.tsx'
import type { UploadedSource } from './uploads-queries.ts'

/** The limits before and after an upload is stored or, without one, the shop removed. Accounts have no effect. */
export const LimitEffect = ({
  source,
  upload,
}: {
  source: UploadedSource
  upload?: { file_id: string; reading: UploadReading }
}) => {
  const { t } = useTranslation('shopSales')
  const effect = useQuery({
    ...endpointQuery(uploadsEndpoints.previewUploadLimits, {
      body: { source_id: source.id, ...(upload ? { upload } : {}) },
    }),
    // A preview of another day is no basis for a decision.
    staleTime: 0,
    gcTime: 0,
    enabled: source.kind === 'shop',
  })
  if (source.kind === 'account') return null
  if (effect.isPending)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    )
  if (effect.isError) return <Failure of={effect} />
  const { limits } = effect.data
  return (
    <LimitChanges
      title={t('uploads.effect.title')}
      limits={limits}
      after={t(upload ? 'uploads.effect.kept' : 'uploads.effect.removed')}
      none={t('uploads.effect.none')}
    >
      {upload && limits.length > 0 ? (
        <chakra.p mt="2" fontSize="sm" color="text.quiet">
          {t('uploads.effect.note')}
        </chakra.p>
      ) : null}
    </LimitChanges>
  )
}
