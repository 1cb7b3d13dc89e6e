import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { LineFinding } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { RowButton } from '../../ui/row-button.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { ActDialog } from '../acts/act-dialog.tsx'

type KnownPayer = NonNullable<LineFinding['knownPayers']>[number]

/** For which companies a line's payer was confirmed: by whom, when and on which line. Each can be taken back. */
export const KnownPayers = ({ payers }: { payers: readonly KnownPayer[] }) => {
  const t = useTranslations()
  const format = useFormat()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const [removed, setRemoved] = useState<KnownPayer>()
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
            <RowButton type="button" onClick={() => setRemoved(payer)}>
              {t('statements.knownPayer.remove')}
            </RowButton>
          ) : null}
        </Box>
      ))}
      {removed ? (
        <ActDialog
          action="known-payer-remove"
          given={{ companyId: removed.companyId, payerId: removed.payerId }}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </>
  )
}
