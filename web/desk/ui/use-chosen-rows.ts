import { useRef, useState } from 'react'
import { useAddressParams } from './use-address-params.ts'

/** Separates ids, none of which contains it. */
const between = ','

type Ids = ReadonlySet<string>

/**
 * The ids of a list's chosen rows. The address has them too, so that a reload restores them, and the dialog of an act
 * on them. It lags behind when keys are pressed fast, so the choice is held here.
 */
export const useChosenRows = (): [chosen: Ids, change: (next: (former: Ids) => Ids) => void] => {
  const { address, set } = useAddressParams<'chosen'>({ replaces: () => true })
  const [chosen, setChosen] = useState<Ids>(
    () => new Set(address.get('chosen')?.split(between).filter(Boolean) ?? []),
  )
  const latest = useRef(chosen)
  return [
    chosen,
    (next) => {
      latest.current = next(latest.current)
      setChosen(latest.current)
      set('chosen', [...latest.current].join(between))
    },
  ]
}

/** A copy of the set with `id` added, or removed if the set has it. */
export const toggled = (ids: Ids, id: string): Ids => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
