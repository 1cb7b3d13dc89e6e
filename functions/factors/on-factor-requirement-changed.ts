import { siteScreens } from '#shared/site/screen-paths.ts'
import { recordActivityForAdministrators } from '../account/security/record-security-activity.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { factorsTranslations } from '../translations/load-translations.ts'

/** Notifies every administrator, including the actor, who may have been impersonated. */
export const onFactorRequirementChanged: Subscriber<'factor-requirement-changed'> = async (
  { companyId, required },
  deps,
  delivery,
) => {
  const news = required ? 'factorRequired' : 'factorNotRequired'
  await recordActivityForAdministrators(deps, companyId, { news }, delivery)
  await mailAdministrators(companyId, 'security', deps, async ({ locale }) => ({
    translations: (await factorsTranslations[locale]()).translations[news],
    actionUrl: siteLink(deps.config, siteScreens.companyUsers),
  }))
}
