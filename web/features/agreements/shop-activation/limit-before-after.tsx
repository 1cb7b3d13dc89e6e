import { Box, chakra, Flex } from '@chakra-ui/react'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { Money } from '../../../ui/money.tsx'
import type { LimitChange } from './activation-query.ts'
import { useActivationTranslations } from './use-activation-translations.ts'

/** The limit and the available balance before and after, in the emphasised colours. */
export const LimitBeforeAfter = ({ change, isDone = false }: { change: LimitChange; isDone?: boolean }) => {
  const { t } = useActivationTranslations()
  const { currency, limit, available } = change
  return (
    <Box>
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        columnGap="6"
        rowGap="3"
        align={{ base: 'flex-start', sm: 'flex-end' }}
        wrap="wrap"
      >
        <Box>
          <Box color="text.onStrongQuiet" fontSize="sm">
            {t(isDone ? 'change.former' : 'change.before')}
          </Box>
          <Money amount={limit.before} currency={currency} size="lg" />
        </Box>
        <chakra.span
          aria-hidden
          color="text.onStrongQuiet"
          pb="1"
          transform={{ base: 'rotate(90deg)', sm: 'none' }}
        >
          <ArrowRightIcon />
        </chakra.span>
        <Box>
          <Box color="text.onStrongQuiet" fontSize="sm">
            {t('change.after')}
          </Box>
          <Money amount={limit.after} currency={currency} size="xl" />
        </Box>
      </Flex>
      <Flex
        mt="5"
        pt="4"
        borderTopWidth="1px"
        borderColor="border.onStrong"
        justify="space-between"
        columnGap="6"
        rowGap="1"
        wrap="wrap"
      >
        <span>{t('change.available')}</span>
        <span>
          <chakra.span color="text.onStrongQuiet">
            <Money amount={available.before} currency={currency} />
            {' → '}
          </chakra.span>
          <Money amount={available.after} currency={currency} />
        </span>
      </Flex>
    </Box>
  )
}
