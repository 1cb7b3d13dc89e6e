/** The addendum by which shops join a facility: increment its version with every change of the text. */
export const translations = {
  title: '店铺补充协议',
  subtitle: '将店铺加入循环融资协议',
  labels: {
    addendumNumber: '补充协议编号',
    date: '日期',
    facilityAgreement: '所补充的协议',
    facilityAgreementDate: '该协议日期',
    shops: '加入的店铺',
    language: '有约束力的文本',
  },
  shopCount: '{count} 家',
  language: '简体中文',
  opening: [
    '本补充协议由 {lender}（根据香港法例第 163 章《放债人条例》领有牌照，牌照号码 {licence}，以下称“贷款人”）与 {borrower}（以下称“借款人”）于文首所列日期订立，是双方于 {facilityDate} 订立的编号 {facilityNumber} 的循环融资协议（以下称“主协议”）的补充。主协议所用的词语，在本补充协议中含义相同。',
    '签署之前请完整阅读。如有不明白之处，请先向贷款人查询，或征询独立的法律意见。',
  ],
  /** Repeated for each shop. */
  shop: '{platform}：{name}（店铺编号 {id}）',
  clauses: [
    {
      heading: '加入的店铺',
      paragraphs: ['自所有签署人签署本补充协议之时起，下列店铺与原有店铺一同作为厘定额度的依据：', '{shops}'],
    },
    {
      heading: '重新计算额度',
      paragraphs: [
        '本补充协议签署完成后，贷款人以原有店铺及上列店铺的最新销售数据，按主协议所用的方法重新计算额度，并在门户内列明计算前后的额度。',
        '结果高于原额度的，额度随即提高，但提高的数额以上列店铺所带来的为限；其余部分须由借款人另行申请，由贷款人审批。结果低于原额度的，额度随即调低，但不低于已提取、已预留及已冻结的款项。未能取得任何一家店铺的销售数据的，额度不会因本补充协议而提高。',
        '本补充协议不影响已放款提款的利率、还款方式及到期日。',
      ],
    },
    {
      heading: '借款人的声明',
      paragraphs: [
        '借款人声明：上列店铺由其经营，店铺的销售款项归其所有；已获得订立本补充协议所需的一切授权。',
        '主协议中有关店铺授权、资料及私隐的条款，同样适用于上列店铺。',
      ],
    },
    {
      heading: '其他条款',
      paragraphs: [
        '除本补充协议另有订明外，主协议的全部条款维持不变，并适用于本补充协议，包括有关电子签署的条款。',
        '在所有签署人签署之前，借款人可在门户内撤回本补充协议；上列任何一家店铺在此之前解除连接的，本补充协议即告失效。两种情形下，主协议及原有额度均不受影响。',
        '本补充协议以{language}文本为准；其他语言的文本仅供参考。本补充协议在香港商议及订立，受香港特别行政区法律管辖并据其解释。',
      ],
    },
  ],
  footer: '{lender} · 放债人牌照号码 {licence} · 补充协议版本 {version}',
} as const
