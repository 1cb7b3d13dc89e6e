import type { ReactNode } from 'react'

const Icon = ({ children, size = 20 }: { children: ReactNode; size?: number }) => (
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
export const RefreshIcon = () => (
  <Icon>
    <path d="M16 10a6 6 0 1 1-1.8-4.3M16 3v3.5h-3.5" />
  </Icon>
)
export const PhoneIcon = () => (
  <Icon>
    <path d="M7 2.8h6a1.4 1.4 0 0 1 1.4 1.4v11.6a1.4 1.4 0 0 1-1.4 1.4H7a1.4 1.4 0 0 1-1.4-1.4V4.2A1.4 1.4 0 0 1 7 2.8ZM9 14.8h2" />
  </Icon>
)
export const ComputerIcon = () => (
  <Icon>
    <path d="M4.6 4.2h10.8a1 1 0 0 1 1 1v7.4H3.6V5.2a1 1 0 0 1 1-1ZM2 15.6h16" />
  </Icon>
)
