import type { BrandName, Lender } from '../../functions/runtime/config.ts'

export const testBrandName: BrandName = { en: 'Brightquay', zh: '明岸' }

export const testLender: Lender = {
  name: 'Brightquay Finance Limited',
  licenceNumber: '1662/2024',
  address: '12/F, Quay House, 1 Harbour Road, Wan Chai, Hong Kong',
  repaymentAccount: {
    bankName: 'Test Bank',
    swiftCode: 'TESTHKHH',
    accountName: 'Brightquay Finance Limited',
    accountNumber: '123-456789-000',
  },
}
