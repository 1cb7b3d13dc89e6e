import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { buttonRecipe } from './button-recipe.ts'
import { Spinner } from './spinner.tsx'

const Pressable = chakra('button', buttonRecipe)

export type ButtonProps = ComponentProps<typeof Pressable> & {
  /** Shows progress, and ignores further clicks. */
  busy?: boolean
}

/** Also ignores the Enter key in a field of the form. */
const ignorePress = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * `variant`: primary (default), secondary, quiet, danger, onStrong; `size`: lg (48 high, default), md, sm; `wide`.
 * A busy button ignores clicks but is not disabled: it would lose the focus, and a dialog opened meanwhile could not
 * return it.
 */
export const Button = ({ busy = false, onClick, children, type = 'button', ...rest }: ButtonProps) => (
  <Pressable
    type={type}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    {...rest}
    onClick={busy ? ignorePress : onClick}
  >
    {busy ? <Spinner /> : null}
    {/* Wrapped, since a browser's page translation replaces bare text nodes next to elements, and React's updates
       of them would be lost. */}
    <chakra.span display="contents">{children}</chakra.span>
  </Pressable>
)

/** A router link styled as a button; takes the variants of `Button`. */
export const ButtonLink = chakra(Link, buttonRecipe)

/** An external link or download styled as a button. */
export const ButtonAnchor = chakra('a', buttonRecipe)
