import { productTerms } from '#shared/lending/product-terms.ts'
import { agreementVersion } from '../../../functions/documents/agreement-version.ts'
import type { DrawdownNoteData } from '../../../functions/documents/drawdown-note.ts'
import type { FacilityAgreementData } from '../../../functions/documents/facility-agreement.ts'

export const facilityAgreementData = (
  changes: Partial<FacilityAgreementData> = {},
): FacilityAgreementData & { createdAt: string } => ({
  agreementNumber: 'FA-20261103-7K2M',
  agreementVersion,
  agreementDate: '2026-11-03',
  createdAt: '2026-11-03T02:15:00.000Z',
  lenderName: 'Brightquay',
  licenceNumber: '1662/2024',
  lenderAddress: '12/F, Quay House, 1 Harbour Road, Wan Chai, Hong Kong',
  companyName: 'Lantern Street Trading Limited',
  companyAddress: 'Room 5, 9/F, 20 Lantern Street, Kowloon, Hong Kong',
  companyNameCn: '灯街贸易有限公司',
  terms: productTerms.small_shop_financing,
  signers: [
    { name: 'CHAN Tai Man', capacity: 'director' },
    { name: 'LI Xiaoming', nameCn: '李小明', capacity: 'director_and_shareholder' },
  ],
  ...changes,
})

export const drawdownNoteData = (changes: Partial<DrawdownNoteData> = {}): DrawdownNoteData => ({
  noteNumber: 'DN-20261105-4Q8Z',
  companyName: 'Lantern Street Trading Limited',
  companyAddress: 'Room 5, 9/F, 20 Lantern Street, Kowloon, Hong Kong',
  lenderName: 'Brightquay',
  licenceNumber: '1662/2024',
  lenderAddress: '12/F, Quay House, 1 Harbour Road, Wan Chai, Hong Kong',
  currency: 'GBP',
  amountCents: 12_345_060,
  ratePercent: '10.83',
  benchmark: {
    name: 'SOFR',
    percent: '4.33',
    date: '2026-11-04',
    source: 'Federal Reserve Bank of New York',
  },
  marginPercent: '6.50',
  dayCount: 'ACT/360',
  drawdownDate: '2026-11-05',
  dueDate: '2027-02-03',
  repayment: { method: 'bullet' },
  schedule: [
    {
      dueDate: '2027-02-03',
      principalCents: 12_345_060,
      interestCents: 334_242,
      totalCents: 12_679_302,
    },
  ],
  payTo: 'HSBC ••••••••6838',
  transferReference: '0123456789',
  interestCents: 334_242,
  feeCents: 0,
  taken: { interestCents: 0, feeCents: 0 },
  packet: { atPayoutCents: 0, asDueCents: 0 },
  totalCents: 12_679_302,
  effectiveRatePercent: '10.83',
  signerName: 'CHAN Tai Man',
  signerIdentified: { at: '2026-11-01T02:00:00.000Z', by: 'sms', to: '•••8000', idLastFour: true },
  signedAt: '2026-11-05T06:30:09.000Z',
  security: [],
  sureties: [],
  placeOfNegotiation: 'Hong Kong',
  ...changes,
})
