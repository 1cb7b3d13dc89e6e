import { useSearchParams } from 'react-router-dom'
import { askedOf } from './asked.ts'

/** How an inbox is looked at and what of it is open, by its address. */
export const useAsked = () => {
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
  return { asked: askedOf(address), item: address.get('item'), set }
}
