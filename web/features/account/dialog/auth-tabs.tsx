import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

type Tab = 'login' | 'signup'

const tabs = ['login', 'signup'] as const satisfies readonly Tab[]

/** Tabs for login and signup. */
export const AuthTabs = ({ current, onChange }: { current: Tab; onChange: (tab: Tab) => void }) => {
  const { t } = useTranslation('account')
  return (
    <Flex gap="6" borderBottomWidth="1px" borderColor="border.hairline" mb="6">
      {tabs.map((each) => (
        <chakra.button
          key={each}
          type="button"
          aria-pressed={current === each}
          onClick={() => onChange(each)}
          h="touch"
          fontSize="lg"
          fontWeight={current === each ? 'semibold' : 'medium'}
          color={current === each ? 'text.main' : 'text.quiet'}
          borderBottomWidth="2px"
          borderColor={current === each ? 'action.solid' : 'transparent'}
          mb="-1px"
          cursor="pointer"
        >
          {t(`${each}.tab`)}
        </chakra.button>
      ))}
    </Flex>
  )
}
