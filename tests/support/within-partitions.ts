import type { QueryOptions, Table, Write } from '../../functions/data/table.ts'
import { lambdaRights } from '../../infra/lambda-rights.ts'
import type { LambdaName } from '../../infra/lambdas.ts'

/**
 * The table within a Lambda's rights: refuses partitions outside of its role's policy, as IAM would, so that
 * tests find missing rights.
 */
export const withinPartitions = (table: Table, name: LambdaName): Table => {
  const { partitions } = lambdaRights[name]
  if (!partitions) return table
  const allow = (pk: string) => {
    const isNamed = partitions.some((each) =>
      each.endsWith('*') ? pk.startsWith(each.slice(0, -1)) : pk === each,
    )
    if (!isNamed) throw new Error(`the role of ${name} does not name the partition of ${pk}`)
  }
  const allowQuery = ({ pk, index }: Pick<QueryOptions, 'pk' | 'index'>) => {
    if (!index) allow(pk)
  }
  return {
    ...table,
    async get(key, options) {
      allow(key.pk)
      return table.get(key, options)
    },
    async query(options) {
      allowQuery(options)
      return table.query(options)
    },
    all(options) {
      allowQuery(options)
      return table.all(options)
    },
    async transact(writes) {
      for (const write of Object.values<Write | undefined>(writes)) if (write) allow(write.key.pk)
      return table.transact(writes)
    },
    async write(write) {
      allow(write.key.pk)
      return table.write(write)
    },
  }
}
