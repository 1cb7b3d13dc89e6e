import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useActWords } from '../../ui/field-words.ts'
import { ActDialog } from './act-dialog.tsx'

/** What somebody may do about one thing, each act in a dialog of its own. */
export const ActButtons = ({
  acts,
  given,
}: {
  acts: readonly string[]
  given: Readonly<Record<string, unknown>>
}) => {
  const actWords = useActWords()
  const { may } = useMe()
  const [action, setAction] = useState<string>()
  return (
    <Flex gap="2" wrap="wrap">
      {acts.filter(may).map((name) => (
        <Button key={name} size="sm" variant="secondary" onClick={() => setAction(name)}>
          {actWords(name)}
        </Button>
      ))}
      {action ? <ActDialog action={action} given={given} onClose={() => setAction(undefined)} /> : null}
    </Flex>
  )
}
