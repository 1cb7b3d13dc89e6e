import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadsEndpoints } from '#shared/shops/uploads.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { LimitEffect } from './limit-effect.tsx'
import { MonthsTable } from './months-table.tsx'
import { UploadOrders } from './upload-orders.tsx'
import type { UploadedSource } from './uploads-queries.ts'

const RemoveDialog = ({
  source,
  open,
  onClose,
}: {
  source: UploadedSource
  open: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('shopSales')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(uploadsEndpoints.removeUploadedSource, { body: { source_id: source.id } }),
    // Limit, next step and available amount may depend on it, so all queries are invalidated.
    onSuccess: () => queryClient.invalidateQueries(),
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('uploads.removal.title', { name: source.name })}>
      <Box display="grid" gap="5">
        <chakra.p color="text.quiet">{t('uploads.removal.text')}</chakra.p>
        {source.orders > 0 ? <LimitEffect source={source} /> : null}
        {remove.isError ? <Notice tone="negative">{failureTranslations(remove.error)}</Notice> : null}
        <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('uploads.removal.confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('uploads.removal.keep')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}

/** An uploaded shop or account: its months, its files, and the way to upload another. */
export const SourceCard = ({ source }: { source: UploadedSource }) => {
  const { t } = useTranslation('shopSales')
  const { count, date, timestamp } = useFormat()
  const [isUploading, setUploading] = useState(source.uploads.length === 0)
  const [isRemoving, setRemoving] = useState(false)
  const { kind, platform, name, uploads } = source
  return (
    <Card aria-label={`${platform} ${name}`}>
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        justify="space-between"
        columnGap="4"
        rowGap="3"
        align="flex-start"
        mb="5"
      >
        <Box minW="0">
          <chakra.h2 fontSize="xl" overflowWrap="anywhere">
            {name}
          </chakra.h2>
          <Box color="text.quiet" overflowWrap="anywhere">
            {platform} · {t(`uploads.kind.${kind}`)} · {source.currency}
          </Box>
        </Box>
        <StatusBadge tone="waiting">{t('uploads.unverified')}</StatusBadge>
      </Flex>
      <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {source.months.length > 0 ? (
          <MonthsTable
            months={source.months}
            kind={kind}
            caption={t(`uploads.months.${kind}`, { orders: count(source.orders) })}
          />
        ) : null}
        {uploads.length > 0 ? (
          <chakra.ul listStyleType="none" display="grid" gap="1" fontSize="sm" color="text.quiet">
            {uploads.toReversed().map((upload) => (
              <chakra.li key={upload.at} overflowWrap="anywhere">
                {t(`uploads.file.${kind}`, {
                  file: upload.file_name,
                  orders: count(upload.orders),
                  from: date(upload.from),
                  to: date(upload.to),
                  when: timestamp(upload.at),
                })}
              </chakra.li>
            ))}
          </chakra.ul>
        ) : null}
        {isUploading ? (
          <UploadOrders source={source} onDone={() => setUploading(false)} />
        ) : (
          <Box>
            <Button variant="secondary" onClick={() => setUploading(true)}>
              {t('uploads.another')}
            </Button>
          </Box>
        )}
        <Box>
          <TextButton
            minH="touch"
            textAlign="start"
            overflowWrap="anywhere"
            onClick={() => setRemoving(true)}
          >
            {t('uploads.remove', { name })}
          </TextButton>
        </Box>
      </Box>
      <RemoveDialog source={source} open={isRemoving} onClose={() => setRemoving(false)} />
    </Card>
  )
}
