import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import { useFieldLabel } from '../../../features/kyc/field-labels.ts'
import { useReturnTranslations } from '../../../features/kyc/use-return-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { useFocusWhenGone } from '../../ui/focus-content.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { WorkClaimControls } from '../work/work-claim-controls.tsx'
import { type Returns, returnedFields } from './returns.ts'

/** The fields to return, as the seller will read them. */
const ToReturn = ({ returns }: { returns: Returns }) => {
  const labelOf = useFieldLabel()
  const wordsOf = useReturnTranslations()
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2" mb="4">
      {(returnedFields(returns) ?? []).map(({ field, reason, words }) => (
        <li key={field}>
          <Box fontWeight="medium">{labelOf(field)}</Box>
          <Box color="text.quiet">{wordsOf({ reason: reason ?? null, words: words ?? null })}</Box>
        </li>
      ))}
    </chakra.ul>
  )
}

const decisions = ['kyc-approve', 'kyc-return', 'kyc-reject'] as const

/** The decisions on a KYC, in a bar that stays visible. */
export const DecisionBar = ({
  kyc: { companyId, kycId, work },
  returns,
  checked,
  refusal,
}: {
  kyc: ShownKyc
  returns: Returns
  /** The number of accepted fields, and of all fields. */
  checked: { count: number; of: number }
  /** Why a field could not be accepted. */
  refusal: string | undefined
}) => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  useFocusWhenGone()
  const { may } = useMe()
  const [action, setAction] = useState<(typeof decisions)[number]>()
  const count = Object.keys(returns).length
  const fields = returnedFields(returns)
  const isReturning = count > 0
  const offered = isReturning ? (['kyc-return'] as const) : decisions
  const text = isReturning ? t('case.toReturn', { count }) : t('case.nothingToReturn')
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="2"
      mt="4"
      p="3"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      bg="surface.card"
      borderWidth="1px"
      borderColor="border.hairline"
      borderRadius="sm"
      boxShadow="card"
    >
      <Box>
        <Box role="status" color="text.quiet">
          {isReturning && !fields ? t('case.missingReasons') : text} · {t('case.checkedOf', checked)}
        </Box>
        {refusal ? (
          <Box role="alert" color="negative.text">
            {refusal}
          </Box>
        ) : null}
        {work ? <WorkClaimControls queue="kyc" row={work} /> : null}
      </Box>
      <Flex gap="2" wrap="wrap">
        {offered.filter(may).map((name, index) => (
          <Button
            key={name}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            disabled={isReturning && !fields}
            onClick={() => setAction(name)}
          >
            {actTranslations(name)}
          </Button>
        ))}
      </Flex>
      {action ? (
        <ActDialog
          action={action}
          given={{ companyId, kycId }}
          settled={action === 'kyc-return' && fields && isReturning ? { fields } : undefined}
          intro={action === 'kyc-return' && isReturning ? <ToReturn returns={returns} /> : undefined}
          onClose={() => setAction(undefined)}
        />
      ) : null}
    </Flex>
  )
}
