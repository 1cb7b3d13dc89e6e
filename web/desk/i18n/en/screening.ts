import type { DeskTranslations } from '../desk-translations.ts'

export const screening: DeskTranslations['screening'] = {
  title: 'Sanctions screening',
  notScreened:
    'This environment names no screening engine: companies, their people and accounts are not screened against sanctions lists.',
  never: 'Not screened yet.',
  answered: 'Names screened on {{when}}: {{count}} ({{engine}}).',
  unanswered:
    'The engine did not answer on {{when}} ({{engine}}). Approvals and payouts wait; it is called again every hour.',
  unfinished:
    'There were too many hits on {{when}} to complete the screening ({{engine}}). It continues once these are decided.',
  clear: 'All hits are cleared.',
  holding: 'Hits not cleared: {{count}}. The KYC and payouts are held.',
  confidential:
    'A seller must not learn of a hit: say only that the KYC is under review, or that the payout is being processed.',
}
