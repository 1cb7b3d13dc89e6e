import { noteForAdministrators } from '../account/security/note-security.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { drawdownWords } from '../words/load-words.ts'

/** Tells every administrator, who changed it included: it may not have been them. */
export const onSecondApprovalChanged: Subscriber<'second-approval-changed'> = async (
  { companyId },
  deps,
  delivery,
) => {
  await noteForAdministrators(deps, companyId, { news: 'secondApprovalChanged' }, delivery)
  await leaveMessage(companyId, { kind: 'second-approval-changed' }, deps, delivery)
  await mailAdministrators(companyId, 'second-approval-changed', deps, async ({ locale, linkTo }) => ({
    words: (await drawdownWords[locale]()).words.secondApprovalChanged,
    actionUrl: linkTo('secondApproval'),
  }))
}
