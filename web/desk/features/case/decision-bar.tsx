import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import type { ReviewProgress } from '#shared/kyc/review-progress.ts'
import { useFieldLabel } from '../../../features/kyc/field-labels.ts'
import { useReturnTranslations } from '../../../features/kyc/use-return-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { useFocusWhenGone } from '../../ui/focus-content.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { useNextCase } from '../inbox/case-queue.ts'
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
  progress,
  proposed,
  refusal,
}: {
  kyc: ShownKyc
  returns: Returns
  /** The number of accepted fields, and of all fields. */
  checked: { count: number; of: number }
  /** The progress of the review; for a change, without the fields and files of the verification in force. */
  progress: ReviewProgress
  /** The acts on it that wait for a second person. */
  proposed: readonly string[]
  /** Why a field could not be accepted. */
  refusal: string | undefined
}) => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  useFocusWhenGone()
  const { may } = useMe()
  const openNext = useNextCase()
  const count = Object.keys(returns).length
  const fields = returnedFields(returns)
  const isReturning = count > 0
  const offered = isReturning ? (['kyc-return'] as const) : decisions
  // After a reload, the dialog in the address opens with the stored fields to return, unless a reason is incomplete.
  const [action, setAction] = useOpenAct<(typeof decisions)[number]>(isReturning && !fields ? [] : offered)
  const isIncomplete = progress.stops.length > 0
  const documents = t('case.openedOf', { count: progress.opened, of: progress.documents })
  const text = isReturning ? t('case.toReturn', { count }) : t('case.nothingToReturn')
  const settledOf = (name: string): Readonly<Record<string, unknown>> | undefined => {
    if (name === 'kyc-return' && fields && isReturning) return { fields }
    // A complete review needs no reason, so the field for it is hidden.
    return name === 'kyc-approve' && !isIncomplete ? { unreviewedReason: undefined } : undefined
  }
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
          {isReturning && !fields ? t('case.missingReasons') : text} · {t('case.checkedOf', checked)} ·{' '}
          {documents}
        </Box>
        {refusal ? (
          <Box role="alert" color="negative.text">
            {refusal}
          </Box>
        ) : null}
        {work ? <WorkClaimControls queue="kyc" row={work} /> : null}
      </Box>
      <Flex gap="2" wrap="wrap">
        {offered
          .filter((name) => may(name) && !proposed.includes(name))
          .map((name, index) => (
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
          settled={settledOf(action)}
          intro={
            action === 'kyc-return' && isReturning ? (
              <ToReturn returns={returns} />
            ) : action === 'kyc-approve' && isIncomplete ? (
              <Box mb="4">
                <Notice tone="waiting">
                  {t('case.unreviewed', {
                    fields: t('case.checkedOf', { count: progress.accepted, of: progress.fields }),
                    documents,
                  })}
                </Notice>
              </Box>
            ) : undefined
          }
          onClose={() => setAction(undefined)}
          onDone={openNext}
        />
      ) : null}
    </Flex>
  )
}
