import type { landing as source } from '../zh-CN/landing.ts'

export const landing = {
  hero: { login: 'I have an account' },
  sample: {
    title: 'Once you have a limit, your home answers four questions',
    text: 'How much you can take, what it costs, when to repay, and what to do next.',
    questions: 'Questions? Read the answers first',
    label: 'Example',
    available: 'Available to draw',
    draw: 'Drawdown',
    interest: 'Interest, {{days}} days',
    total: 'To repay when due',
    rate: '{{rate}} a year, effective, at the benchmark of {{date}}',
  },
} satisfies typeof source
