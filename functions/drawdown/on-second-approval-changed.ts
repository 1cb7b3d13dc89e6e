import { recordActivityForAdministrators } from '../account/security/record-security-activity.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { drawdownTranslations } from '../translations/load-translations.ts'

/** Notifies every administrator, including the actor, who may have been impersonated. */
export const onSecondApprovalChanged: Subscriber<'second-approval-changed'> = async (
  { companyId },
  deps,
  delivery,
) => {
  await recordActivityForAdministrators(deps, companyId, { news: 'secondApprovalChanged' }, delivery)
  await createUserMessage(companyId, { kind: 'second-approval-changed' }, deps, delivery)
  await mailAdministrators(companyId, 'second-approval-changed', deps, async ({ locale, linkTo }) => ({
    translations: (await drawdownTranslations[locale]()).translations.secondApprovalChanged,
    actionUrl: linkTo('secondApproval'),
  }))
}
