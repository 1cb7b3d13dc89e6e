import { useAddressParams } from '../../ui/use-address-params.ts'
import { listParamsOf } from './list-params.ts'

/** An inbox's filters, sort order and open item, stored in its address. */
export const useListParams = () => {
  const { address, set } = useAddressParams<'filter' | 'item' | 'held' | 'sort'>({
    replaces: (name) => name !== 'item',
  })
  return { asked: listParamsOf(address), item: address.get('item'), set }
}
