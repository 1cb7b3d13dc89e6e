import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useActWords } from '../../ui/field-words.ts'
import { SidePane } from '../../ui/side-pane.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import { ToldThing } from '../acts/told-thing.tsx'
import { Proposed } from '../work/proposed.tsx'
import { WorkBar } from '../work/work-bar.tsx'
import type { Inbox } from './inboxes.ts'
import { ItemLinks } from './item-links.tsx'
import { whyNotDecide } from './may-decide.ts'
import { proposedOf, type Row, workOf } from './rows.ts'

/** Whether an act has something to do: a file is opened where one came along. */
const applies = (name: string, row: Row): boolean => name !== 'file-open' || typeof row['fileId'] === 'string'

/** Who has it and what is proposed about it is said above all else. */
const aboutItself = ({
  workId: _id,
  takenBy: _by,
  takenAt: _at,
  proposed: _proposed,
  proposedAct: _act,
  ...row
}: Row): Row => row

/** One of what waits, with what can be done about it. */
export const InboxItem = ({ inbox, row, onClose }: { inbox: Inbox; row: Row; onClose: () => void }) => {
  const actWords = useActWords()
  const t = useWords()
  const me = useMe()
  const { may } = me
  const whyNot = inbox.queue === 'proposal' ? whyNotDecide(row, me) : undefined
  const isBarred = (name: string) => whyNot === 'roles' || (whyNot === 'own' && name === 'proposal-approve')
  const [action, setAction] = useState<string>()
  const work = workOf(row)
  return (
    <SidePane title={String(row['company'] ?? row['action'] ?? '')} onClose={onClose}>
      {inbox.queue && work ? <WorkBar queue={inbox.queue} row={work} /> : null}
      <Proposed proposed={proposedOf(row)} />
      <ItemLinks row={row} />
      {whyNot ? (
        <Box mb="3" color="text.quiet">
          {t(`work.notYours.${whyNot}`)}
        </Box>
      ) : null}
      <Flex wrap="wrap" gap="2" mb="4">
        {inbox.acts
          .filter((name) => may(name) && applies(name, row) && !isBarred(name))
          .map((name, index) => (
            <Button
              key={name}
              size="sm"
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => setAction(name)}
            >
              {actWords(name)}
            </Button>
          ))}
      </Flex>
      <ToldThing thing={aboutItself(row)} />
      {action ? <ActDialog action={action} given={row} onClose={() => setAction(undefined)} /> : null}
    </SidePane>
  )
}
