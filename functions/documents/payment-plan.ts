import { dateText, instantText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { moneyText } from '#shared/money/money-text.ts'
import type { AgreementText } from '../data/agreement-texts.ts'
import type { PlanAgreement } from '../data/agreements.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { facilityAgreementTranslations, paymentPlanTranslations } from '../translations/load-translations.ts'
import { type AgreementParties, partyFacts, signaturesOf } from './agreement-parties.ts'
import { supplementVersions } from './agreement-version.ts'
import { fillDocumentText } from './fill-document-text.ts'

export type PaymentPlanData = AgreementParties &
  Pick<
    PlanAgreement,
    | 'agreementNumber'
    | 'agreementVersion'
    | 'addsTo'
    | 'drawdown'
    | 'currency'
    | 'from'
    | 'interest'
    | 'instalments'
    | 'owedCents'
    | 'interestCents'
    | 'grace'
    | 'lapsesAt'
  >

/** The text of a payment plan, in one language. Throws unless this is the requested version of the text. */
export const paymentPlanText = async (data: PaymentPlanData, locale: Locale): Promise<AgreementText> => {
  const { agreementVersion, addsTo, drawdown, currency, instalments, grace, lapsesAt } = data
  if (agreementVersion !== supplementVersions.plan)
    throw new Error(`no translations for version ${agreementVersion} of the payment plan`)
  if (!lapsesAt) throw new Error('a payment plan without an end of its signing')
  const [{ translations }, { translations: principal }] = await Promise.all([
    paymentPlanTranslations[locale](),
    facilityAgreementTranslations[locale](),
  ])
  const { labels, language, graceOf, interestOf } = translations
  const money = (cents: number): string => moneyText(cents, currency)
  const date = (day: string): string => dateText(day, locale)
  const total = money(data.owedCents + data.interestCents)
  const graceText = grace.graceDays === 0 ? graceOf.none : graceOf[grace.graceDayType ?? 'calendar']
  const values = {
    lender: data.lenderName,
    licence: data.licenceNumber,
    borrower: data.companyName,
    version: agreementVersion,
    facilityNumber: addsTo.agreementNumber,
    facilityDate: date(addsTo.agreementDate),
    drawdownDate: date(drawdown.drawdownDate),
    principal: money(drawdown.principalCents),
    reference: drawdown.reference,
    rate: drawdown.ratePercent,
    from: date(data.from),
    owed: money(data.owedCents),
    interest: money(data.interestCents),
    total,
    grace: fillPlaceholders(graceText, { days: String(grace.graceDays) }),
    until: instantText(lapsesAt, locale),
    tenorEnd: drawdown.replacesWeeksUntil ? date(drawdown.replacesWeeksUntil) : '',
    language,
  }
  return {
    ...fillDocumentText(translations, values, {
      '{instalments}': instalments.map(({ dueDate, amountCents }, index) =>
        fillPlaceholders(translations.instalment, {
          number: String(index + 1),
          date: date(dueDate),
          amount: money(amountCents),
        }),
      ),
      '{collectionClause}': drawdown.isDeducted ? translations.collectionOf.deducted : [],
      '{weeksClause}': drawdown.replacesWeeksUntil
        ? translations.weeksOf.replaced.map((text) => fillPlaceholders(text, values))
        : [],
      '{interestClause}': interestOf[data.interest].map((text) => fillPlaceholders(text, values)),
    }),
    facts: [
      { label: labels.number, value: data.agreementNumber },
      { label: labels.date, value: date(data.agreementDate) },
      { label: labels.facilityAgreement, value: addsTo.agreementNumber },
      { label: labels.facilityAgreementDate, value: values.facilityDate },
      ...partyFacts(data, principal),
      {
        label: labels.drawdown,
        value: `${values.drawdownDate} · ${values.principal} · ${drawdown.reference}`,
      },
      { label: labels.rate, value: `${drawdown.ratePercent}%` },
      { label: labels.owed, value: values.owed },
      { label: labels.interest, value: values.interest },
      { label: labels.total, value: total },
      { label: labels.until, value: values.until },
      { label: labels.language, value: language },
    ],
    warning: principal.warning,
    signatures: signaturesOf(data, principal, locale),
  }
}
