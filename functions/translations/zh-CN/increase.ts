/** The document for a higher limit: increment its version with every change of the text. */
export const translations = {
  title: '提额补充协议',
  subtitle: '提高循环融资协议下的额度',
  labels: {
    number: '补充协议编号',
    date: '日期',
    facilityAgreement: '所补充的协议',
    facilityAgreementDate: '该协议日期',
    before: '现有额度',
    limit: '提高后的额度',
    until: '最迟签署时间',
    language: '有约束力的文本',
  },
  language: '简体中文',
  opening: [
    '本补充协议由 {lender}（根据香港法例第 163 章《放债人条例》领有牌照，牌照号码 {licence}，以下称“贷款人”）与 {borrower}（以下称“借款人”）于文首所列日期订立，是双方于 {facilityDate} 订立的编号 {facilityNumber} 的循环融资协议（以下称“主协议”）的补充。主协议所用的词语，在本补充协议中含义相同。',
    '签署之前请完整阅读。如有不明白之处，请先向贷款人查询，或征询独立的法律意见。',
  ],
  clauses: [
    {
      heading: '额度的提高',
      paragraphs: [
        '应借款人的申请，贷款人同意提高主协议下的额度。自所有签署人签署本补充协议之时起，额度提高至 {limit}；届时额度已不低于该数额的，维持届时的额度。',
        '额度的提高以届时主协议下的融资仍然有效为前提；届时融资已经到期或终止的，本补充协议不产生效力。',
        '提高后的额度，其复核、调低及冻结均按主协议办理。',
      ],
    },
    {
      heading: '不变的事项',
      paragraphs: [
        '本补充协议不改变主协议所订的利率、费用、还款方式及额度的上限，不影响已放款的提款，借款人也不因此负有提款的义务。',
        '贷款人不因本补充协议收取任何费用。',
      ],
    },
    {
      heading: '借款人的声明',
      paragraphs: ['借款人声明：申请提高额度时所提供的资料真实、完整；已获得订立本补充协议所需的一切授权。'],
    },
    {
      heading: '其他条款',
      paragraphs: [
        '除本补充协议另有订明外，主协议的全部条款维持不变，并适用于本补充协议，包括有关电子签署的条款。',
        '在所有签署人签署之前，借款人可在门户内撤回申请；至 {until} 仍未全部签署的，本补充协议即告失效。两种情形下，主协议及现有额度均不受影响。',
        '本补充协议以{language}文本为准；其他语言的文本仅供参考。本补充协议在香港商议及订立，受香港特别行政区法律管辖并据其解释。',
      ],
    },
  ],
  footer: '{lender} · 放债人牌照号码 {licence} · 补充协议版本 {version}',
} as const
