import { Box, chakra } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isApiError } from '../../../api/api-error.ts'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonBar } from '../../../ui/skeleton.tsx'
import { previewQuery } from './activation-query.ts'
import { LimitBeforeAfter } from './limit-before-after.tsx'
import { useActivationTranslations } from './use-activation-translations.ts'

/** The limit with the chosen shops, or why it would not increase. */
export const LimitPreview = ({ chosen }: { chosen: readonly string[] }) => {
  const { t } = useActivationTranslations()
  const preview = useQuery({ ...previewQuery(chosen), placeholderData: keepPreviousData })
  if (chosen.length === 0) return null
  if (preview.isPending)
    return (
      <Card ground="strong">
        <Loading>
          <SkeletonBar w="120px" />
          <Box mt="4">
            <SkeletonBar w="260px" h="10" />
          </Box>
        </Loading>
      </Card>
    )
  if (!preview.data)
    return isApiError(preview.error) && preview.error.reason === 'beingProcessed' ? (
      <Notice tone="waiting">{t('preview.reading')}</Notice>
    ) : (
      <Card>
        <Failure of={preview} />
      </Card>
    )
  const { data } = preview
  const isLower = data.outcome === 'lowered'
  const isBounded = data.limit_after !== data.limit_now && data.available_after === data.available_now
  return (
    <>
      <Card
        ground="strong"
        aria-busy={preview.isPlaceholderData}
        color={preview.isPlaceholderData ? 'text.onStrongQuiet' : undefined}
      >
        <chakra.h2 color="text.onStrongQuiet" fontSize="md" fontWeight="medium" mb="4">
          {t('preview.title')}
        </chakra.h2>
        <LimitBeforeAfter
          change={{
            currency: data.currency,
            limit: { before: data.limit_now, after: data.limit_after },
            available: { before: data.available_now, after: data.available_after },
          }}
        />
        <chakra.p mt="3" color="text.onStrongQuiet" fontSize="sm">
          {t('preview.note')}
        </chakra.p>
        {isBounded ? <chakra.p mt="2">{t('preview.bounded')}</chakra.p> : null}
      </Card>
      {data.reason ? (
        <Notice
          tone={isLower ? 'negative' : 'waiting'}
          title={t(isLower ? 'preview.lower' : 'preview.same')}
          action={
            data.reason === 'shopsUnread' ? (
              <ButtonLink to={paths.shops()} size="md" variant="secondary">
                {t('toShops')}
              </ButtonLink>
            ) : undefined
          }
        >
          {t(`reason.${data.reason}`)}
        </Notice>
      ) : null}
    </>
  )
}
