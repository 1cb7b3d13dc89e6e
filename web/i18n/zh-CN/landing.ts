/** Texts of every landing page's first part. */
export const landing = {
  hero: { login: '已有账户，登录' },
  sample: {
    title: '有了额度，首页先回答四个问题',
    text: '能提多少，要付多少，什么时候还，下一步做什么。',
    questions: '还有疑问？先看常见问题',
    label: '示例',
    available: '可提取额度',
    draw: '提取',
    interest: '利息（{{days}} 天）',
    total: '到期共还',
    rate: '实际年利率 {{rate}}（{{date}}的基准利率）',
  },
}
