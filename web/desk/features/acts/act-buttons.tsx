import { Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { RowButton } from '../../ui/row-button.tsx'
import { ActDialog } from './act-dialog.tsx'
import type { ActValues } from './act-values.ts'
import { useOpenAct } from './use-open-act.ts'

/** Buttons for the acts that the user may do on a record, each with a dialog of its own. */
export const ActButtons = ({
  acts,
  given,
  start = {},
  of,
  isInRow = false,
  onDone,
}: {
  acts: readonly string[]
  given: Readonly<Record<string, unknown>>
  /** Initial values of the other fields, by act. */
  start?: Readonly<Record<string, ActValues>>
  /** The record's id, on a screen with the same acts on several. */
  of?: string
  /** Smaller, inside a row. */
  isInRow?: boolean
  /** Called when an act is done or proposed. */
  onDone?: (action: string, outcome: Readonly<Record<string, unknown>>) => void
}) => {
  const actTranslations = useActTranslations()
  const { may } = useMe()
  const [action, setAction] = useOpenAct(acts, of)
  return (
    <Flex gap={isInRow ? '0' : '2'} wrap="wrap">
      {acts.filter(may).map((name) =>
        isInRow ? (
          <RowButton key={name} type="button" onClick={() => setAction(name)}>
            {actTranslations(name)}
          </RowButton>
        ) : (
          <Button key={name} size="sm" variant="secondary" onClick={() => setAction(name)}>
            {actTranslations(name)}
          </Button>
        ),
      )}
      {action ? (
        <ActDialog
          action={action}
          given={given}
          start={start[action] ?? {}}
          onClose={() => setAction(undefined)}
          onDone={(outcome) => onDone?.(action, outcome)}
        />
      ) : null}
    </Flex>
  )
}
