import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/payment-plan.ts'

export const translations: TranslationsOf<typeof source> = {
  title: '還款安排補充協議',
  subtitle: '就循環信貸協議下的一筆提款，重新約定還款日期及金額',
  labels: {
    number: '補充協議編號',
    date: '日期',
    facilityAgreement: '所補充的協議',
    facilityAgreementDate: '該協議日期',
    drawdown: '提款',
    rate: '年利率',
    owed: '本安排涵蓋的款項',
    interest: '本安排期間的逾期利息',
    total: '各期合計',
    until: '最遲簽署時間',
    language: '具約束力的文本',
  },
  language: '繁體中文',
  instalment: '第 {number} 期：{date}，{amount}',
  graceOf: {
    none: '，不設寬限期',
    calendar: '，寬限期為到期日後 {days} 日',
    business: '，寬限期為到期日後 {days} 個香港工作天',
  },
  interestOf: {
    asAgreed: [
      '本安排期間，逾期本金繼續按該筆提款約定的年利率 {rate}% 以單利計息，直至付清之日。利率不因本安排提高，利息不計入本金。',
    ],
    none: [
      '自 {from} 起，只要本安排仍然有效，逾期本金不計逾期利息；在此之前已產生的逾期利息仍須支付。利率不因本安排提高，利息不計入本金。',
    ],
  },
  collectionOf: {
    deducted: [
      '本安排有效期間，貸款人不會透過支付平台扣收該筆提款的還款，借款人以轉帳支付各期款項。本安排終止後，尚欠款項恢復由支付平台扣收。',
    ],
  },
  weeksOf: {
    replaced: [
      '自本補充協議生效之日起，該筆提款不再按銷售比例還款，當時正在進行或剛結束的一星期亦然。剩餘本金改為在上述日期到期，每次連同按協定利率計算至當日的單利。若本安排在提款還清前終止，自終止日之後的第一個完整星期起恢復按銷售比例還款；到 {tenorEnd}（終止日較遲的，以終止日為準）仍未還的部分一次過到期。下文所稱其後到期的款項，按上述日期計算。',
    ],
  },
  opening: [
    '本補充協議由 {lender}（根據香港法例第 163 章《放債人條例》領有牌照，牌照號碼 {licence}，下稱「貸款人」）與 {borrower}（下稱「借款人」）於文首所列日期訂立，為雙方於 {facilityDate} 訂立、編號 {facilityNumber} 的循環信貸協議（下稱「主協議」）的補充，適用於 {drawdownDate} 的提款，本金 {principal}，參考編號 {reference}（下稱「該筆提款」）。主協議所用的詞語，在本補充協議中具相同涵義。',
    '簽署前請完整閱讀。如有不明白之處，請先向貸款人查詢，或徵詢獨立法律意見。',
  ],
  clauses: [
    {
      heading: '還款安排',
      paragraphs: [
        '借款人按下列日期及金額償還該筆提款：',
        '{instalments}',
        '{weeksClause}',
        '{collectionClause}',
        '各期合計 {total}，包括截至 {from} 已到期及其後按主協議到期的款項 {owed}，以及假設每期均按期付清的逾期利息 {interest}。實際付款早於或遲於上列日期的，利息相應減少或增加，並計入最後一期；最後一期須付清該筆提款屆時所欠的全部款項。',
        '自 {from} 起收到的還款，依次抵付各期。借款人可隨時提早還款。',
      ],
    },
    { heading: '利息', paragraphs: ['{interestClause}'] },
    {
      heading: '按期還款的效力',
      paragraphs: [
        '每期須於到期日或之前付足{grace}。只要各期均按期付足，貸款人不就該筆提款的帳單追收，不收取違約收費。',
        '該筆提款的帳單及其金額、還款的入帳次序不因本補充協議而改變。',
      ],
    },
    {
      heading: '未按期還款',
      paragraphs: [
        '任何一期於寬限期屆滿時仍未付足的，本安排隨即終止，該筆提款恢復適用主協議約定的到期日及補救，逾期利息自終止之日起重新計算。',
        '終止前已付的款項照常抵減所欠款項；因本安排而未計的逾期利息不再追收，任何款項不會重複收取。',
      ],
    },
    {
      heading: '不變的事項',
      paragraphs: [
        '本補充協議不提高主協議所訂的利率及費用，不涉及其他提款。貸款人不因本補充協議收取任何費用。',
      ],
    },
    {
      heading: '其他條款',
      paragraphs: [
        '除本補充協議另有訂明外，主協議的全部條款維持不變，並適用於本補充協議，包括有關電子簽署的條款。',
        '本補充協議自所有簽署人簽署之時起生效。至 {until} 仍未全部簽署的，或在此之前被貸款人撤回的，即告失效，主協議不受影響。',
        '本補充協議以{language}文本為準；其他語言的文本僅供參考。本補充協議於香港商議及訂立，受香港特別行政區法律管轄並據其解釋。',
      ],
    },
  ],
  footer: '{lender} · 放債人牌照號碼 {licence} · 補充協議版本 {version}',
}
