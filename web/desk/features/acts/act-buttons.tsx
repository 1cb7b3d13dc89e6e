import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useActWords } from '../../ui/field-words.ts'
import { RowButton } from '../../ui/row-button.tsx'
import { ActDialog } from './act-dialog.tsx'

/** What somebody may do about one thing, each act in a dialog of its own. */
export const ActButtons = ({
  acts,
  given,
  isInRow = false,
}: {
  acts: readonly string[]
  given: Readonly<Record<string, unknown>>
  /** Beside a row of figures, where there is little room. */
  isInRow?: boolean
}) => {
  const actWords = useActWords()
  const { may } = useMe()
  const [action, setAction] = useState<string>()
  return (
    <Flex gap={isInRow ? '0' : '2'} wrap="wrap">
      {acts.filter(may).map((name) =>
        isInRow ? (
          <RowButton key={name} type="button" onClick={() => setAction(name)}>
            {actWords(name)}
          </RowButton>
        ) : (
          <Button key={name} size="sm" variant="secondary" onClick={() => setAction(name)}>
            {actWords(name)}
          </Button>
        ),
      )}
      {action ? <ActDialog action={action} given={given} onClose={() => setAction(undefined)} /> : null}
    </Flex>
  )
}
