/** Texts of the payment-platform line's landing page below its first part. */
export const landingPayoneerMore = {
  cost: {
    title: '放款时扣清，之后不再收',
    lead: '到账多少、到期扣款多少，签署之前都已确定。',
    first: {
      title: '基准加利差',
      text: '年利率 = SOFR 30 天平均值（纽约联储公布）+ {{margin}} 利差，提款当日确定。',
    },
    second: { title: '手续费 {{fee}}', text: '按提款金额计，放款时扣除；提前还清，按剩余天数退还。' },
    third: {
      title: '两种还法',
      text: '{{days}} 天后一次还清，利息预先扣除；或分 {{months}} 个月等额还本，利息随每期支付。',
    },
    fourth: { title: '自动扣款', text: '到期当天从平台账户（{{currency}}）扣取应还金额，不必转账。' },
  },
  fit: {
    title: '适合这样的商户',
    lead: '看订单，看结算，不看抵押。',
    first: '已在支付平台收款，并收到了融资报价',
    second: '平台结算款以 {{currency}} 计，希望用回款直接还款',
    third: '不想记还款日，也不想每次转账',
    needTitle: '请准备好',
    needShop: '支付平台账户的登录权限，用来授权',
    needCompany: '公司注册证书或商业登记证',
    needDirector: '董事的身份证件和邮箱',
    needBank: '收款用的公司银行账户',
  },
  questions: {
    first: {
      question: '报价里的金额就是额度吗？',
      answer: '报价由支付平台给出，可供参考；最终额度在公司认证和协议签署之后核定。',
    },
    second: {
      question: '没有收到报价，也能申请吗？',
      answer: '可以直接注册，连接店铺之后按净销售额核定。',
    },
    third: {
      question: '账户余额不足怎么办？',
      answer: '扣款未成会通知您转账，{{grace}} 个营业日的宽限期内还清不计逾期利息。',
    },
    fourth: {
      question: '店铺用别的货币销售，行吗？',
      answer: '这条产品线以 {{currency}} 放款和还款。店铺的销售按当日汇率折算后计入额度。',
    },
  },
}
