import type { SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { AllocationPriority, DueKind } from '#shared/lending/allocation.ts'
import type { DayCountBasis } from '#shared/lending/day-count.ts'
import { effectiveRateCap, effectiveRateWarning } from '#shared/lending/policy.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { FacilityAgreementData, FacilityAgreementText } from '../facility-agreement.ts'
import { dateText, figures } from './formats.ts'

/** How the order goes together with the due dates. */
const within: Record<AllocationPriority, string> = {
  kind: '同類款項中，先到期者先清償',
  oldestDue: '不同到期日的款項，先到期者先清償，同一到期日的款項按上述次序',
}

const dueNames: Record<DueKind, string> = {
  fee: '費用',
  overdueInterest: '逾期利息',
  interest: '利息',
  principal: '本金',
}

const dayCounts: Record<DayCountBasis, string> = {
  'ACT/360': '實際日數除以 360（ACT/360）',
  'ACT/365F': '實際日數除以 365（ACT/365F）',
  '30/360': '每月 30 日、每年 360 日（30/360）',
}

const capacities: Record<SignerCapacity, string> = {
  director: '董事',
  director_and_shareholder: '董事兼股東',
  legal_representative: '法定代表人',
  partner: '合夥人',
  sole_proprietor: '獨資經營者',
}

const currencyClause = ({ currencyRule }: ProductTerms): string =>
  currencyRule.from === 'shops'
    ? '額度的貨幣，為借款人已授權店舖的銷售貨幣。'
    : `額度的貨幣為 ${currencyRule.currency}。`

const minimumInterest = ({ minimumInterestDays }: ProductTerms): string =>
  minimumInterestDays === 0
    ? '本協議不設最低計息日數：借款人只須支付實際用款日數的利息。'
    : `每筆提款最少計息 ${minimumInterestDays} 日，即使借款人更早清還；此項安排仍受第 7 條的法定上限約束。`

const overdue = ({ graceDays, overdueMultiplier }: ProductTerms): string =>
  `到期日後設 ${graceDays} 日寬限期，於寬限期內清還的，不收逾期利息。寬限期過後仍未清還的，逾期利息由到期日起，就逾期未還的本金，按該筆提款年利率的 ${overdueMultiplier} 倍以單利計算，直至清還當日；利息之上不再收取利息。`

/** The facility agreement in Traditional Chinese, in Hong Kong's usage. */
export const facilityAgreementZhTw = (data: FacilityAgreementData): FacilityAgreementText => {
  const { terms, lenderName, companyName, licenceNumber } = data
  const benchmark = `${terms.benchmark}（有抵押隔夜融資利率，由紐約聯邦儲備銀行公布）`
  return {
    title: '循環融資協議',
    subtitle: '適用於憑店舖銷售額取得的循環融資額度',
    facts: [
      { label: '協議編號', value: data.agreementNumber },
      { label: '協議日期', value: dateText(data.agreementDate, 'zh-TW') },
      { label: '貸款人', value: lenderName },
      { label: '放債人牌照號碼', value: licenceNumber },
      { label: '借款人', value: companyName },
      ...(data.companyNameCn ? [{ label: '借款人中文名稱', value: data.companyNameCn }] : []),
      { label: '年利率', value: `${terms.benchmark} + ${terms.marginPercent}%` },
      { label: '每筆提款期限', value: `${terms.tenorDays} 日，到期一次過還本付息` },
      { label: '法定利率上限', value: `實際年利率 ${effectiveRateCap}%` },
    ],
    opening: [
      `本協議由 ${lenderName}（根據香港法例第 163 章《放債人條例》領有牌照，牌照號碼 ${licenceNumber}，下稱「貸款人」）與 ${companyName}（下稱「借款人」）於文首所列日期訂立。`,
      '簽署前請細閱全文。以下為閣下須知的全部條款；如有不明之處，請先向貸款人查詢，或徵詢獨立法律意見。',
    ],
    clauses: [
      {
        heading: '融資額度與用途',
        paragraphs: [
          '貸款人同意按本協議向借款人提供一項循環融資額度（「額度」）。額度的金額由貸款人根據借款人已授權店舖的銷售數據計算，於本協議簽署完成後通知借款人，並連同計算所用的各項因素於網站內列明。',
          `${currencyClause(terms)}額度最高不超過以該貨幣計的 ${figures(terms.limitCapCents)}，並由生效日起每 ${terms.reviewMonths} 個月檢討一次。`,
          '借款人只可將提款用於其自身的日常業務，包括採購存貨、支付物流、倉儲、平台及廣告費用；不得用於買賣證券或虛擬資產、購買住宅物業、轉借他人，或任何法律禁止的用途。',
          '貸款人可因應借款人的風險狀況調低或凍結尚未動用的額度，並須通知借款人。此舉不影響已發放提款的利率及到期日。',
        ],
      },
      {
        heading: '提款',
        paragraphs: [
          `借款人可於網站內申請提款，每筆不少於 ${figures(terms.minimumDrawdownCents)}（以額度貨幣計）。可提取餘額為額度與水位（按支付帳戶內合資格未結算結餘釐定；如無該等數據，即為額度本身）兩者中的較低者，減去未償還本金、處理中的提款及已凍結的額度。`,
          '借款人確認提款之前，網站會列明提款金額、基準利率及其日期與來源、年利率、到期日、到期利息、應還總額及實際年利率。借款人未確認的，不產生任何責任。',
          '每筆提款以一份提款承付票為憑。承付票於放款前製成並提供予借款人，載明以文字及數字表示的金額、年利率及商議地點。',
          '提款只會匯入借款人名下、經貸款人核實的提款帳戶。每筆提款須經貸款人批核；未獲批核的，所佔用的額度隨即回復。',
        ],
      },
      {
        heading: '利息',
        paragraphs: [
          `每筆提款的年利率為基準利率加 ${terms.marginPercent}%。基準利率為 ${benchmark}，於提款當日釐定，在該筆提款的整個期限內維持不變。`,
          `利息按${dayCounts[terms.dayCountBasis]}計算，放款當日不計息，還款當日計息。`,
          '利息為單利。在任何情況下，利息均不會撥作本金，亦不收取複利。',
          `利息按足夠精度累算，只於入帳時四捨五入至仙一次。${minimumInterest(terms)}`,
        ],
      },
      {
        heading: '還款與入帳次序',
        paragraphs: [
          `每筆提款由放款當日起計 ${terms.tenorDays} 日到期，本金連同利息於到期日一次過清還。貸款人會於到期日發出帳單。`,
          '借款人須以提款的貨幣轉帳至帳單所列的帳戶，並註明帳單編號。貸款人收妥可動用款項當日為還款日。',
          `每筆還款依次用以清償：${terms.allocationOrder.map((kind) => dueNames[kind]).join('、')}；${within[terms.allocationPriority]}。`,
          '多付的款項屬借款人所有，貸款人須記入借款人帳下，或按借款人的指示退還。已償還的本金回復為可用額度。',
        ],
      },
      {
        heading: '提早還款',
        paragraphs: [
          '借款人可隨時提早償還任何一筆提款的全部或部分，毋須另付費用或罰款。',
          '提早償還的本金，利息只計算至實際還款當日，但須符合第 3 條有關最低計息日數的約定（如有）。',
        ],
      },
      {
        heading: '逾期',
        paragraphs: [
          overdue(terms),
          '除本協議載明的款項外，貸款人不會就逾期收取任何其他費用。如預計未能如期還款，請盡早聯絡貸款人商討還款安排。',
        ],
      },
      {
        heading: '實際利率與法定上限',
        paragraphs: [
          '每筆提款的實際年利率按《放債人條例》附表 2 的方法計算，並於借款人確認之前及承付票上列明。',
          `根據《放債人條例》，任何人以超過年息 ${effectiveRateCap}% 的實際利率貸出款項，即屬犯罪。本協議下任何提款的實際年利率均不得超過此上限；如因任何原因超過，超出的部分毋須支付，已支付的須退還借款人。`,
          `實際年利率超過 ${effectiveRateWarning}% 的，法律推定有關交易屬敲詐性，法院可重新商議有關交易。貸款人不會在未經額外覆核的情況下提出該等報價。`,
          '借款人有權取得本協議及每份承付票的副本，亦可按《放債人條例》的規定，以書面要求貸款人提供欠款狀況的說明。',
          '貸款人並無就本協議委任任何中介人，亦無向其支付費用。借款人毋須為取得本額度向任何第三方付款；如有人提出此等要求，請立即通知貸款人。',
        ],
      },
      {
        heading: '借款人的陳述與承諾',
        paragraphs: [
          '借款人陳述：其依法成立並有效存續；已取得訂立本協議所需的一切授權；向貸款人提供的資料在各重要方面均屬真實及完整。',
          '在任何款項未償還期間，借款人須維持其店舖的授權，按貸款人的合理要求提供資料，並在公司資料、董事、股東或主要業務狀況有重大變更時盡快通知貸款人。',
        ],
      },
      {
        heading: '違約',
        paragraphs: [
          '以下任何一項即構成違約：到期款項於寬限期後仍未付清；借款人的陳述在重要方面失實；借款人嚴重違反本協議，並於接獲通知後 14 日內未作補救；借款人無力償債、被申請清盤或停止營業。',
          '發生違約後，在違約持續期間，貸款人可以書面通知借款人取消未動用的額度，並宣布未償還的本金及截至當日的應計利息即時到期。利息仍按第 3 條及第 6 條以單利計算。',
        ],
      },
      {
        heading: '資料與私隱',
        paragraphs: [
          '借款人同意貸款人從已授權的店舖及支付平台取得訂單、退款、結算及結餘資料，用於評估額度、管理融資、防範欺詐及履行法律責任。借款人可隨時撤回授權；撤回後，貸款人可停止新的提款。',
          '個人資料按香港法例第 486 章《個人資料（私隱）條例》處理，只會在上述用途所需的範圍內，披露予受保密責任約束的服務供應商、信貸資料機構，以及法律要求或准許的人士。資料當事人有權查閱及改正其個人資料。',
        ],
      },
      {
        heading: '電子簽署',
        paragraphs: [
          '各方同意本協議以電子方式訂立及簽署。每名簽署人經由寄往其電郵地址的專屬連結閱讀本協議，並以輸入全名的方式簽署。根據香港法例第 553 章《電子交易條例》，此等簽署與親筆簽署具同等效力。',
          '貸款人為每項簽署記錄簽署人姓名、簽署時間、網絡地址及本文件的 SHA-256 摘要，作為簽署內容及身分的憑證。所有簽署人簽署後，本協議即告生效。',
        ],
      },
      {
        heading: '一般條款與管轄法律',
        paragraphs: [
          '通知可經網站或各方登記的電郵地址發出。對本協議的修改須經雙方書面同意；任何條款無效，不影響其餘條款。未經對方書面同意，任何一方不得轉讓其在本協議下的責任。',
          '本協議以簽署時所用的語言為準；其他語言的文本只供參考。並非本協議一方的人，無權根據香港法例第 623 章《合約（第三者權利）條例》強制執行本協議的任何條款。',
          '本協議在香港商議及訂立，受香港特別行政區法律管轄並據其解釋。各方接受香港法院的非專屬司法管轄權。',
        ],
      },
    ],
    warning: '忠告：借錢梗要還，咪俾錢中介。',
    signatures: {
      heading: '簽署',
      note: '各簽署人以電子方式簽署。簽署的姓名、時間及本文件的摘要，由貸款人與本協議一併保存。',
      blocks: [
        {
          party: `貸款人：${lenderName}`,
          rows: [
            { label: '放債人牌照號碼', value: licenceNumber },
            { label: '發出日期', value: dateText(data.agreementDate, 'zh-TW') },
          ],
        },
        ...data.signers.map(({ name, nameCn, capacity }) => ({
          party: `借款人：${companyName}`,
          rows: [
            { label: '簽署人', value: nameCn ? `${name}  ${nameCn}` : name },
            { label: '身分', value: capacities[capacity] },
            { label: '簽署方式', value: '電子簽署，經由專屬連結' },
          ],
        })),
      ],
    },
    footer: `${lenderName} · 放債人牌照號碼 ${licenceNumber} · 協議版本 ${data.agreementVersion}`,
  }
}
