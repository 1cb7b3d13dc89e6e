import { Box } from '@chakra-ui/react'
import type { LineFinding } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { RowButton } from '../../ui/row-button.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenActOnAny } from '../acts/use-open-act.ts'

type KnownPayer = NonNullable<LineFinding['knownPayers']>[number]

/** Identifies a confirmation, since a payer may be confirmed for several companies. */
const placeOf = ({ companyId, payerId, lineId }: KnownPayer): string => `${companyId} ${payerId} ${lineId}`

/** The companies for which a line's payer was confirmed: by whom, when and on which line. Each can be removed. */
export const KnownPayers = ({ payers }: { payers: readonly KnownPayer[] }) => {
  const t = useTranslations()
  const format = useFormat()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const [open, setOpen] = useOpenActOnAny(['known-payer-remove'])
  const removed = payers.find((payer) => placeOf(payer) === open?.of)
  return (
    <>
      {payers.map((payer) => (
        <Box key={payer.companyId} color="text.quiet" overflowWrap="anywhere">
          {t('statements.knownPayer.confirmed', {
            company: nameOf(payer),
            by: payer.confirmedBy,
            second: payer.approvedBy,
            at: format.timestamp(payer.confirmedAt),
          })}
          <Box fontFamily="mono" fontSize="xs">
            {payer.lineId}
          </Box>
          {may('known-payer-remove') ? (
            <RowButton type="button" onClick={() => setOpen('known-payer-remove', placeOf(payer))}>
              {t('statements.knownPayer.remove')}
            </RowButton>
          ) : null}
        </Box>
      ))}
      {removed ? (
        <ActDialog
          action="known-payer-remove"
          given={{ companyId: removed.companyId, payerId: removed.payerId }}
          onClose={() => setOpen()}
        />
      ) : null}
    </>
  )
}
