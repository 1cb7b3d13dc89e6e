import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { buttonRecipe } from './button-recipe.ts'
import { Working } from './working.tsx'

const Pressable = chakra('button', buttonRecipe)

export type ButtonProps = ComponentProps<typeof Pressable> & {
  /** Shows that the press is being carried out, and takes no other. */
  busy?: boolean
}

/** The Enter key in a field of the form presses its button, too. */
const ignorePress = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * `variant`: primary (default), secondary, quiet, danger, onStrong; `size`: lg (48 high, default), md, sm; `wide`.
 * A busy one ignores presses and is not disabled: it would lose the focus, and a dialog that was opened meanwhile could not give
 * it back.
 */
export const Button = ({ busy = false, onClick, children, type = 'button', ...rest }: ButtonProps) => (
  <Pressable
    type={type}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    {...rest}
    onClick={busy ? ignorePress : onClick}
  >
    {busy ? <Working /> : null}
    {/* A text beside an element is one that a translating browser takes out, and React then writes to in vain. */}
    <chakra.span display="contents">{children}</chakra.span>
  </Pressable>
)

/** A link of the application that looks like a button. Takes `to` and the looks of `Button`. */
export const ButtonLink = chakra(Link, buttonRecipe)

/** A link out of the application, or a download, that looks like a button. */
export const ButtonAnchor = chakra('a', buttonRecipe)
