import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Money } from '../../../ui/money.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { stageTone } from '../../application/drawdown-stage-translations.ts'
import { RecordDetail } from './record-detail.tsx'
import type { ApplicationRecord } from './records-queries.ts'

const statusTone = {
  'in progress': 'waiting',
  approved: 'positive',
  rejected: 'negative',
  withdraw: 'neutral',
} as const satisfies Record<ApplicationRecord['status'], Tone>

const StepState = ({ record }: { record: ApplicationRecord }) => {
  const { t } = useTranslation(['records', 'statuses'])
  return record.name === 'drawdown' ? (
    <StatusBadge tone={stageTone[record.stage]}>{t(`statuses:drawdown.${record.stage}`)}</StatusBadge>
  ) : (
    <StatusBadge tone={statusTone[record.status]}>{t(`statuses:application.${record.status}`)}</StatusBadge>
  )
}

/** An application in one line, which expands. */
export const RecordRow = ({
  record,
  isOpen,
  onToggle,
}: {
  record: ApplicationRecord
  isOpen: boolean
  onToggle: () => void
}) => {
  const { t } = useTranslation('records')
  const { money, timestamp } = useFormat()
  const panelId = `record-${record.approval_id}`
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.hairline">
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) 16px"
        columnGap={{ base: '3', md: '6' }}
        alignItems="center"
        w="full"
        minH="touch"
        py="4"
        px={{ base: '5', md: '8' }}
        textAlign="start"
        cursor="pointer"
        transitionProperty="background-color"
        transitionDuration="fast"
        _hover={{ bg: 'surface.sunken' }}
      >
        <Flex wrap="wrap" align="center" columnGap={{ base: '3', md: '6' }} rowGap="1">
          <Box flex="1 0 7.5rem">
            <Box fontWeight="medium">{t(`names.${record.name}`)}</Box>
            <Box fontSize="sm" color="text.quiet" lineHeight="snug">
              {timestamp(record.created_time)}
            </Box>
          </Box>
          <Flex
            direction={{ base: 'column', md: 'row' }}
            align={{ base: 'flex-end', md: 'center' }}
            columnGap="6"
            rowGap="1"
            ml="auto"
          >
            <Box textAlign="end">
              <Money
                amount={
                  record.name === 'renewal' ? (record.approved_limit ?? record.pre_limit) : record.amount
                }
                currency={record.currency}
                size="md"
              />
              {record.name === 'limit_increase' ? (
                <Box
                  fontSize="sm"
                  color="text.quiet"
                  lineHeight="snug"
                  display={{ base: 'none', md: 'block' }}
                >
                  {t('raised', {
                    from: money(record.pre_limit, record.currency),
                    to: money(record.approved_limit ?? record.amount, record.currency),
                  })}
                </Box>
              ) : null}
            </Box>
            <Flex justify="flex-end" minW={{ md: '136px' }}>
              <StepState record={record} />
            </Flex>
          </Flex>
        </Flex>
        <chakra.svg
          aria-hidden
          viewBox="0 0 12 8"
          w="12px"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          color="text.faint"
          transform={isOpen ? 'rotate(180deg)' : undefined}
        >
          <path d="m1.5 1.5 4.5 4.5 4.5-4.5" />
        </chakra.svg>
      </chakra.button>
      {isOpen ? (
        <Box id={panelId} px={{ base: '5', md: '8' }} pt="3" pb="6">
          <RecordDetail record={record} />
        </Box>
      ) : null}
    </chakra.li>
  )
}
