/** Texts of the small-shop line's landing page below its first part. */
export const landingHookMore = {
  cost: {
    title: '费用只有一项：利息',
    lead: '没有手续费，没有账户管理费，不用的额度不计息。',
    first: {
      title: '基准加利差',
      text: '年利率 = 货币对应的基准利率（美元为纽约联储公布的 SOFR 30 天平均值）+ {{margin}} 利差，提款当日确定，还清之前不变。',
    },
    second: {
      title: '比例由您选',
      text: '每周还净销售额的 {{lowest}} 至 {{highest}}。退款先行扣除，没有销售的那一周只还最低额。',
    },
    third: { title: '随时可以提前还', text: '按天计单利，早一天还清，少付一天利息，没有提前还款费用。' },
    fourth: {
      title: '最长 {{days}} 天',
      text: '到期仍未还清的部分一次还清。也可以选 {{bulletDays}} 天后一次还清。',
    },
  },
  fit: {
    title: '适合这样的店',
    lead: '看的是订单，不是抵押，也不看开店时间长短。',
    first: '单量不大，或者刚开店，想先小额试一试',
    second: '淡旺季分明，担心固定的还款日碰上淡季',
    third: '备货、投广告，或者等平台结算，需要一笔短期资金',
    needTitle: '请准备好',
    needShop: '店铺的登录权限，用来授权',
    needCompany: '公司注册证书或商业登记证',
    needDirector: '董事的身份证件和邮箱',
    needBank: '收款用的公司银行账户',
  },
  questions: {
    first: {
      question: '流水很少，也能申请吗？',
      answer: '可以。没有最低流水要求，须通过反欺诈审核；额度按实际净销售额计算，单笔最低 {{minimum}}。',
    },
    second: {
      question: '某一周没有销售，怎么还？',
      answer: '当周只还最低额 {{least}}。到期日仍未还清的部分，在到期日一次还清。',
    },
    third: {
      question: '比例定了还能改吗？',
      answer: '每笔提款在签署时选定比例，之后不变。想早些还清，随时可以多还。',
    },
    fourth: {
      question: '多久能知道额度？',
      answer: '连接店铺、读完订单后就能看到预估额度。正式额度在公司认证和协议签署之后核定。',
    },
  },
}
