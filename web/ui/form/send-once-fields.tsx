import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Notice } from '../notice.tsx'
import type { Form } from './use-form.ts'

/**
 * The fields of a form whose request is made once (`useSendOnce`), and what became of it. An unanswered request may have
 * arrived, so only the identical one may be sent again: its fields are locked.
 */
export const SendOnceFields = ({
  form,
  unanswered,
  title,
  text,
  gap = '4',
  children,
}: {
  form: Pick<Form, 'busy'> & { failureTranslations: string | null }
  /** The content of the unanswered request, if there is one. */
  unanswered: object | undefined
  /** The title of the notice about the unanswered request. */
  title: string
  text: string
  gap?: '4' | '5'
  children: ReactNode
}) => (
  <>
    <chakra.fieldset disabled={unanswered !== undefined || form.busy} display="grid" gap={gap}>
      {children}
    </chakra.fieldset>
    {unanswered && !form.busy ? (
      <Notice tone="waiting" title={title}>
        {text}
      </Notice>
    ) : form.failureTranslations ? (
      <Notice tone="negative">{form.failureTranslations}</Notice>
    ) : null}
  </>
)
