import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { KycDifference } from '../../../features/kyc/kyc-difference.tsx'
import { OwnershipChart } from '../../../features/kyc/ownership-chart.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { CaseFields } from './case-fields.tsx'
import { type CaseField, caseGroupsOf, draftsIn } from './case-groups.ts'
import { DecisionBar } from './decision-bar.tsx'
import { DocumentPane } from './document-pane.tsx'
import { KycVersions } from './kyc-versions.tsx'
import type { Returns } from './returns.ts'

/** What a field is held against: its files, one at a time. */
const Beside = ({
  companyId,
  field,
  fileName,
}: {
  companyId: string
  field: CaseField | undefined
  fileName: (id: string) => string
}) => {
  const t = useWords()
  const [chosen, setChosen] = useState<string>()
  if (!field)
    return (
      <Box py="10" px="4" textAlign="center" color="text.quiet">
        {t('case.noDocument')}
      </Box>
    )
  const shown = chosen && field.fileIds.includes(chosen) ? chosen : field.fileIds[0]
  return (
    <Box p="3">
      {field.fileIds.length > 1 ? (
        <Flex gap="1" wrap="wrap" mb="2">
          {field.fileIds.map((id) => (
            <RowButton key={id} type="button" aria-pressed={id === shown} onClick={() => setChosen(id)}>
              {fileName(id)}
            </RowButton>
          ))}
        </Flex>
      ) : null}
      {shown ? <DocumentPane key={shown} companyId={companyId} fileId={shown} /> : null}
    </Box>
  )
}

/** What a company gave of itself, field by field beside the file that shows it, and the decision. */
export const KycReview = ({ kyc }: { kyc: ShownKyc }) => {
  const t = useWords()
  const { t: kycWords } = useTranslation('kyc')
  const { timestamp } = useFormat()
  const { may } = useMe()
  const [at, setAt] = useState(0)
  const [field, setField] = useState<CaseField>()
  const [returns, setReturns] = useState<Returns>({})
  const aside = useRef<HTMLElement>(null)
  // On a narrow screen it lies above what it is held against.
  useEffect(() => {
    if (field) aside.current?.scrollIntoView({ block: 'nearest' })
  }, [field])
  const version = kyc.versions[at]
  if (!version) return <Box color="text.quiet">{t('case.noKyc')}</Box>
  const isOpen = at === 0 && isUnderReview(kyc.kycStatus)
  const names = new Map(version.files.map(({ fileId, fileName }) => [fileId, fileName]))
  const fileName = (id: string) => names.get(id) ?? id
  const setReturn = (path: string, value: Returns[string] | undefined) =>
    setReturns(({ [path]: _former, ...others }) => (value ? { ...others, [path]: value } : others))
  const drafts = draftsIn(version.sections)
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
        <Box flex="1" minW="0" display="grid" gap="4" alignContent="start">
          {kyc.changes && at === 0 ? (
            <Panel title={t('case.changeTitle')}>
              <KycDifference changes={kyc.changes} before={{}} after={version.sections} fileName={fileName} />
            </Panel>
          ) : null}
          {caseGroupsOf(version.sections).map((group) => (
            <CaseFields
              key={`${group.kind} ${group.index}`}
              group={group}
              changed={version.changed}
              fileName={fileName}
              shownField={field?.path}
              returns={returns}
              onShow={setField}
              onReturn={isOpen && may('kyc-return') ? setReturn : undefined}
            />
          ))}
          <Panel title={kycWords('ownership.title')}>
            <OwnershipChart
              drafts={drafts}
              empty={<Box color="text.quiet">{kycWords('ownership.none')}</Box>}
            />
          </Panel>
          <KycVersions kyc={kyc} at={at} onChoose={setAt} />
        </Box>
        <Box
          as="aside"
          ref={aside}
          aria-label={t('case.compare')}
          w={{ base: 'full', xl: '46%' }}
          flex="none"
          position={{ xl: 'sticky' }}
          top={{ xl: '64px' }}
          alignSelf="start"
          bg="surface.card"
          borderWidth="1px"
          borderColor="border.hairline"
          borderRadius="sm"
          order={{ base: field ? -1 : 0, xl: 0 }}
        >
          <Beside companyId={kyc.companyId} field={field} fileName={fileName} />
        </Box>
      </Flex>
      {isOpen ? <DecisionBar kyc={kyc} returns={returns} onReturned={() => setReturns({})} /> : null}
      <chakra.span srOnly role="status">
        {field ? fileName(field.fileIds[0] ?? '') : ''}
      </chakra.span>
    </>
  )
}
