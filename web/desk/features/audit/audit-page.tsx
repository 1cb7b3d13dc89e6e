import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AuditEntryView } from '#shared/desk/audit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAuditedPages } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { useRecordedActorTranslations, useRecordedActTranslations } from '../../ui/field-translations.ts'
import { Loading } from '../../ui/loading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useRecordCompanyName } from '../../ui/use-company-field.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { ActPreview } from '../acts/act-preview.tsx'
import { RecordView } from '../acts/record-view.tsx'
import { AuditFilter } from './audit-filter.tsx'
import { actParamsOf, listParamsOf } from './audit-params.ts'
import { ExportAudit } from './export-audit.tsx'

const headings = ['at', 'actor', 'action', 'company', 'reason'] as const

/** The act of an audit entry; for a proposal, the proposed act. */
const useEntryAct = () => {
  const t = useTranslations()
  const actTranslations = useRecordedActTranslations()
  return ({ action, after }: AuditEntryView): string => {
    const { action: proposed } = Object(after) as { action?: unknown }
    return action === 'proposal-make' && typeof proposed === 'string'
      ? t('case.history.proposed', { act: actTranslations(proposed) })
      : actTranslations(action)
  }
}

const EntryRow = ({ entry, onOpen }: { entry: AuditEntryView; onOpen: () => void }) => {
  const t = useTranslations()
  const format = useFormat()
  const actOf = useEntryAct()
  const actorTranslations = useRecordedActorTranslations()
  const companyIn = useRecordCompanyName()
  return (
    <TableRow cursor="pointer" onClick={onOpen}>
      <Cell isFirst>
        <chakra.button
          type="button"
          cursor="pointer"
          textAlign="left"
          color="action.text"
          whiteSpace="nowrap"
          onClick={onOpen}
        >
          {format.timestamp(entry.at)}
        </chakra.button>
      </Cell>
      <Cell>
        <chakra.span overflowWrap="break-word">{actorTranslations(entry.actor)}</chakra.span>
        {entry.actorName ? <Box overflowWrap="anywhere">{entry.actorName}</Box> : null}
      </Cell>
      <Cell>
        <Flex align="center" gap="2" wrap="wrap">
          {actOf(entry)}
          {entry.isLook ? <StatusBadge tone="waiting">{t('audit.look')}</StatusBadge> : null}
        </Flex>
      </Cell>
      <Cell>
        <chakra.span display="block" minW="8rem" overflowWrap="anywhere">
          {companyIn(entry) ?? t('value.none')}
        </chakra.span>
      </Cell>
      <Cell>
        <chakra.span display="block" minW="8rem" overflowWrap="break-word">
          {entry.reason ?? t('value.none')}
        </chakra.span>
      </Cell>
    </TableRow>
  )
}

/** The details of an audit entry: actor, origin, reason and changes. */
const EntryDialog = ({ entry, onClose }: { entry: AuditEntryView; onClose: () => void }) => {
  const actOf = useEntryAct()
  const { before, after, isLook: _isLook, currency, ...rest } = entry
  return (
    <Dialog open onClose={onClose} title={actOf(entry)} width="wide">
      <Box fontSize="sm" lineHeight="snug" display="grid" gap="4">
        <RecordView thing={rest} />
        <ActPreview simulated={{ currency, before, after }} title="changeTitle" />
      </Box>
    </Dialog>
  )
}

/** The audit log, newest first, by default without reads, and its filters by days, records, act or reference. */
export const AuditPage = () => {
  const t = useTranslations()
  const [address, setAddress] = useSearchParams()
  const asked = listParamsOf(address)
  const params = actParamsOf(asked)
  const list = useAuditedPages('audit-list', params)
  const companyIn = useRecordCompanyName()
  const [opened, setOpened] = useState<AuditEntryView>()
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const ofCompany = entries.find(({ companyId }) => companyId !== null && companyId === asked.companyId)
  const company = ofCompany && companyIn(ofCompany)
  const user = entries.find(({ actor }) => actor === `user:${asked.user}`)?.actorName
  return (
    <>
      <ScreenTitle title={t('audit.title')} beside={<ExportAudit asked={params} />} />
      <AuditFilter
        key={address.toString()}
        asked={asked}
        names={{ ...(company ? { companyId: company } : {}), ...(user ? { user } : {}) }}
        onAsk={(next) => setAddress(next)}
      />
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {entries.length > 0 ? (
        <TableFrame label={t('audit.title')}>
          <thead>
            <tr>
              {headings.map((name, index) => (
                <HeadCell key={name} isFirst={index === 0}>
                  {t(`fields.${name}`)}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <VirtualRows rows={entries}>
            {(entry) => <EntryRow key={entry.auditId} entry={entry} onOpen={() => setOpened(entry)} />}
          </VirtualRows>
        </TableFrame>
      ) : null}
      {list.data ? (
        <Flex align="center" gap="4" mt="3" color="text.quiet" wrap="wrap">
          <span role="status">
            {entries.length === 0 && !list.hasNextPage
              ? t('audit.none')
              : t(list.hasNextPage ? 'audit.soFar' : 'list.count', { count: entries.length })}
          </span>
          {list.hasNextPage ? (
            <Button
              size="sm"
              variant="secondary"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('audit.further')}
            </Button>
          ) : null}
        </Flex>
      ) : null}
      {opened ? <EntryDialog entry={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
