import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import { kycChanges } from '#shared/kyc/kyc-changes.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { reviewProgress } from '#shared/kyc/review-progress.ts'
import { KycDifference } from '../../../features/kyc/kyc-difference.tsx'
import { OwnershipChart } from '../../../features/kyc/ownership-chart.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { firstItem } from '../inbox/list-params.ts'
import { CaseFields } from './case-fields.tsx'
import { type CaseField, caseGroupsOf, draftsOfSections } from './case-groups.ts'
import { DecisionBar } from './decision-bar.tsx'
import { useDocumentLabels } from './document-labels.ts'
import { KycVersions } from './kyc-versions.tsx'
import { newReturn } from './returns.ts'
import { SidePanel } from './side-panel.tsx'
import { useChecks } from './use-checks.ts'

/** The review of a company's KYC: each field next to the document that proves it, and the decision. */
export const KycReview = ({ kyc, proposed }: { kyc: ShownKyc; proposed: readonly string[] }) => {
  const t = useTranslations()
  const { t: kycTranslations } = useTranslation('kyc')
  const { timestamp } = useFormat()
  const { may } = useMe()
  const [at, setAt] = useState(0)
  const version = kyc.versions[at]
  const groups = version ? caseGroupsOf(version.sections) : []
  const fields = groups.flatMap((group) => group.fields)
  const [current, setCurrent] = useState<string>()
  // The first field with a document is selected, so that a document is open from the start.
  const [shown, setShown] = useState<CaseField | undefined>(() =>
    may('file-open') ? fields.find(({ fileIds }) => fileIds.length > 0) : undefined,
  )
  const documentLabel = useDocumentLabels(groups)
  const { accepted, accept, returns, setReturn, refusal } = useChecks(kyc)
  const aside = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  // On a narrow screen the document lies above the fields.
  useEffect(() => {
    if (!isFirst.current && shown) aside.current?.scrollIntoView({ block: 'nearest' })
    isFirst.current = false
  }, [shown])
  const isOpen = at === 0 && isUnderReview(kyc.kycStatus)
  const mayDecide = may('kyc-check')
  const mayAccept = isOpen && mayDecide
  const mayReturn = mayAccept && may('kyc-return')
  const step = (by: number) => () => {
    const index = fields.findIndex(({ path }) => path === current)
    const next = fields[index < 0 ? 0 : Math.min(Math.max(index + by, 0), fields.length - 1)]
    setCurrent(next?.path)
    if (next && may('file-open')) setShown(next)
    document.getElementById(`field-${next?.path}`)?.scrollIntoView({ block: 'nearest' })
  }
  const atCurrent = (act: (field: CaseField) => void) => () => {
    const field = fields.find(({ path }) => path === current)
    if (field) act(field)
  }
  useShortcuts({
    j: step(1),
    k: step(-1),
    o: atCurrent((field) => {
      if (field.fileIds.length > 0) setShown(field)
    }),
    y: atCurrent(({ path }) => {
      if (mayAccept && !returns[path]) void accept([path], !accepted.has(path))
    }),
    r: atCurrent(({ path }) => {
      if (mayReturn && !returns[path]) setReturn(path, newReturn)
    }),
  })
  if (!version) return <Box color="text.quiet">{t('case.noKyc')}</Box>
  const names = new Map(
    kyc.versions.flatMap(({ files }) => files.map(({ fileId, fileName }) => [fileId, fileName] as const)),
  )
  const fileName = (id: string) => names.get(id) ?? id
  const former = kyc.versions[at + 1]?.sections
  const changes = former ? kycChanges(former, version.sections) : []
  const checked = fields.filter(({ path }) => accepted.has(path)).length
  return (
    <>
      {at > 0 ? (
        <Flex gap="3" align="center" mb="3" p="2" bg="waiting.subtle" borderRadius="sm">
          {t('case.versionShown', { when: timestamp(version.submittedAt) })}
          <RowButton type="button" onClick={() => setAt(0)}>
            {t('case.latest')}
          </RowButton>
        </Flex>
      ) : null}
      <Flex direction={{ base: 'column', xl: 'row' }} gap="4" align="stretch">
        <Box
          as="aside"
          ref={aside}
          aria-label={t('case.compare')}
          w={{ base: 'full', xl: '46%' }}
          flex="none"
          position={{ xl: 'sticky' }}
          top={{ xl: '64px' }}
          maxH={{ xl: 'calc(100dvh - 150px)' }}
          overflowY={{ xl: 'auto' }}
          alignSelf="start"
          bg="surface.card"
          borderWidth="1px"
          borderColor="border.hairline"
          borderRadius="sm"
        >
          <SidePanel
            companyId={kyc.companyId}
            field={shown}
            labelOf={(id) => documentLabel(id) ?? fileName(id)}
          />
        </Box>
        <Box flex="1" minW="0" display="grid" gap="4" alignContent="start">
          {kyc.changes && kyc.inForce && at === 0 ? (
            <Panel title={t('case.changeTitle')}>
              <KycDifference
                changes={kyc.changes}
                before={kyc.inForce}
                after={version.sections}
                fileName={fileName}
                isMasked={false}
              />
            </Panel>
          ) : null}
          {former && changes.length > 0 ? (
            <Panel title={t('case.sinceBefore')}>
              <KycDifference
                changes={changes}
                before={former}
                after={version.sections}
                fileName={fileName}
                isMasked={false}
              />
            </Panel>
          ) : null}
          {groups.map((group) => (
            <CaseFields
              key={`${group.kind} ${group.index}`}
              group={group}
              changed={version.changed}
              fileName={fileName}
              currentField={current}
              shownField={shown?.path}
              accepted={at === 0 ? accepted : undefined}
              returns={returns}
              onShow={may('file-open') ? setShown : undefined}
              onAccept={mayAccept ? (paths, isAccepted) => void accept(paths, isAccepted) : undefined}
              onReturn={mayReturn ? setReturn : undefined}
            />
          ))}
          <Panel title={kycTranslations('ownership.title')}>
            <OwnershipChart
              drafts={draftsOfSections(version.sections)}
              empty={<Box color="text.quiet">{kycTranslations('ownership.none')}</Box>}
            />
          </Panel>
          <KycVersions kyc={kyc} at={at} onChoose={setAt} />
        </Box>
      </Flex>
      {isOpen ? (
        <DecisionBar
          kyc={kyc}
          returns={returns}
          checked={{ count: checked, of: fields.length }}
          progress={reviewProgress({
            sections: version.sections,
            inForce: kyc.inForce,
            accepted,
            opened: new Set(kyc.opened.map(({ fileId }) => fileId)),
          })}
          proposed={proposed}
          refusal={refusal}
        />
      ) : null}
      {mayDecide && (!isOpen || proposed.length > 0) ? (
        <Box mt="3">
          <PageLink to={`/inbox/kyc?item=${firstItem}`}>{t('case.nextKyc')}</PageLink>
        </Box>
      ) : null}
      <chakra.span srOnly role="status">
        {shown ? fileName(shown.fileIds[0] ?? '') : ''}
      </chakra.span>
    </>
  )
}
