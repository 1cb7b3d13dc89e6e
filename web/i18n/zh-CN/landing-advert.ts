/** Texts of the adverts on the landing pages. */
export const landingAdvert = {
  label: '推广信息',
  stop: '暂停轮播',
  start: '继续轮播',
  action: '免费注册',
  packets: {
    title: '红包还剩 {{count}} 个',
    text: '注册后在“红包”页面领取，先到先得，以页面显示的有效期为准。',
  },
  partner: {
    title: '合作伙伴推荐的商户',
    text: '您的专属顾问会协助准备资料，扫码即可联系；注册后由同一位顾问跟进。',
  },
  adviser: { code: '专属顾问的二维码', scan: '扫码联系您的顾问' },
  red: {
    first: {
      title: '旺季备货，资金先到位',
      text: '连接店铺，按真实销售核定额度，备货、投广告、等回款都用得上。',
    },
    second: { title: '不用的额度不计息', text: '用多少计多少，按天计单利，提前还清就少付。' },
    third: { title: '小额也能提', text: '单笔 {{minimum}} 起（以融资货币计），用多少，提多少。' },
  },
  blue: {
    first: { title: '每一笔费用，先列清再签', text: '利息、费用、实际到账和还款日，提款之前全部列明。' },
    second: { title: '额度循环使用', text: '还了可以再提，不必重新申请。' },
    third: { title: '提前还，不另收费', text: '利息按天计，早一天还清，少付一天。' },
  },
  approval: {
    first: { title: '额度自动核定', text: '连接店铺之后，按真实营收自动计算，每一项依据都列给您看。' },
    second: { title: '多店合并，一个额度', text: '多个平台、多家店铺的净销售合并计算。' },
    third: { title: '每期金额事先算清', text: '提款之前并排比较各种还法，签署之后不再变动。' },
  },
}
