import { type Location, useLocation, useSearchParams } from 'react-router-dom'

/**
 * What was set since a place was rendered: a dialog that closes as the next item opens sets two parameters at once, and
 * the router would lose the first.
 */
const pending = new WeakMap<Location, URLSearchParams>()

/**
 * The parameters of the address, and a setter of one, which an empty value removes. A change that is no step of its own,
 * such as each letter of a filter, replaces the entry of the history.
 */
export const useAddressParams = <Name extends string>({
  replaces = () => false,
}: {
  replaces?: (name: Name) => boolean
} = {}) => {
  const location = useLocation()
  const [address, setAddress] = useSearchParams()
  const set = (name: Name, value: string) => {
    const next = new URLSearchParams(pending.get(location) ?? address)
    if (value) next.set(name, value)
    else next.delete(name)
    pending.set(location, next)
    const state: unknown = location.state
    setAddress(next, { replace: replaces(name), state })
  }
  return { address, set }
}
