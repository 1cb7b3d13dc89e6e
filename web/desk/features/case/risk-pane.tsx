import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { ShownRisk } from '#shared/desk/kyc.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink } from '../../ui/company-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useActTranslations } from '../../ui/field-translations.ts'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { LimitSignals } from '../limit/limit-signals.tsx'

const tones = { low: 'positive', medium: 'waiting', high: 'negative' } as const

const Shared = ({ shared }: { shared: ShownRisk['shared'] }) => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  if (shared.length === 0) return t('case.risk.noShared')
  return (
    <chakra.ul listStyleType="none">
      {shared.map(({ kind, companies }) => (
        <li key={`${kind} ${companies.map(({ companyId }) => companyId).join()}`}>
          {t(`case.risk.kinds.${kind}` as 'case.risk.kinds.mobile')}:{' '}
          {companies.map((company, index) => (
            <span key={company.companyId}>
              {index > 0 ? t('value.and') : null}
              <CompanyLink companyId={company.companyId}>{nameOf(company)}</CompanyLink>
              {company.kycStatus ? ` (${t(`states.kyc.${company.kycStatus}`)})` : null}
            </span>
          ))}
        </li>
      ))}
    </chakra.ul>
  )
}

/** An agreement that stays inactive until staff has acknowledged how it was signed; afterwards, who acknowledged it. */
const SignerCheck = ({
  companyId,
  check,
}: {
  companyId: string
  check: ShownRisk['signerChecks'][number]
}) => {
  const t = useTranslations()
  const { timestamp } = useFormat()
  const { may } = useMe()
  const actTranslations = useActTranslations()
  const { agreementId, number, signers, acknowledgedAt, acknowledgedBy } = check
  const [action, setAction] = useOpenAct(['signers-acknowledge'], agreementId)
  return (
    <Notice
      tone={acknowledgedAt ? 'neutral' : 'negative'}
      title={t(acknowledgedAt ? 'case.risk.acknowledged' : 'case.risk.held', { number })}
      action={
        !acknowledgedAt && may('signers-acknowledge') ? (
          <Button size="sm" variant="secondary" onClick={() => setAction('signers-acknowledge')}>
            {actTranslations('signers-acknowledge')}
          </Button>
        ) : undefined
      }
    >
      {acknowledgedAt
        ? t('case.risk.acknowledgedText', { signers, by: acknowledgedBy, when: timestamp(acknowledgedAt) })
        : t('case.risk.heldText', { signers })}
      {action ? (
        <ActDialog action={action} given={{ companyId, agreementId }} onClose={() => setAction(undefined)} />
      ) : null}
    </Notice>
  )
}

const Risk = ({ risk }: { risk: ShownRisk }) => {
  const t = useTranslations()
  const { t: kycTranslations } = useTranslation('kyc')
  const { timestamp, count } = useFormat()
  const fieldName = (name: string) =>
    kycTranslations((name === 'id_number' ? 'person.id_number' : `field.${name}`) as 'field.brn')
  return (
    <Box display="grid" gap="4">
      {risk.signerChecks.map((check) => (
        <SignerCheck key={check.agreementId} companyId={risk.companyId} check={check} />
      ))}
      <Panel
        title={t('case.tabs.risk')}
        beside={<StatusBadge tone={tones[risk.level]}>{t(`states.riskLevel.${risk.level}`)}</StatusBadge>}
      >
        <DataList
          items={[
            { term: t('case.risk.shared'), value: <Shared shared={risk.shared} />, wraps: true },
            {
              term: t('case.risk.signedTogether'),
              value: risk.signedTogether.join(' · ') || t('case.risk.noSignedTogether'),
              wraps: true,
            },
            {
              term: t('case.risk.pasted'),
              value: risk.pasted.length > 0 ? risk.pasted.map(fieldName).join(', ') : t('case.risk.noPasted'),
              wraps: true,
            },
            { term: t('case.risk.devices'), value: count(risk.devices) },
            { term: t('case.risk.addresses'), value: count(risk.addresses) },
            {
              term: t('case.risk.shops'),
              value: risk.shopsOfOtherNames.join(', ') || t('case.risk.noShops'),
              wraps: true,
            },
            { term: t('case.risk.young'), value: t(risk.youngCompany ? 'value.yes' : 'value.no') },
          ]}
        />
      </Panel>
      <LimitSignals examined={risk.examined} />
      <Panel title={t('case.risk.points')} isFlush>
        {risk.points.length === 0 ? (
          <Box px="3" pb="2" color="text.quiet">
            {t('case.risk.noPoints')}
          </Box>
        ) : (
          <DataTable
            label={t('case.risk.points')}
            rows={risk.points}
            keyOf={({ at, step, userId }) => `${at} ${step} ${userId}`}
            columns={[
              { title: t('case.risk.when'), cell: ({ at }) => timestamp(at) },
              {
                title: t('case.risk.step'),
                cell: ({ step }) => kycTranslations(`step.${step}` as 'step.company'),
              },
              { title: t('case.risk.ip'), cell: ({ ip }) => ip },
              { title: t('case.risk.device'), cell: ({ userAgent }) => userAgent },
              { title: t('case.risk.pasted'), cell: ({ pasted }) => pasted.map(fieldName).join(', ') },
            ]}
          />
        )}
      </Panel>
    </Box>
  )
}

/** The signals for fraud detection: devices, networks and pasted fields. */
export const RiskPane = ({ companyId }: { companyId: string }) => (
  <QueryBoundary query={useAuditedAct('kyc-risk', { companyId, limit: 50 })}>
    {(risk) => <Risk risk={risk} />}
  </QueryBoundary>
)
