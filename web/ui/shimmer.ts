/** The animated style of skeleton bars. */
export const shimmer = {
  animation: 'shimmer 1.6s linear infinite',
  background:
    'linear-gradient(90deg, var(--bq-colors-surface-hover) 25%, var(--bq-colors-border-hairline) 50%, var(--bq-colors-surface-hover) 75%)',
  backgroundSize: '200% 100%',
} as const
