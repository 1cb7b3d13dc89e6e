import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverdueCase, OverdueRow } from '#shared/desk/overdue.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAnchor } from '../../../ui/text-link.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { SidePane } from '../../ui/side-pane.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { ExposureStrip } from '../exposure/exposure-strip.tsx'
import { ChargeActs } from '../facility/charge-acts.tsx'
import { ItemLinks } from '../inbox/item-links.tsx'
import { PlanCard } from '../payment-plan/plan-card.tsx'
import { PendingProposals } from '../work/pending-proposals.tsx'
import { WorkBar } from '../work/work-bar.tsx'
import { OpenLetter } from './open-letter.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" mt="5">
    <chakra.h3 fontSize="md" mb="1.5">
      {title}
    </chakra.h3>
    {children}
  </Box>
)

const Lines = ({ lines }: { lines: readonly { key: string; about: string; what: ReactNode }[] }) => {
  const t = useTranslations()
  return lines.length === 0 ? (
    <Box color="text.quiet">{t('value.none')}</Box>
  ) : (
    <chakra.ul listStyleType="none" display="grid" gap="2">
      {lines.map(({ key, about, what }) => (
        <li key={key}>
          <Box color="text.quiet" fontSize="xs">
            {about}
          </Box>
          <Box overflowWrap="anywhere">{what}</Box>
        </li>
      ))}
    </chakra.ul>
  )
}

/** The title of an automatic notice, by its kind. */
const useKindTranslations = () => {
  const { t, i18n } = useTranslation('desk')
  return (kind: string): string =>
    i18n.exists(`desk:overdue.kinds.${kind}`)
      ? t(`overdue.kinds.${kind}` as 'overdue.kinds.charge-raised')
      : kind
}

/** Formats a fact of a notice in the locale: an amount with currency, a date, or text. */
const useFactText = () => {
  const format = useFormat()
  return (fact: string): string => {
    const { amount, currency } = /^(?<amount>-?\d+\.\d{2}) (?<currency>[A-Z]{3})$/.exec(fact)?.groups ?? {}
    if (amount && currency) return format.money(amount, currency)
    return /^\d{4}-\d{2}-\d{2}$/.test(fact) ? format.date(fact) : fact
  }
}

const Case = ({ overdueCase, currency }: { overdueCase: OverdueCase; currency: string }) => {
  const t = useTranslations()
  const factText = useFactText()
  const kindTranslations = useKindTranslations()
  const format = useFormat()
  const cents = useCents()
  return (
    <>
      <Part title={t('overdue.callees')}>
        <Lines
          lines={overdueCase.callees.map(({ name, role, phone }, index) => ({
            key: String(index),
            about: t(`case.roles.${role}`),
            what: (
              <>
                {name ?? t('overdue.noName')}{' '}
                {phone?.startsWith('+') ? <TextAnchor href={`tel:${phone}`}>{phone}</TextAnchor> : phone}
              </>
            ),
          }))}
        />
      </Part>
      <Part title={t('overdue.bills')}>
        <Lines
          lines={overdueCase.chargesPastDue.map((charge) => ({
            key: charge.chargeId,
            about: `${format.date(charge.dueDate)}, ${t('overdue.days', { count: charge.daysPastDue })}${charge.status === 'suspend' ? `, ${t('overdue.disputed')}` : ''}`,
            what: (
              <Flex justify="space-between" align="center" wrap="wrap" gap="2">
                {cents(charge.totalCents, currency)}
                <ChargeActs
                  facilityId={overdueCase.facility.facilityId}
                  known={{
                    ...overdueCase.facility,
                    dueDate: charge.dueDate,
                    owed: decimalFromCents(charge.totalCents),
                  }}
                  charge={charge}
                />
              </Flex>
            ),
          }))}
        />
      </Part>
      {overdueCase.facility.plan ? (
        <Part title={t('plans.title')}>
          <PlanCard plan={overdueCase.facility.plan} />
        </Part>
      ) : null}
      <Part title={t('overdue.promises')}>
        <Lines
          lines={overdueCase.promises.map((promise) => ({
            key: promise.promiseId,
            about: `${format.timestamp(promise.recordedAt)}, ${promise.by}`,
            what: (
              <>
                {cents(promise.amountCents, currency)}{' '}
                {t(`overdue.promise.${promise.status}`, { day: format.date(promise.promisedFor) })}
                {promise.note ? <Box color="text.quiet">{promise.note}</Box> : null}
              </>
            ),
          }))}
        />
      </Part>
      <Part title={t('overdue.contacts')}>
        <Lines
          lines={overdueCase.contacts.map(
            ({ contactId, channel, spokenWith, text, letter, fileId, nextActionOn, at, by }) => ({
              key: contactId,
              about: [
                format.timestamp(at),
                t(`overdue.channels.${channel}`),
                ...(spokenWith ? [t('overdue.with', { name: spokenWith })] : []),
                by,
              ].join(', '),
              what: (
                <>
                  {letter ? t(`choices.letter.${letter}`) : text}
                  {fileId ? <OpenLetter companyId={overdueCase.facility.companyId} fileId={fileId} /> : null}
                  {nextActionOn ? (
                    <Box color="text.quiet">{t('overdue.follow', { day: format.date(nextActionOn) })}</Box>
                  ) : null}
                </>
              ),
            }),
          )}
        />
      </Part>
      <Part title={t('overdue.notices')}>
        <Lines
          lines={overdueCase.notices.map(({ at, kind, facts }) => ({
            key: `${at} ${kind}`,
            about: format.timestamp(at),
            what: [kindTranslations(kind), ...Object.values(facts).map(factText)].join(
              t('statements.between'),
            ),
          }))}
        />
      </Part>
    </>
  )
}

const acts = ['promise-record', 'contact-record', 'letter-issue', 'facility-write-off'] as const

/** A facility's overdue charges, promises and contacts, and the acts to record more. */
export const OverdueCasePane = ({ of, onClose }: { of: OverdueRow; onClose: () => void }) => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const [action, setAction] = useOpenAct(acts)
  const { facilityId } = of
  const shown = useAuditedAct('overdue-show', { facilityId })
  return (
    <SidePane title={nameOf(of)} onClose={onClose}>
      <WorkBar queue="overdue" row={of} />
      <PendingProposals proposed={of.proposed} />
      <ItemLinks row={{ companyId: of.companyId, facilityId: of.facilityId }} />
      <ExposureStrip companyId={of.companyId} decision="writeOff" />
      <Box mb="3">{t(`overdue.steps.${of.nextStep}`)}</Box>
      <Flex wrap="wrap" gap="2">
        {acts.filter(may).map((name) => (
          <Button key={name} size="sm" variant="secondary" onClick={() => setAction(name)}>
            {actTranslations(name)}
          </Button>
        ))}
      </Flex>
      <QueryBoundary query={shown}>
        {(overdueCase) => <Case overdueCase={overdueCase} currency={of.currency} />}
      </QueryBoundary>
      {action ? <ActDialog action={action} given={{ ...of }} onClose={() => setAction(undefined)} /> : null}
    </SidePane>
  )
}
