import { Flex } from '@chakra-ui/react'
import { TextLink } from '../../../ui/text-link.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

const acts = [
  'staged-loan-list',
  'month-close',
  'loss-parameters-set',
  'book-currency-set',
  'drawdown-restructured',
  'chart-account-set',
] as const

/** Links to the acts that determine how the books are kept, as far as the user may perform them. */
export const ActLinks = () => {
  const t = useTranslations()
  const { may } = useMe()
  return (
    <Flex gap="4" wrap="wrap">
      {acts
        .filter((name) => may(name))
        .map((name) => (
          <TextLink key={name} to={`/acts/${name}`}>
            {t(`acts.${name}`)}
          </TextLink>
        ))}
    </Flex>
  )
}
