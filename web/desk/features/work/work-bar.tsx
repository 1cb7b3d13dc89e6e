import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { WorkKind } from '#shared/desk/work.ts'
import type { ClaimedRow } from '#shared/desk/work-responses.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { HandOver } from './hand-over.tsx'
import { useOneClickAct } from './use-one-click-act.ts'

/** The assignee of an item and the time of the claim, with buttons to claim, release and hand over. */
export const WorkBar = ({ queue, row }: { queue: WorkKind; row: ClaimedRow }) => {
  const t = useTranslations()
  const format = useFormat()
  const me = useMe()
  const { press, isBusy, refusal } = useOneClickAct()
  const [isHandingOver, setHandingOver] = useState(false)
  const { workId, takenBy, takenAt, handedOver } = row
  const named = { queue, workId }
  const isMine = takenBy === me.actor
  const take = () => void press('work-claim', takenBy ? { ...named, from: takenBy } : named)
  const mayTake = me.mayTake(queue, row)
  useShortcuts({ t: () => (mayTake && !isMine ? take() : undefined) })
  const since = takenAt ? format.timestamp(takenAt) : ''
  return (
    <Box mb="4" p="3" bg="surface.sunken" borderRadius="sm">
      <Box overflowWrap="anywhere">
        {isMine
          ? t('work.mine', { since })
          : takenBy
            ? t('work.held', { person: takenBy, since })
            : t('work.nobodys')}
      </Box>
      {handedOver ? (
        <Box mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
          {t(handedOver.note ? 'work.handedOverWith' : 'work.handedOver', {
            person: handedOver.by,
            note: handedOver.note,
          })}
        </Box>
      ) : null}
      {mayTake ? (
        <Flex mt="2" gap="2" wrap="wrap">
          {isMine ? (
            <Button
              size="sm"
              variant="secondary"
              busy={isBusy}
              onClick={() => void press('work-release', named)}
            >
              {t('work.release')}
            </Button>
          ) : (
            <Button size="sm" variant="secondary" busy={isBusy} onClick={take}>
              {t(takenBy ? 'work.takeOver' : 'work.take')}
            </Button>
          )}
          {isMine || !takenBy ? (
            <Button size="sm" variant="quiet" onClick={() => setHandingOver(true)}>
              {t('work.handOver')}
            </Button>
          ) : null}
        </Flex>
      ) : null}
      <chakra.div role="alert" color="negative.text" overflowWrap="anywhere">
        {refusal}
      </chakra.div>
      {isHandingOver ? <HandOver named={named} onClose={() => setHandingOver(false)} /> : null}
    </Box>
  )
}
