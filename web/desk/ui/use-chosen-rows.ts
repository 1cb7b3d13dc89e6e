import { useRef, useState } from 'react'
import { useAddressParams } from './use-address-params.ts'

/** No id has one. */
const between = ','

type Ids = ReadonlySet<string>

/**
 * The ids of a list's chosen rows. The address follows, so that a reload keeps them, and with them the dialog of an act on
 * them; it is behind while keys are pressed fast, so that the choice is held here.
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

/** A set with an element more, or without it if it has it. */
export const toggled = (ids: Ids, id: string): Ids => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
