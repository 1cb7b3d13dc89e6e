import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { TimeAndPlace } from '../profile/time-and-place.tsx'
import type { Factors } from './factors-queries.ts'
import type { NamedFactor } from './remove-factor-dialog.tsx'

const Row = ({
  name,
  facts,
  action,
  actionTranslations,
  onAction,
}: {
  name: string
  facts: readonly string[]
  action: string
  actionTranslations: string
  onAction: () => void
}) => (
  <Flex as="li" align="flex-start" gap="4" py="4">
    <Box minW="0" flex="1">
      <Box fontWeight="medium" lineHeight="snug" overflowWrap="anywhere">
        {name}
      </Box>
      <TimeAndPlace>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </TimeAndPlace>
    </Box>
    <Button
      variant="quiet"
      size="md"
      px="3"
      mr="-3"
      flex="none"
      aria-label={actionTranslations}
      onClick={onAction}
    >
      {action}
    </Button>
  </Flex>
)

/** The user's second factors, each with a button to remove it. */
export const FactorList = ({
  factors: { passkeys, code_app, recovery_codes_left },
  onRemove,
  onRenewCodes,
}: {
  factors: Factors
  onRemove: (factor: NamedFactor) => void
  onRenewCodes: () => void
}) => {
  const { t } = useTranslation('factors')
  const format = useFormat()
  const isLast = passkeys.length + (code_app ? 1 : 0) === 1
  const removal = (id: string, name: string) => ({
    action: t('card.remove'),
    actionTranslations: t('card.removeWhat', { name }),
    onAction: () => onRemove({ id, name, isLast }),
  })
  const added = (time: string) => t('card.added', { time: format.timestamp(time) })
  return (
    <chakra.ul
      listStyleType="none"
      css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.hairline' } }}
    >
      {passkeys.map(({ id, name, added_at, last_used_at }) => (
        <Row
          key={id}
          name={name}
          facts={[
            added(added_at),
            last_used_at ? t('card.used', { time: format.timestamp(last_used_at) }) : t('card.unused'),
          ]}
          {...removal(id, name)}
        />
      ))}
      {code_app ? (
        <Row
          name={t('card.codeApp')}
          facts={[added(code_app.added_at)]}
          {...removal('code-app', t('card.codeApp'))}
        />
      ) : null}
      {passkeys.length > 0 || code_app ? (
        <Row
          name={t('card.codes')}
          facts={[t('card.codesLeft', { count: recovery_codes_left }), t('card.codesNote')]}
          action={t('codes.renew')}
          actionTranslations={t('card.renewCodes')}
          onAction={onRenewCodes}
        />
      ) : null}
    </chakra.ul>
  )
}
