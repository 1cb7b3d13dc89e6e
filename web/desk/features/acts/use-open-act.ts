import { useMe } from '../../app/use-me.ts'
import { useAddressParams } from '../../ui/use-address-params.ts'

/**
 * The act whose dialog is open. The address holds it, so that a reload opens the dialog again, with what was typed. `of`
 * names the record on a screen that has the same acts on several.
 */
export const useOpenAct = <Name extends string>(
  acts: readonly Name[],
  of = '',
): [open: Name | undefined, setOpen: (name: Name | undefined) => void] => {
  const { may } = useMe()
  const { address, set } = useAddressParams<'do'>({ replaces: () => true })
  const valueOf = (name: Name) => (of ? `${name}~${of}` : name)
  const open = acts.find((name) => address.get('do') === valueOf(name) && may(name))
  return [open, (name) => set('do', name ? valueOf(name) : '')]
}
