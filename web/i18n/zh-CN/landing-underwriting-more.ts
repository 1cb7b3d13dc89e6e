/** Texts of the revenue-credit line's landing page below its first part. */
export const landingUnderwritingMore = {
  cost: {
    title: '每一期付什么，一目了然',
    lead: '利息按未还本金计算，越还越少；手续费随各期分摊。',
    first: {
      title: '基准加利差',
      text: '年利率 = 货币对应的基准利率（美元为纽约联储公布的 SOFR 30 天平均值）+ {{margin}} 利差，提款当日确定，还清之前不变。',
    },
    second: { title: '手续费 {{fee}}', text: '按提款金额计，随各期支付，同样按天计：提前还的部分不收满。' },
    third: {
      title: '{{methods}} 种还法',
      text: '等额本息每期相同；等额本金总利息最少；按月付息、到期还本，期间占用资金最少。',
    },
    fourth: { title: '{{tenorMonths}} 个月', text: '每月一期，遇香港公众假期顺延至下一个营业日。' },
  },
  fit: {
    title: '适合这样的商户',
    lead: '看的是持续的营收，不是抵押。',
    first: '经营稳定，希望每期还款金额固定、便于安排',
    second: '要备一季的货、开新站点，或者扩充品类',
    third: '多家店铺、多个平台，想合并核定一个额度',
    needTitle: '请准备好',
    needShop: '全部店铺的登录权限，用来授权',
    needCompany: '公司注册证书、商业登记证和周年申报表',
    needDirector: '董事及主要股东的身份证件和邮箱',
    needBank: '收款用的公司银行账户',
  },
  questions: {
    first: {
      question: '额度是怎么算的？',
      answer:
        '以近 {{months}} 个月平均每月净销售额的 {{multiple}} 倍为起点，再看销售是否平稳、是否集中在一个平台、经营了多久。每一项的数值和影响都会列给您看。',
    },
    second: {
      question: '以后可以提高额度吗？',
      answer: '可以。销售增长，或者连接了更多店铺，都可以申请重新核定。',
    },
    third: {
      question: '提前还清划算吗？',
      answer: '划算。利息和手续费都按天计，提前还清就少付，没有提前还款费用。',
    },
    fourth: {
      question: '还款日碰上假期怎么办？',
      answer:
        '顺延至香港和货币结算地的下一个营业日，另有 {{grace}} 个营业日的宽限期，宽限期内还清不计逾期利息。',
    },
  },
}
