import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'

type LimitForecast = ResponseOf<typeof authorisedShopsEndpoints.previewUnlinking>['limits'][number]

const LimitChange = ({ limit, after }: { limit: LimitForecast; after: string }) => {
  const { t } = useTranslation('shops')
  const { currency, limit_now: now, limit_after: then } = limit
  return (
    <DataList
      items={[
        {
          term: t(limit.is_estimate ? 'unlink.nowEstimate' : 'unlink.now'),
          value: <Money amount={now} currency={currency} />,
        },
        then === null
          ? { term: after, value: t('unlink.unknown'), wraps: true }
          : {
              term: after,
              ...(then === now ? { note: t('unlink.unchanged') } : {}),
              value: <Money amount={then} currency={currency} />,
              strong: true,
            },
      ]}
    />
  )
}

/** The effect of a change of shops on a company's limits. */
export const LimitChanges = ({
  title,
  limits,
  after,
  none,
  children,
}: {
  title: string
  limits: readonly LimitForecast[]
  /** The label of the limit afterwards. */
  after: string
  /** The text for a company without a limit. */
  none: string
  children?: ReactNode
}) => (
  <Box bg="surface.sunken" borderWidth="1px" borderColor="border.hairline" borderRadius="md" p="4">
    <chakra.h3 fontSize="md">{title}</chakra.h3>
    {limits.length === 0 ? (
      <chakra.p mt="2" color="text.quiet">
        {none}
      </chakra.p>
    ) : (
      limits.map((limit) => <LimitChange key={limit.product_code} limit={limit} after={after} />)
    )}
    {children}
  </Box>
)
