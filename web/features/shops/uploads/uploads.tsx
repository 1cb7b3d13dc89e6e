import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { PageHeader } from '../../../ui/page.tsx'
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx'
import { ShopsTabs } from '../shops-tabs.tsx'
import { AddSource } from './add-source.tsx'
import { SourceCard } from './source-card.tsx'
import { uploadedSourcesQuery } from './uploads-queries.ts'

/** Shops and payment accounts that cannot be linked: their exports are uploaded, and stay unverified. */
export const Uploads = () => {
  const { t } = useTranslation(['shopSales', 'shops'])
  const sources = useQuery(uploadedSourcesQuery)
  const [query] = useSearchParams()
  const platform = query.get('platform') ?? ''
  const [isAdding, setAdding] = useState(platform !== '')
  const isEmpty = sources.data?.length === 0
  return (
    <>
      <PageHeader title={t('shops:tabs.uploads')} lead={t('uploads.lead')} />
      <ShopsTabs current="uploads" />
      {sources.isPending ? (
        <Loading>
          <SkeletonCard lines={4} />
        </Loading>
      ) : sources.isError ? (
        <Card>
          <Failure of={sources} />
        </Card>
      ) : (
        <>
          {sources.data.map((source) => (
            <SourceCard key={source.id} source={source} />
          ))}
          <Card>
            {isAdding ? (
              <>
                <chakra.h2 fontSize="xl" mb="5">
                  {t('uploads.add')}
                </chakra.h2>
                <AddSource platform={platform} onClose={() => setAdding(false)} />
              </>
            ) : isEmpty ? (
              <EmptyState
                picture="funds"
                title={t('uploads.empty.title')}
                action={<Button onClick={() => setAdding(true)}>{t('uploads.add')}</Button>}
              >
                {t('uploads.empty.text')}
              </EmptyState>
            ) : (
              <Button variant="secondary" onClick={() => setAdding(true)}>
                {t('uploads.add')}
              </Button>
            )}
          </Card>
        </>
      )}
    </>
  )
}
