import { useSearchParams } from 'react-router-dom'
import { listParamsOf } from './list-params.ts'

/** An inbox's filters, sort order and open item, stored in its address. */
export const useListParams = () => {
  const [address, setAddress] = useSearchParams()
  const set = (name: 'filter' | 'item' | 'held' | 'sort', value: string) =>
    setAddress(
      (former) => {
        const next = new URLSearchParams(former)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: name !== 'item' },
    )
  return { asked: listParamsOf(address), item: address.get('item'), set }
}
