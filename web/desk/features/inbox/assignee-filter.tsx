import { chakra } from '@chakra-ui/react'
import { type AssigneeChoice, assigneeChoices } from '#shared/desk/work.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** Filters an inbox by assignee: all items, the user's own, or unclaimed ones. */
export const AssigneeFilter = ({
  held,
  onChange,
}: {
  held: AssigneeChoice
  onChange: (held: AssigneeChoice) => void
}) => {
  const t = useTranslations()
  return (
    <chakra.div
      role="group"
      aria-label={t('work.whose')}
      display="inline-flex"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="md"
      overflow="hidden"
    >
      {assigneeChoices.map((each) => (
        <chakra.button
          key={each}
          type="button"
          aria-pressed={each === held}
          onClick={() => onChange(each)}
          px="3"
          h="9"
          cursor="pointer"
          whiteSpace="nowrap"
          bg={each === held ? 'action.subtle' : 'surface.card'}
          color={each === held ? 'action.text' : 'text.main'}
          fontWeight={each === held ? 'semibold' : 'normal'}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          {t(`work.by.${each}`)}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
