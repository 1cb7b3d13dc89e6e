import { type Location, useLocation, useSearchParams } from 'react-router-dom'

/**
 * The parameters as set since a location was rendered: a dialog that closes as the next item opens sets two at once,
 * and the router would lose the first.
 */
const pending = new WeakMap<Location, URLSearchParams>()

/**
 * The parameters of the address, and a setter of one of them, which an empty value removes. For a parameter that
 * `replaces`, such as a filter that changes with each letter, the history entry is replaced.
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
