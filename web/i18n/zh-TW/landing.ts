import type { landing as source } from '../zh-CN/landing.ts'

export const landing = {
  hero: { login: '已有帳戶，登入' },
  sample: {
    title: '有了信貸額，主頁先回答四個問題',
    text: '可提取多少、要付多少、何時還款、下一步做甚麼。',
    questions: '仍有疑問？先看常見問題',
    label: '示例',
    available: '可用信貸額',
    draw: '提取',
    interest: '利息（{{days}} 日）',
    total: '到期合共還款',
    rate: '實際年利率 {{rate}}（{{date}}的基準利率）',
  },
} satisfies typeof source
