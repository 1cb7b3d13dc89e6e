import { chakra, Flex } from '@chakra-ui/react'
import type { WorkKind } from '#shared/desk/work.ts'
import type { ClaimedRow } from '#shared/desk/work-responses.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useOneClickAct } from './use-one-click-act.ts'

/** The assignee in a table row without a pane, with buttons to claim and release. */
export const AssigneeRowBadge = ({ queue, row }: { queue: WorkKind; row: ClaimedRow }) => {
  const t = useTranslations()
  const { actor, mayTake } = useMe()
  const { press, isBusy, refusal } = useOneClickAct()
  const { workId, takenBy } = row
  const isMine = takenBy === actor
  const act = isMine ? 'work-release' : 'work-claim'
  return (
    <Flex gap="2" align="center" wrap="wrap" fontSize="xs" color="text.quiet">
      <span>{isMine ? t('work.by.mine') : (takenBy ?? t('work.by.nobody'))}</span>
      {mayTake(queue, row) ? (
        <chakra.button
          type="button"
          cursor="pointer"
          minH="6"
          color="action.text"
          disabled={isBusy}
          onClick={() => void press(act, { queue, workId, ...(takenBy && !isMine ? { from: takenBy } : {}) })}
        >
          {t(isMine ? 'work.release' : takenBy ? 'work.takeOver' : 'work.take')}
        </chakra.button>
      ) : null}
      <span role="alert">{refusal}</span>
    </Flex>
  )
}
