import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { LineTargets, StatementLineView } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioTile } from '../../../ui/radio-tile.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { LineSummary } from './line-summary.tsx'
import { likelyPayer, PayerChoice } from './payer-choice.tsx'

/** The payer's facility, or empty while the payer is unknown. */
type HeldFor = { facilityId?: string }

const ChooseFacility = ({
  lineTargets: { facilities },
  currency,
  onChoose,
}: {
  lineTargets: LineTargets
  currency: string
  onChoose: (facilityId: string) => void
}) => {
  const t = useTranslations()
  const format = useFormat()
  const [chosen, setChosen] = useState(facilities.length === 1 ? facilities[0]?.facilityId : undefined)
  if (facilities.length === 0)
    return <Box color="text.quiet">{t('statements.hold.noFacility', { currency })}</Box>
  return (
    <>
      <chakra.fieldset borderWidth="0" minW="0" display="grid" gap="2">
        <chakra.legend fontWeight="semibold" mb="1">
          {t('statements.hold.facility')}
        </chakra.legend>
        {facilities.map(({ facilityId, productCode, held }) => (
          <RadioTile
            key={facilityId}
            name="facility"
            checked={facilityId === chosen}
            onChoose={() => setChosen(facilityId)}
            title={t(`states.product.${productCode}`)}
            note={t('statements.hold.held', { amount: format.money(held, currency) })}
          />
        ))}
      </chakra.fieldset>
      <Flex justify="flex-end">
        <Button size="sm" disabled={chosen === undefined} onClick={() => chosen && onChoose(chosen)}>
          {t('statements.targets.goOn')}
        </Button>
      </Flex>
    </>
  )
}

/** Holds a line's money in suspense for its payer, or for nobody while the payer is unknown. */
export const SuspenseDialog = ({ line, onClose }: { line: StatementLineView; onClose: () => void }) => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const { lineId, currency, state } = line
  const [companyId, setCompanyId] = useState(likelyPayer(line))
  const [heldFor, setHeldFor] = useState<HeldFor>()
  const action = 'statement-line-to-suspense'
  if (heldFor)
    return (
      <ActDialog
        action={action}
        given={{ lineId }}
        settled={{ facilityId: heldFor.facilityId }}
        intro={
          <Box mb="4">
            <LineSummary line={line} />
            {heldFor.facilityId ? null : <Box mt="2">{t('statements.hold.nobody')}</Box>}
          </Box>
        }
        onClose={() => setHeldFor(undefined)}
        onDone={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} title={actTranslations(action)} width="form">
      <Box display="grid" gap="4" fontSize="sm" lineHeight="snug">
        <LineSummary line={line} />
        <PayerChoice line={line} companyId={companyId} onChoose={setCompanyId}>
          {(lineTargets) => (
            <ChooseFacility
              lineTargets={lineTargets}
              currency={currency}
              onChoose={(facilityId) => setHeldFor({ facilityId })}
            />
          )}
        </PayerChoice>
        {state === 'open' ? (
          <Flex justify="flex-end">
            <Button size="sm" variant="secondary" onClick={() => setHeldFor({})}>
              {t('statements.hold.forNobody')}
            </Button>
          </Flex>
        ) : null}
      </Box>
    </Dialog>
  )
}
