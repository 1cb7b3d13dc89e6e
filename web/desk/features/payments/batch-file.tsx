import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { SentBatchFile } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

const Compared = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <chakra.dt color="text.quiet">{name}</chakra.dt>
    <chakra.dd minW="0" mb="1" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </>
)

/** In groups of eight digits, as people read a hash aloud. */
const grouped = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? hash

/**
 * Checksum and totals of the batch file, which a second person compares with the bank's display before releasing it
 * there.
 */
export const BatchFile = ({
  file: { format: message, sha256, transfers, controlSum, totals },
}: {
  file: SentBatchFile
}) => {
  const t = useTranslations()
  const format = useFormat()
  return (
    <Box
      as="section"
      aria-label={t('batches.file.title')}
      mt="4"
      p="4"
      borderWidth="1px"
      borderColor="border.hairline"
      borderRadius="sm"
      lineHeight="snug"
    >
      <Box fontWeight="semibold">{t('batches.file.title')}</Box>
      <Box color="text.quiet" mt="1" mb="3">
        {t('batches.file.hint')}
      </Box>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: 'max-content 1fr' }} columnGap="4">
        <Compared name={t('responseLabels.sha256')}>
          <chakra.span fontFamily="mono" fontSize="xs">
            {grouped(sha256)}
          </chakra.span>
        </Compared>
        <Compared name={t('batches.file.format')}>{message}</Compared>
        {transfers === null ? null : (
          <Compared name={t('batches.file.transfers')}>{format.count(transfers)}</Compared>
        )}
        {controlSum === null ? null : <Compared name={t('batches.file.controlSum')}>{controlSum}</Compared>}
        {totals.map(({ currency, transfers: count, amount }) => (
          <Compared key={currency} name={t('batches.file.sum', { currency, count })}>
            {format.money(amount, currency)}
          </Compared>
        ))}
      </chakra.dl>
    </Box>
  )
}
