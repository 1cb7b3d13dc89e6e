import type { Table, Write } from './table.ts'

/** A register's number that no two companies may claim: Hong Kong's BRN, mainland China's USCC. */
export interface CompanyNumber {
  kind: 'brn' | 'uscc'
  number: string
}

const key = ({ kind, number }: CompanyNumber) => ({ pk: `NUMBER#${kind}#${number}`, sk: 'NUMBER' })

/** Access pattern: which company claims a number; undefined while none does. */
export const findCompanyIdOfNumber = async (
  table: Table,
  number: CompanyNumber,
): Promise<string | undefined> => (await table.get<{ companyId: string }>(key(number)))?.companyId

const freeOrOwn = (companyId: string) => ({
  ConditionExpression: 'attribute_not_exists(pk) or companyId = :companyId',
  ExpressionAttributeValues: { ':companyId': companyId },
})

/** Claims a number for a company. Fails when it is another company's; claiming it again changes nothing. */
export const claimCompanyNumber = (table: Table, number: CompanyNumber, companyId: string): Write => ({
  Put: {
    TableName: table.name,
    Item: { ...key(number), type: 'company-number', companyId },
    ...freeOrOwn(companyId),
  },
})

/** Gives a number free again, for a company that was refused or has corrected it. */
export const releaseCompanyNumber = (table: Table, number: CompanyNumber, companyId: string): Write => ({
  Delete: { TableName: table.name, Key: key(number), ...freeOrOwn(companyId) },
})
