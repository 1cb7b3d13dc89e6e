import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useActWords } from '../../ui/field-words.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { ToldThing } from '../acts/told-thing.tsx'
import { WorkBar } from '../work/work-bar.tsx'
import type { Inbox } from './inboxes.ts'
import { ItemLinks } from './item-links.tsx'
import { type Row, workOf } from './rows.ts'

/** Whether an act has something to do: a file is opened where one came along. */
const applies = (name: string, row: Row): boolean => name !== 'file-open' || typeof row['fileId'] === 'string'

/** Who has it is said above all else. */
const aboutItself = ({ workId: _id, takenBy: _by, takenAt: _at, ...row }: Row): Row => row

/** One of what waits, with what can be done about it. */
export const InboxItem = ({ inbox, row, onClose }: { inbox: Inbox; row: Row; onClose: () => void }) => {
  const t = useWords()
  const actWords = useActWords()
  const { may } = useMe()
  const [action, setAction] = useState<string>()
  const work = workOf(row)
  return (
    <Box
      as="section"
      aria-label={String(row['company'] ?? '')}
      w={{ base: 'full', xl: '420px' }}
      flex="none"
      bg="surface.card"
      borderWidth="1px"
      borderColor="border.hairline"
      borderRadius="sm"
      p="4"
    >
      <Flex justify="space-between" align="start" gap="3" mb="3">
        <chakra.h2 fontSize="lg">{String(row['company'] ?? row['action'] ?? '')}</chakra.h2>
        <chakra.button
          type="button"
          aria-label={t('bar.close')}
          cursor="pointer"
          boxSize="9"
          onClick={onClose}
        >
          <CloseIcon />
        </chakra.button>
      </Flex>
      {inbox.queue && work ? <WorkBar queue={inbox.queue} row={work} /> : null}
      <ItemLinks row={row} />
      <Flex wrap="wrap" gap="2" mb="4">
        {inbox.acts
          .filter((name) => may(name) && applies(name, row))
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
    </Box>
  )
}
