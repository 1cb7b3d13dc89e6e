import type { ReactNode } from 'react'

/** The base of every icon. Icons of a single screen are in that screen's module, to keep the initial bundle small. */
export const Icon = ({ children, size = 20 }: { children: ReactNode; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
)
export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h14M3 10h14M3 14h14" />
  </Icon>
)
export const ChevronDownIcon = () => (
  <Icon size={16}>
    <path d="m6 8 4 4 4-4" />
  </Icon>
)
export const GlobeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7" />
    <path d="M3 10h14M10 3c2.2 2 3.2 4.3 3.2 7S12.2 15 10 17c-2.2-2-3.2-4.3-3.2-7S7.8 5 10 3Z" />
  </Icon>
)
export const UserIcon = () => (
  <Icon>
    <circle cx="10" cy="7" r="3.2" />
    <path d="M4 16.5c.9-2.9 3.2-4.3 6-4.3s5.1 1.4 6 4.3" />
  </Icon>
)
export const CheckIcon = () => (
  <Icon>
    <path d="m4.5 10.5 3.7 3.7 7.3-8" />
  </Icon>
)
export const ArrowRightIcon = () => (
  <Icon size={18}>
    <path d="M4 10h12m-5-5 5 5-5 5" />
  </Icon>
)
export const ShieldIcon = () => (
  <Icon>
    <path d="M10 2.8 16 5v4.6c0 3.6-2.4 6.2-6 7.6-3.6-1.4-6-4-6-7.6V5Z" />
    <path d="m7.3 10 2 2 3.6-4" />
  </Icon>
)
