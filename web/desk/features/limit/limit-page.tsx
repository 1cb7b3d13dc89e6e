import { Box, chakra, Flex } from '@chakra-ui/react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ShownLimit } from '#shared/desk/limit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/text-field.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink, PageLink } from '../../ui/company-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { parseAmount } from '../acts/parse-typed.ts'
import { UnlinkedMarketplacesPanel, UploadedPanel } from '../case/overview-panels.tsx'
import { ExposureStrip } from '../exposure/exposure-strip.tsx'
import { PendingProposals } from '../work/pending-proposals.tsx'
import { LimitComparison } from './limit-comparison.tsx'
import { LimitRates } from './limit-rates.tsx'
import { LimitReconciliation } from './limit-reconciliation.tsx'
import { LimitSales } from './limit-sales.tsx'
import { LimitSignals } from './limit-signals.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

const amount = /^\d{1,13}(\.\d{2})?$/
const multiple = /^\d{1,2}(\.\d{1,4})?$/

/** Recalculates the limit with other terms. The terms are in the address, so that the calculation can be shared. */
const WhatIf = ({ limit }: { limit: ShownLimit }) => {
  const t = useTranslations()
  const [address, setAddress] = useSearchParams()
  return (
    <Panel title={t('case.limit.whatIf')}>
      <chakra.form
        display="flex"
        key={address.toString()}
        gap="3"
        alignItems="end"
        flexWrap="wrap"
        onSubmit={(event) => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          setAddress(
            Object.fromEntries(
              [...given].flatMap(([name, value]) => {
                const typed = String(value).trim()
                const read = name === 'limitCap' ? (parseAmount(typed, limit.currency) ?? typed) : typed
                return read === '' ? [] : [[name, read]]
              }),
            ),
          )
        }}
      >
        <Box as="label" flex="1 1 8rem">
          {t('case.limit.multiple')}
          <Input
            name="salesMultiple"
            inputMode="decimal"
            pattern={multiple.source}
            placeholder={limit.salesMultiple}
            defaultValue={address.get('salesMultiple') ?? ''}
            h="9"
            fontSize="sm"
          />
        </Box>
        <Box as="label" flex="1 1 8rem">
          {t('case.limit.cap')}
          <Input
            name="limitCap"
            inputMode="decimal"
            placeholder={limit.limitCap}
            defaultValue={address.get('limitCap') ?? ''}
            h="9"
            fontSize="sm"
          />
        </Box>
        <Button type="submit" size="sm" variant="secondary">
          {t('case.limit.compute')}
        </Button>
      </chakra.form>
    </Panel>
  )
}

const Limit = ({ limit }: { limit: ShownLimit }) => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const { money } = useFormat()
  return (
    <>
      <ScreenTitle
        title={`${nameOf(limit)} · ${t('case.limit.title')}`}
        beside={
          <Flex gap="4" wrap="wrap" align="center">
            <strong>
              {t('case.limit.inForce')} {money(limit.limit, limit.currency)}
            </strong>
            <CompanyLink companyId={limit.companyId}>{t('list.company')}</CompanyLink>
            {may('facility-show') ? (
              <PageLink to={`/facilities/${limit.facilityId}`}>{t('case.overview.openFacility')}</PageLink>
            ) : null}
          </Flex>
        }
      />
      <PendingProposals proposed={limit.proposed} />
      <ExposureStrip companyId={limit.companyId} decision="lend" />
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '2fr 1fr' }}>
        <Box display="grid" gap="4" alignContent="start" minW="0">
          <LimitComparison limit={limit} />
          <LimitRates limit={limit} />
          <LimitReconciliation limit={limit} />
          <LimitSignals examined={limit.examined} />
          <UnlinkedMarketplacesPanel unlinkedMarketplaces={limit.unlinkedMarketplaces} />
          <UploadedPanel uploaded={limit.uploaded} />
          <LimitSales limit={limit} />
        </Box>
        {/* On a phone the pending decisions come first. */}
        <Box display="grid" gap="4" alignContent="start" minW="0" order={{ base: -1, xl: 0 }}>
          <WaitingRequests limit={limit} />
          <WhatIf limit={limit} />
        </Box>
      </Box>
    </>
  )
}

/**
 * A facility's limit: its calculation at the grant, its calculation today and with other terms, and pending requests.
 */
export const LimitPage = () => {
  const { facilityId = '' } = useParams()
  const [address] = useSearchParams()
  const salesMultiple = address.get('salesMultiple') ?? ''
  const limitCap = address.get('limitCap') ?? ''
  const query = useAuditedAct('limit-show', {
    facilityId,
    ...(multiple.test(salesMultiple) ? { salesMultiple } : {}),
    ...(amount.test(limitCap) ? { limitCap } : {}),
  })
  return <QueryBoundary query={query}>{(limit) => <Limit limit={limit} />}</QueryBoundary>
}
