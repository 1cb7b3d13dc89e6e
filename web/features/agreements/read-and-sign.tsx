import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#shared/i18n/locales.ts'
import { Notice } from '../../ui/notice.tsx'
import { clauseId } from './clause.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { DocumentList } from './document-list.tsx'
import { goTo, ReadingBar, ReadingStep } from './reading-step.tsx'
import { SignStep } from './sign-form.tsx'
import { SignHeading, SignSteps } from './sign-heading.tsx'
import { type Signing, type SigningDocument, signingQuery } from './signing-query.ts'
import { useDocumentName } from './use-document-name.ts'
import { useReading } from './use-reading.ts'

/** The document for an identified signer, read clause by clause and signed once all clauses are read. */
export const ReadAndSign = ({
  token,
  session,
  signing,
  document,
  isNext,
  onLocale,
  onSigned,
  onSessionEnded,
}: {
  token: string
  session: string
  signing: Signing
  document: SigningDocument
  /**
   * True if the signer has just identified themselves or signed the previous document; then the new step takes the
   * focus.
   */
  isNext: boolean
  onLocale: (locale: Locale) => void
  /** Called when the document is signed; another one may follow. */
  onSigned: () => void
  onSessionEnded: () => void
}) => {
  const { t } = useTranslation('signing')
  const nameOf = useDocumentName()
  const queryClient = useQueryClient()
  const of = document.clauses.length
  const kept = signing.reading?.read ?? 0
  const { read, note, restart, isUnsaved } = useReading({
    token,
    session,
    locale: document.locale,
    kept,
    onSessionEnded,
  })
  // A changed text must be read from the beginning; progress saved on another device counts.
  const text = useRef(document.document_sha256)
  useEffect(() => {
    if (text.current === document.document_sha256) return
    text.current = document.document_sha256
    restart(kept)
  }, [document.document_sha256, kept, restart])
  const refresh = () =>
    queryClient.invalidateQueries({
      queryKey: signingQuery(token, session, document.locale).queryKey.slice(0, 1),
    })
  const toNext = () => goTo(clauseId(read + 1))
  const { kind, papers, company_name: company } = signing
  const done = papers.filter(({ signed_at }) => signed_at).at(-1)
  return (
    <>
      <SignSteps current={read < of ? 1 : 2} />
      <SignHeading
        isNext={isNext}
        title={papers.length > 1 ? t('reading.titleOf', { paper: nameOf(kind) }) : t('reading.title')}
        lead={t(kind === 'guarantee' ? 'reading.guaranteeLead' : 'reading.lead', { company })}
      />
      {done ? (
        <Notice tone="positive">{t('papers.next', { done: nameOf(done.kind), next: nameOf(kind) })}</Notice>
      ) : null}
      <DocumentList signing={signing} />
      <ReadingStep
        signing={signing}
        document={document}
        read={read}
        onRead={note}
        onLocale={onLocale}
        isUnsaved={isUnsaved}
      />
      <ReadingBar read={Math.min(read, of)} of={of} />
      <SignStep
        token={token}
        session={session}
        signing={signing}
        document={document}
        left={Math.max(0, of - read)}
        of={of}
        onNext={toNext}
        onSigned={() => {
          onSigned()
          window.scrollTo({ top: 0 })
          void refresh()
        }}
        onRefused={(reason) => {
          if (reason === 'verificationFailed') onSessionEnded()
          else if (reason === 'ruleBroken') restart(kept)
          if (reason !== 'network') void refresh()
        }}
      >
        <DeclineDialog token={token} session={session} onDeclined={() => void refresh()} />
      </SignStep>
    </>
  )
}
