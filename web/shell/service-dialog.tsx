import { Box, chakra } from '@chakra-ui/react'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { isApiError } from '../api/api-error.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { queryClient } from '../api/query-client.ts'
import { paths } from '../app/paths.ts'
import { brand } from '../ui/brand.ts'
import { DataList } from '../ui/data-list.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Failure } from '../ui/failure.tsx'
import { Loading, SkeletonBar } from '../ui/skeleton.tsx'
import { TextAnchor, TextLink } from '../ui/text-link.tsx'

const { getCustomerService } = engagementEndpoints

const size = '200px'

/** The content type by the first bytes; both types can be uploaded in the back office. */
const typeOf = (image: string): string => (image.startsWith('/9j/') ? 'image/jpeg' : 'image/png')

/** Shown if the lender has no QR code. */
const WithoutCode = () => {
  const { t } = useTranslation('frame')
  return <chakra.p mb="2">{t('service.withoutCode')}</chakra.p>
}

/** The QR code of the first contact that exists, since a link may name one that does not. */
const QrCode = ({ contact, others }: { contact: string; others: readonly string[] }) => {
  const [next, ...rest] = others
  const { t } = useTranslation('frame')
  const query = useQuery(endpointQuery(getCustomerService, { params: { id: contact } }))
  if (query.isPending)
    return (
      <Loading>
        <Box w={size} mx="auto" mb="4">
          <SkeletonBar h={size} />
        </Box>
      </Loading>
    )
  if (query.isError)
    return isApiError(query.error) && query.error.reason === 'notFound' ? (
      next !== undefined ? (
        <QrCode contact={next} others={rest} />
      ) : (
        <WithoutCode />
      )
    ) : (
      <Failure of={query} />
    )
  const image = query.data.cs_qrcode
  return (
    <Box textAlign="center" mb="5">
      <chakra.img
        src={`data:${typeOf(image)};base64,${image}`}
        alt={t('service.code')}
        boxSize={size}
        mx="auto"
        p="2"
        // Scanners need a white background.
        bg="white"
        borderRadius="md"
      />
      <chakra.p mt="3">{t('service.scan')}</chakra.p>
      <chakra.p color="text.quiet" fontSize="sm">
        {t('service.onPhone')}
      </chakra.p>
    </Box>
  )
}

/** The contacts of customer service: a QR code, the hotline, the mailbox. */
export const ServiceDialog = ({
  contacts: [first, ...others],
  onClose,
}: {
  contacts: readonly string[]
  onClose: () => void
}) => {
  const { t } = useTranslation('frame')
  return (
    <Dialog open onClose={onClose} title={t('service.title')} width="narrow">
      <chakra.p color="text.quiet" mb="4">
        {t('service.lead')}
      </chakra.p>
      <QueryClientProvider client={queryClient}>
        {first === undefined ? <WithoutCode /> : <QrCode contact={first} others={others} />}
      </QueryClientProvider>
      <DataList
        items={[
          {
            term: t('service.email'),
            wraps: true,
            value: (
              <TextAnchor href={`mailto:${brand.email}`} translate="no">
                {brand.email}
              </TextAnchor>
            ),
          },
          {
            term: t('service.hotline'),
            value: (
              <TextAnchor href={`tel:${brand.hotline.replace(/\s/g, '')}`} translate="no">
                {brand.hotline}
              </TextAnchor>
            ),
          },
          { term: t('service.hours'), value: t('service.hoursText', { hours: brand.hours }), wraps: true },
        ]}
      />
      <chakra.p mt="4" fontSize="sm" color="text.quiet">
        {t('service.unsatisfied')}{' '}
        <TextLink to={paths.complaints()} onClick={onClose}>
          {t('service.complain')}
        </TextLink>
      </chakra.p>
    </Dialog>
  )
}
