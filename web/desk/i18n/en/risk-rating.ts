import type { DeskTranslations } from '../desk-translations.ts'

export const riskRating: DeskTranslations['riskRating'] = {
  title: 'Customer risk rating',
  none: 'There is no rating before the KYC is approved.',
  now: 'On today’s facts: {{rating}}',
  noReasons: 'Nothing raises the risk.',
  of: '{{reason}} ({{count}})',
  overridden: 'Overridden by {{by}} on {{when}}: {{reason}}',
  seconded: 'Approved by {{by}}',
  reviewed: 'Reviewed by {{by}} on {{when}}',
  due: 'Next review {{date}}',
  late: 'The review is late; it was due on {{date}}',
  needsEnhanced:
    'This submission is high risk. Somebody other than its approver has to record an enhanced review first.',
  enhanced: 'Enhanced review by {{by}} on {{when}}: {{findings}}',
}
