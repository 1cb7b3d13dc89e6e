import { useMe } from '../../app/use-me.ts'
import { useAddressParams } from '../../ui/use-address-params.ts'

/** An open act, and the id of its record on a screen that has the same acts on several. */
export interface OpenAct<Name extends string> {
  act: Name
  of: string
}

/**
 * The act whose dialog is open, on any record of a screen. The address holds both, so that a reload opens the dialog
 * again, with what was typed.
 */
export const useOpenActOnAny = <Name extends string>(
  acts: readonly Name[],
): [open: OpenAct<Name> | undefined, setOpen: (act?: Name, of?: string) => void] => {
  const { may } = useMe()
  const { address, set } = useAddressParams<'do'>({ replaces: () => true })
  const value = address.get('do') ?? ''
  const end = value.indexOf('~')
  const [name, of] = end < 0 ? [value, ''] : [value.slice(0, end), value.slice(end + 1)]
  const act = acts.find((each) => each === name && may(each))
  return [
    act === undefined ? undefined : { act, of },
    (opened, record) => set('do', opened ? (record ? `${opened}~${record}` : opened) : ''),
  ]
}

/** The act whose dialog is open on one record, or on the only one of a screen. */
export const useOpenAct = <Name extends string>(
  acts: readonly Name[],
  of = '',
): [open: Name | undefined, setOpen: (name: Name | undefined) => void] => {
  const [open, setOpen] = useOpenActOnAny(acts)
  return [open?.of === of ? open.act : undefined, (name) => setOpen(name, of)]
}
