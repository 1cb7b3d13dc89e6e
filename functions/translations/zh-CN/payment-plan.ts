/** The document of a payment plan: increment its version with every change of the text. */
export const translations = {
  title: '还款安排补充协议',
  subtitle: '就循环融资协议下的一笔提款，重新约定还款日期及金额',
  labels: {
    number: '补充协议编号',
    date: '日期',
    facilityAgreement: '所补充的协议',
    facilityAgreementDate: '该协议日期',
    drawdown: '提款',
    rate: '年利率',
    owed: '本安排涵盖的款项',
    interest: '本安排期间的逾期利息',
    total: '各期合计',
    until: '最迟签署时间',
    language: '有约束力的文本',
  },
  language: '简体中文',
  instalment: '第 {number} 期：{date}，{amount}',
  graceOf: {
    none: '，不设宽限期',
    calendar: '，宽限期为到期日后 {days} 日',
    business: '，宽限期为到期日后 {days} 个香港工作日',
  },
  interestOf: {
    asAgreed: [
      '本安排期间，逾期本金继续按该笔提款约定的年利率 {rate}% 以单利计息，直至付清之日。利率不因本安排提高，利息不计入本金。',
    ],
    none: [
      '自 {from} 起，只要本安排仍然有效，逾期本金不计逾期利息；在此之前已经产生的逾期利息仍须支付。利率不因本安排提高，利息不计入本金。',
    ],
  },
  collectionOf: {
    deducted: [
      '本安排有效期间，贷款人不通过支付平台扣收该笔提款的还款，借款人以转账支付各期款项。本安排终止之后，仍欠的款项恢复由支付平台扣收。',
    ],
  },
  weeksOf: {
    replaced: [
      '自本补充协议生效之日起，该笔提款不再按销售分成还款，当时正在进行或刚结束的一周也不例外。剩余本金改为在上述日期到期，每次连同按约定利率计算至当日的单利。若本安排在提款还清前终止，自终止日之后的第一个完整星期起恢复按销售分成还款；到 {tenorEnd}（终止日更晚的，以终止日为准）仍未还的部分一次到期。下文所称其后到期的款项，按上述日期计算。',
    ],
  },
  opening: [
    '本补充协议由 {lender}（根据香港法例第 163 章《放债人条例》领有牌照，牌照号码 {licence}，以下称“贷款人”）与 {borrower}（以下称“借款人”）于文首所列日期订立，是双方于 {facilityDate} 订立的编号 {facilityNumber} 的循环融资协议（以下称“主协议”）的补充，适用于 {drawdownDate} 的提款，本金 {principal}，参考编号 {reference}（以下称“该笔提款”）。主协议所用的词语，在本补充协议中含义相同。',
    '签署之前请完整阅读。如有不明白之处，请先向贷款人查询，或征询独立的法律意见。',
  ],
  clauses: [
    {
      heading: '还款安排',
      paragraphs: [
        '借款人按下列日期及金额偿还该笔提款：',
        '{instalments}',
        '{weeksClause}',
        '{collectionClause}',
        '各期合计 {total}，包括截至 {from} 已经到期及其后按主协议到期的款项 {owed}，以及假设每期均按期付清的逾期利息 {interest}。实际付款早于或迟于上列日期的，利息相应减少或增加，并计入最后一期；最后一期须付清该笔提款届时所欠的全部款项。',
        '自 {from} 起收到的还款，依次抵付各期。借款人可随时提前还款。',
      ],
    },
    { heading: '利息', paragraphs: ['{interestClause}'] },
    {
      heading: '按期还款的效力',
      paragraphs: [
        '每期须于到期日或之前付足{grace}。只要各期均按期付足，贷款人不就该笔提款的账单催收，不收取违约收费。',
        '该笔提款的账单及其金额、还款的入账次序不因本补充协议改变。',
      ],
    },
    {
      heading: '未按期还款',
      paragraphs: [
        '任何一期在宽限期届满时仍未付足的，本安排随即终止，该笔提款恢复适用主协议约定的到期日及补救，逾期利息自终止之日起重新计算。',
        '终止前已付的款项照常抵减所欠款项；因本安排而未计的逾期利息不再追收，任何款项不重复收取。',
      ],
    },
    {
      heading: '不变的事项',
      paragraphs: [
        '本补充协议不提高主协议所订的利率及费用，不涉及其他提款。贷款人不因本补充协议收取任何费用。',
      ],
    },
    {
      heading: '其他条款',
      paragraphs: [
        '除本补充协议另有订明外，主协议的全部条款维持不变，并适用于本补充协议，包括有关电子签署的条款。',
        '本补充协议自所有签署人签署之时起生效。至 {until} 仍未全部签署的，或在此之前被贷款人撤回的，即告失效，主协议不受影响。',
        '本补充协议以{language}文本为准；其他语言的文本仅供参考。本补充协议在香港商议及订立，受香港特别行政区法律管辖并据其解释。',
      ],
    },
  ],
  footer: '{lender} · 放债人牌照号码 {licence} · 补充协议版本 {version}',
} as const
