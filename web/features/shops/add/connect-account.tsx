import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonBar } from '../../../ui/skeleton.tsx'
import { AuthoriseButton } from '../authorise-button.tsx'
import { paymentPlatformsQuery } from '../payment-platforms-query.ts'
import { LazyLinkingEffect } from '../payments/lazy-linking-effect.tsx'
import { PlatformData } from '../platform-data.tsx'
import { SearchedPlatforms } from '../searched-platforms.tsx'

/** A link to authorise a payment account, after which the seller returns to this screen. */
export const ConnectAccount = ({ comeBackTo, isFirst }: { comeBackTo: string; isFirst: boolean }) => {
  const { t } = useTranslation('linkShop')
  const platforms = useQuery(paymentPlatformsQuery)
  if (platforms.isPending)
    return (
      <Loading>
        <SkeletonBar h="12" />
      </Loading>
    )
  if (platforms.isError) return <Failure of={platforms} />
  if (platforms.data.length === 0) return <Notice tone="waiting">{t('paidThrough.noPlatform')}</Notice>
  return (
    <>
      {isFirst ? <LazyLinkingEffect /> : null}
      <SearchedPlatforms platforms={platforms.data}>
        {(found) => (
          <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}>
            {found.map(({ id, platform, ...data }) => (
              <Box key={id}>
                <AuthoriseButton
                  wide
                  size="md"
                  variant="secondary"
                  of={{ platform_id: id }}
                  redirect={{ kind: 'account', from: comeBackTo, goOnTo: comeBackTo }}
                >
                  {t('paidThrough.connect', { platform })}
                </AuthoriseButton>
                <PlatformData platform={platform} of={data} />
              </Box>
            ))}
          </Box>
        )}
      </SearchedPlatforms>
    </>
  )
}
