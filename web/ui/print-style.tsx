import { chakra } from '@chakra-ui/react'
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** The page that has this in it. */
const page = 'body:has(&)'
const unprinted = ['header', 'footer', 'nav', 'form', 'button', '[data-unprinted]']

const printed = {
  [unprinted.map((each) => `${page} ${each}`).join(', ')]: { display: 'none !important' },
  [`${page}, ${page} *`]: {
    color: '#000 !important',
    background: 'none !important',
    boxShadow: 'none !important',
    borderColor: '#bbb !important',
  },
  [`${page} section`]: { breakInside: 'avoid', paddingInline: '0 !important' },
} as SystemStyleObject

/** A screen that has this in it is printed as a paper: black on white, without the frame and what is there to be pressed. */
export const PrintStyle = chakra('i', { base: { display: 'none', '@media print': printed } })
