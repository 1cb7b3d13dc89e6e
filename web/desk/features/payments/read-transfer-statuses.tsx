import { Box, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StatusesRead } from '#shared/desk/transfer-statuses.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { callAct } from '../../api/call-act.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { bankFileInBase64 } from '../../ui/bank-file-in-base64.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DropZone } from '../../ui/drop-zone.tsx'
import { useAttempt } from '../../ui/use-attempt.ts'
import { outcomeTones } from './bank-status.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { useBankTranslations } from './use-bank-translations.ts'

type FoundStatus = StatusesRead['statuses'][number]
type UnmatchedStatus = StatusesRead['unmatched'][number]

/** The statuses in a dry run's response: under `after`, or at the top level if nothing is new. */
const foundIn = (simulated: Readonly<Record<string, unknown>>): StatusesRead =>
  (simulated['after'] ?? simulated) as StatusesRead

const TransferCell = ({ of: { batchId, endToEndId } }: { of: FoundStatus }) => {
  const t = useTranslations()
  return (
    <>
      {endToEndId ?? t('bankStatuses.whole')}
      <Box color="text.quiet" fontSize="xs">
        {batchId}
      </Box>
    </>
  )
}

const StatusCell = ({ of: { status, outcome, isContradictory } }: { of: FoundStatus }) => {
  const t = useTranslations()
  const { statusOf } = useBankTranslations()
  return (
    <>
      <StatusBadge tone={outcomeTones[outcome]}>{statusOf(status)}</StatusBadge>
      {isContradictory ? (
        <Box color="negative.text" mt="1">
          {t('bankStatuses.contradictory')}
        </Box>
      ) : null}
    </>
  )
}

const transferCell = (status: FoundStatus) => <TransferCell of={status} />
const statusCell = (status: FoundStatus) => <StatusCell of={status} />

const keyOfFound = ({ batchId, drawdownId, status, scope }: FoundStatus) =>
  `${batchId} ${drawdownId ?? ''} ${scope} ${status}`

/** The statuses in a file, before it is read in. */
const FoundStatuses = ({ found: { statuses, unmatched, announced } }: { found: StatusesRead }) => {
  const t = useTranslations()
  const format = useFormat()
  const { reasonsOf } = useBankTranslations()
  return (
    <>
      {statuses.length > 0 ? (
        <DataTable<FoundStatus>
          label={t('bankStatuses.read')}
          rows={statuses}
          keyOf={keyOfFound}
          columns={[
            { title: t('bankStatuses.columns.transfer'), isWide: true, cell: transferCell },
            { title: t('bankStatuses.columns.status'), isWide: true, cell: statusCell },
            {
              title: t('bankStatuses.columns.reason'),
              isWide: true,
              cell: ({ reasonCodes }) => reasonsOf(reasonCodes),
            },
            {
              title: t('bankStatuses.columns.amount'),
              figure: ({ amount, currency }) => (amount && currency ? format.money(amount, currency) : ''),
            },
            {
              title: t('bankStatuses.columns.fresh'),
              cell: ({ isNew }) => (isNew ? t('bankStatuses.fresh') : ''),
            },
          ]}
        />
      ) : null}
      {unmatched.length > 0 ? (
        <Box mt="3">
          <Box fontWeight="semibold">{t('bankStatuses.unmatched', { count: unmatched.length })}</Box>
          {unmatched.map(({ endToEndId, messageId, status, why }: UnmatchedStatus, index) => (
            <Box key={`${index} ${endToEndId ?? messageId ?? ''}`} overflowWrap="anywhere">
              {`${endToEndId ?? messageId ?? ''} · ${status} · ${t(`bankStatuses.why.${why}`)}`}
            </Box>
          ))}
        </Box>
      ) : null}
      {announced > 0 ? (
        <Box mt="3" color="text.quiet">
          {t('bankStatuses.announced', { count: announced })}
        </Box>
      ) : null}
      {statuses.some(({ isNew }) => isNew) ? null : (
        <Box mt="3" color="text.quiet">
          {t(statuses.length > 0 ? 'bankStatuses.known' : 'bankStatuses.nothing')}
        </Box>
      )}
    </>
  )
}

/** Uploads a report of the bank, shows its statuses, and stores them after confirmation. */
export const ReadTransferStatuses = () => {
  const t = useTranslations()
  const { attempt, isBusy, refusal: problem, setRefusal: setProblem } = useAttempt()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<{ name: string; content: string; found: StatusesRead }>()

  const look = async (file: File) => {
    setChosen(undefined)
    await attempt(async () => {
      const content = await bankFileInBase64(file)
      if (content === undefined) return setProblem(t('statements.upload.tooLarge', { name: file.name }))
      const simulated = await callAct<string>('transfer-status-read', { file: content, dryRun: true })
      setChosen({ name: file.name, content, found: foundIn(simulated) })
    })
  }
  const readIn = async (content: string) =>
    attempt(async () => {
      const { statuses } = await callAct('transfer-status-read', { file: content })
      showConfirmation(t('bankStatuses.done', { count: statuses.filter(({ isNew }) => isNew).length }))
      setChosen(undefined)
      await client.invalidateQueries()
    })

  return (
    <Box mb="4" display="grid" gap="3">
      <DropZone
        label={t('bankStatuses.drop')}
        hint={t('bankStatuses.hint')}
        accept=".xml,.txt"
        onFile={(file) => void look(file)}
      />
      <Box role="alert" color="negative.text" overflowWrap="anywhere">
        {problem}
      </Box>
      {chosen ? (
        <ChosenFile name={chosen.name}>
          <Box minW="0">
            <FoundStatuses found={chosen.found} />
          </Box>
          <Flex gap="2" wrap="wrap" justify="flex-end">
            <Button size="sm" variant="quiet" onClick={() => setChosen(undefined)}>
              {t('statements.upload.another')}
            </Button>
            <Button
              size="sm"
              busy={isBusy}
              disabled={!chosen.found.statuses.some(({ isNew }) => isNew)}
              onClick={() => void readIn(chosen.content)}
            >
              {t('statements.upload.readIn')}
            </Button>
          </Flex>
        </ChosenFile>
      ) : null}
    </Box>
  )
}
