import { useSearchParams } from 'react-router-dom'
import { overdueOrders } from '#shared/desk/overdue.ts'
import { pastDueBuckets } from '#shared/repayment/charge-order-aging.ts'

/** The bucket and the order of the overdue facilities, stored in the address. */
export const useOverdueParams = () => {
  const [address, setAddress] = useSearchParams()
  const setParam = (name: 'bucket' | 'order', value: string) =>
    setAddress(
      (former) => {
        const next = new URLSearchParams(former)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return {
    bucket: pastDueBuckets.find((each) => each === address.get('bucket')) ?? '',
    order: overdueOrders.find((each) => each === address.get('order')) ?? 'nextAction',
    setParam,
  }
}
