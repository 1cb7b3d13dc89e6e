import { overdueOrders } from '#shared/desk/overdue.ts'
import { pastDueBuckets } from '#shared/repayment/charge-order-aging.ts'
import { useAddressParams } from '../../ui/use-address-params.ts'

/** The bucket and the order of the overdue facilities, stored in the address. */
export const useOverdueParams = () => {
  const { address, set } = useAddressParams<'bucket' | 'order'>({ replaces: () => true })
  return {
    bucket: pastDueBuckets.find((each) => each === address.get('bucket')) ?? '',
    order: overdueOrders.find((each) => each === address.get('order')) ?? 'nextAction',
    setParam: set,
  }
}
