import { useSearchParams } from 'react-router-dom'

/**
 * The parameters of the address, and a setter of one, which an empty value removes. A change that is no step of its own,
 * such as each letter of a filter, replaces the entry of the history.
 */
export const useAddressParams = <Name extends string>({
  replaces = () => false,
}: {
  replaces?: (name: Name) => boolean
} = {}) => {
  const [address, setAddress] = useSearchParams()
  const set = (name: Name, value: string) =>
    setAddress(
      (former) => {
        const next = new URLSearchParams(former)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: replaces(name) },
    )
  return { address, set }
}
