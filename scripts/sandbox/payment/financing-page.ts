import type { ServerResponse } from 'node:http'
import type { Locale } from '#shared/i18n/locales.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { escapeHtml, type SandboxBrand, sendPage } from '../page.ts'
import { languageLinks } from '../page-language.ts'
import { type Customer, customerIdPattern, demoCustomers, offerOf } from './customers.ts'
import { financingTranslations } from './financing-translations.ts'
import type { Partner } from './partner.ts'

const quayPay: SandboxBrand = {
  name: 'Quay Pay',
  mark: `<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="#fff" stroke-width="2"
 stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 18h20M6 18v5M20 18v5M13 3v11M8 9l5 5
 5-5"/></svg>`,
  colours: '--ink:#0f3d3a;--accent:#0b6b62;--mist:#edf4f1;--line:#cfdeda;--quiet:#4b635f',
  style: `
fieldset{border:0;margin:1.5rem 0 0;padding:0}
legend{font-weight:600;padding:0;margin-bottom:.5rem}
.choice{display:grid;grid-template-columns:auto 1fr;gap:.1rem .9rem;align-items:start;padding:.9rem 1rem;
 margin:0 0 .6rem;border:1px solid var(--line);font-weight:400;cursor:pointer}
.choice:has(:checked){border-color:var(--accent);background:var(--mist);box-shadow:inset 3px 0 var(--accent)}
.choice input{grid-row:span 3;width:1.15rem;min-height:1.15rem;margin:.25rem 0 0;accent-color:var(--accent)}
.choice b,.choice .money{overflow-wrap:anywhere}
.choice .money{font-variant-numeric:tabular-nums}
.choice .money .quiet{display:block}
.shared li{padding:.45rem 0}
.another{margin-top:2rem;padding-top:.5rem;border-top:1px solid var(--line)}
.another input+p{margin-top:.4rem}
.another .actions{margin-top:.75rem}
@media(min-width:30rem){form .actions{grid-template-columns:1fr}}
`,
}

const money = (locale: Locale, amount: string, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(
    Number(amount),
  )

const longDate = (locale: Locale, date: BusinessDate): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

const choice = (locale: Locale, customer: Customer, today: BusinessDate, isChosen: boolean): string => {
  const words = financingTranslations[locale]
  const offer = offerOf(customer, today)
  return `<label class="choice"><input type="radio" name="account" value="${customer.accountId}" required${isChosen ? ' checked' : ''}>
<b>${escapeHtml(customer.name)}</b>
<span class="quiet">${words.account} ${customer.accountId} · ${customer.currency}</span>
<span class="money">${words.upTo} <b>${money(locale, offer.amount, offer.currency)}</b>
<span class="quiet">${words.validUntil} ${longDate(locale, offer.validUntil)}</span></span></label>`
}

export interface FinancingPage {
  partner: Partner
  locale: Locale
  query: URLSearchParams
  now: Date
}

/** The page on which a customer chooses an account and continues to the financing partner. `account` presets one. */
export const sendFinancingPage = (
  res: ServerResponse,
  { partner, locale, query, now }: FinancingPage,
): void => {
  const words = financingTranslations[locale]
  const forPartner = (text: string) => escapeHtml(text.replaceAll('{partner}', () => partner.name))
  const preset = query.get('account') ?? ''
  const chosen = demoCustomers.find(({ accountId }) => accountId === preset) ?? demoCustomers[0]
  const another = customerIdPattern.test(preset) && chosen?.accountId !== preset ? preset : ''
  const action = `?${escapeHtml(query.toString())}`
  const today = businessDate(now)
  const choices = demoCustomers.map((each) => choice(locale, each, today, each === chosen)).join('')
  const shared = words.sharedDetails.map((each) => `<li>${each}</li>`).join('')
  const content = `
<h1>${words.title}</h1>
<p>${forPartner(words.lead)}</p>
<form method="post" action="${action}">
<fieldset><legend>${words.choose}</legend>${choices}</fieldset>
<h2>${forPartner(words.shared)}</h2>
<ul class="shared">${shared}</ul>
<p class="quiet">${words.never}</p>
<div class="actions"><button value="approve">${words.proceed}</button></div>
</form>
<form method="post" action="${action}" class="another">
<h2>${words.another}</h2>
<label for="another">${words.anotherName}</label>
<input id="another" name="account" value="${another}" required minlength="3" maxlength="40"
 pattern="[a-z0-9][a-z0-9\\-]+[a-z0-9]" autocapitalize="none" autocomplete="off" spellcheck="false"
 aria-describedby="another-hint">
<p id="another-hint" class="quiet">${words.anotherHint}</p>
<div class="actions"><button>${words.proceedAnother}</button></div>
</form>`
  sendPage(
    res,
    200,
    { brand: quayPay, locale, title: words.title, navigation: languageLinks(query, locale), content },
    // Browsers apply `form-action` to a form's redirects as well.
    { formTargets: [new URL(partner.landingUri).origin] },
  )
}

/** A request that leads nowhere is explained here. */
export const sendFinancingError = (
  res: ServerResponse,
  locale: Locale,
  error: { status: number; code: string; message: string },
): void => {
  const words = financingTranslations[locale]
  sendPage(res, error.status, {
    brand: quayPay,
    locale,
    title: words.errorTitle,
    content: `<h1>${words.errorTitle}</h1><p>${words.errorHint}</p>
<p class="quiet" lang="en">${escapeHtml(error.code)}: ${escapeHtml(error.message)}</p>`,
  })
}
