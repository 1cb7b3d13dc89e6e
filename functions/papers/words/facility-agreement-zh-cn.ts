import type { SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { AllocationPriority, DueKind } from '#shared/lending/allocation.ts'
import type { DayCountBasis } from '#shared/lending/day-count.ts'
import { effectiveRateCap, effectiveRateWarning } from '#shared/lending/policy.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { FacilityAgreementData, FacilityAgreementText } from '../facility-agreement.ts'
import { dateText, figures } from './formats.ts'

/** How the order goes together with the due dates. */
const within: Record<AllocationPriority, string> = {
  kind: '同类款项中，先到期的先清偿',
  oldestDue: '不同到期日的款项，先到期的先清偿，同一到期日的款项按上述顺序',
}

const dueNames: Record<DueKind, string> = {
  fee: '费用',
  overdueInterest: '逾期利息',
  interest: '利息',
  principal: '本金',
}

const dayCounts: Record<DayCountBasis, string> = {
  'ACT/360': '实际天数除以 360（ACT/360）',
  'ACT/365F': '实际天数除以 365（ACT/365F）',
  '30/360': '每月 30 天、每年 360 天（30/360）',
}

const capacities: Record<SignerCapacity, string> = {
  director: '董事',
  director_and_shareholder: '董事兼股东',
  legal_representative: '法定代表人',
  partner: '合伙人',
  sole_proprietor: '独资经营者',
}

const currencyClause = ({ currencyRule }: ProductTerms): string =>
  currencyRule.from === 'shops'
    ? '额度的货币，为借款人已授权店铺的销售货币。'
    : `额度的货币为 ${currencyRule.currency}。`

const minimumInterest = ({ minimumInterestDays }: ProductTerms): string =>
  minimumInterestDays === 0
    ? '本协议不设最低计息天数：借款人只须支付实际用款天数的利息。'
    : `每笔提款最少计息 ${minimumInterestDays} 天，即使借款人更早还清；此项安排仍受第 7 条的法定上限约束。`

const overdue = ({ graceDays, overdueMultiplier }: ProductTerms): string =>
  `到期日后有 ${graceDays} 天宽限期，在宽限期内还清的，不收逾期利息。超过宽限期仍未还清的，逾期利息自到期日起，就逾期未还的本金，按该笔提款年利率的 ${overdueMultiplier} 倍以单利计算，直至还清之日；对利息不再收取利息。`

/** The facility agreement in Simplified Chinese. */
export const facilityAgreementZhCn = (data: FacilityAgreementData): FacilityAgreementText => {
  const { terms, lenderName, companyName, licenceNumber } = data
  const benchmark = `${terms.benchmark}（有担保隔夜融资利率，由纽约联邦储备银行公布）`
  return {
    title: '循环融资协议',
    subtitle: '适用于凭店铺销售额取得的循环融资额度',
    facts: [
      { label: '协议编号', value: data.agreementNumber },
      { label: '协议日期', value: dateText(data.agreementDate, 'zh-CN') },
      { label: '贷款人', value: lenderName },
      { label: '放债人牌照号码', value: licenceNumber },
      { label: '借款人', value: companyName },
      ...(data.companyNameCn ? [{ label: '借款人中文名称', value: data.companyNameCn }] : []),
      { label: '年利率', value: `${terms.benchmark} + ${terms.marginPercent}%` },
      { label: '每笔提款期限', value: `${terms.tenorDays} 天，到期一次还本付息` },
      { label: '法定利率上限', value: `实际年利率 ${effectiveRateCap}%` },
    ],
    opening: [
      `本协议由 ${lenderName}（根据香港法例第 163 章《放债人条例》领有牌照，牌照号码 ${licenceNumber}，以下称“贷款人”）与 ${companyName}（以下称“借款人”）于文首所列日期订立。`,
      '签署之前请完整阅读。以下是您需要知道的全部条款；如有不明白之处，请先向贷款人查询，或征询独立的法律意见。',
    ],
    clauses: [
      {
        heading: '融资额度与用途',
        paragraphs: [
          '贷款人同意按本协议向借款人提供一项循环融资额度（“额度”）。额度的金额由贷款人根据借款人已授权店铺的销售数据计算，在本协议签署完成后通知借款人，并连同计算所用的各项因素在门户内列明。',
          `${currencyClause(terms)}额度最高不超过以该货币计的 ${figures(terms.limitCapCents)}，并自生效日起每 ${terms.reviewMonths} 个月复核一次。`,
          '借款人只可将提款用于其自身的日常经营，包括采购存货、支付物流、仓储、平台及广告费用；不得用于买卖证券或虚拟资产、购买住宅物业、转借他人，或任何法律禁止的用途。',
          '贷款人可因应借款人的风险状况调低或冻结尚未动用的额度，并须通知借款人。此举不影响已放款提款的利率及到期日。',
        ],
      },
      {
        heading: '提款',
        paragraphs: [
          `借款人可在门户内申请提款，每笔不少于 ${figures(terms.minimumDrawdownCents)}（以额度货币计）。可提余额为额度与水位（按支付账户中合资格未结算余额厘定；没有该等数据时即为额度本身）两者中的较低者，减去未偿还本金、处理中的提款及已冻结的额度。`,
          '在借款人确认提款之前，门户会列明提款金额、基准利率及其日期与来源、年利率、到期日、到期利息、应还总额及实际年利率。借款人未确认的，不产生任何责任。',
          '每笔提款以一份提款承付票为凭。承付票在放款之前制成并提供给借款人，载明以文字及数字表示的金额、年利率及商议地点。',
          '提款只会汇入借款人名下、经贷款人核实的提款账户。每笔提款须经贷款人批准；未获批准的，所占用的额度随即恢复。',
        ],
      },
      {
        heading: '利息',
        paragraphs: [
          `每笔提款的年利率为基准利率加 ${terms.marginPercent}%。基准利率为 ${benchmark}，于提款当日订定，在该笔提款的整个期限内不变。`,
          `利息按${dayCounts[terms.dayCountBasis]}计算，放款当日不计息，还款当日计息。`,
          '利息为单利。任何情况下，利息均不会并入本金，亦不收取复利。',
          `利息按足够精度累计，只在入账时四舍五入至分一次。${minimumInterest(terms)}`,
        ],
      },
      {
        heading: '还款与入账次序',
        paragraphs: [
          `每笔提款自放款之日起 ${terms.tenorDays} 天到期，本金与利息于到期日一次还清。贷款人会在到期日发出账单。`,
          '借款人以提款的货币，转账至账单所列的账户，并注明账单编号。贷款人收到可动用款项之日为还款日。',
          `每笔还款依次用于清偿：${terms.allocationOrder.map((kind) => dueNames[kind]).join('、')}；${within[terms.allocationPriority]}。`,
          '多付的款项属于借款人，贷款人须记入借款人账下，或按借款人的指示退还。已偿还的本金恢复为可用额度。',
        ],
      },
      {
        heading: '提前还款',
        paragraphs: [
          '借款人可随时提前偿还任何一笔提款的全部或部分，无须另付费用或罚金。',
          '提前偿还的本金，利息只计算至实际还款之日，但须符合第 3 条有关最低计息天数的约定（如有）。',
        ],
      },
      {
        heading: '逾期',
        paragraphs: [
          overdue(terms),
          '除本协议载明的款项外，贷款人不会就逾期收取任何其他费用。如预计未能如期还款，请尽早与贷款人联络，商讨还款安排。',
        ],
      },
      {
        heading: '实际利率与法定上限',
        paragraphs: [
          '每笔提款的实际年利率按《放债人条例》附表 2 的方法计算，并在借款人确认之前及承付票上列明。',
          `依照《放债人条例》，任何人以超过每年 ${effectiveRateCap}% 的实际利率贷出款项，即属犯罪。本协议下任何提款的实际年利率均不得超过此上限；如因任何原因超过，超出的部分无须支付，已支付的须退还借款人。`,
          `实际年利率超过 ${effectiveRateWarning}% 的，法律推定有关交易属敲诈性，法院可重新商议有关交易。贷款人不会在未经额外复核的情况下提出该等报价。`,
          '借款人有权取得本协议及每份承付票的副本，亦可按《放债人条例》的规定，以书面要求贷款人提供欠款状况的说明。',
          '贷款人并无就本协议委任或收取费用予任何中介人。借款人无须为取得本额度向任何第三方付款；如有人提出此等要求，请立即通知贷款人。',
        ],
      },
      {
        heading: '借款人的声明与承诺',
        paragraphs: [
          '借款人声明：其依法成立并有效存续；已获得订立本协议所需的一切授权；向贷款人提供的资料在各重要方面均真实、完整。',
          '在任何款项未偿还期间，借款人须维持其店铺的授权，按贷款人的合理要求提供资料，并在公司资料、董事、股东或主要经营状况有重大变更时及时通知贷款人。',
        ],
      },
      {
        heading: '违约',
        paragraphs: [
          '以下任何一项即构成违约：到期款项在宽限期后仍未付清；借款人的声明在重要方面不真实；借款人严重违反本协议，并在接到通知后 14 天内未作补救；借款人无力偿债、被申请清盘或停止经营。',
          '发生违约后，在违约持续期间，贷款人可以书面通知借款人取消未动用的额度，并宣布未偿还的本金及截至当日的应计利息即时到期。利息仍按第 3 条及第 6 条以单利计算。',
        ],
      },
      {
        heading: '资料与私隐',
        paragraphs: [
          '借款人同意贷款人从已授权的店铺及支付平台取得订单、退款、结算及余额资料，用于评估额度、管理融资、防范欺诈及履行法律责任。借款人可随时撤回授权；撤回后，贷款人可停止新的提款。',
          '个人资料按香港法例第 486 章《个人资料（私隐）条例》处理，只会在上述用途所需的范围内，披露予受保密责任约束的服务提供者、信贷资料机构，以及法律要求或准许的人士。资料当事人有权查阅及改正其个人资料。',
        ],
      },
      {
        heading: '电子签署',
        paragraphs: [
          '各方同意本协议以电子方式订立及签署。每名签署人经由寄往其电邮地址的专属链接阅读本协议，并以输入全名的方式签署。依照香港法例第 553 章《电子交易条例》，此等签署与亲笔签署具有同等效力。',
          '贷款人为每项签署记录签署人姓名、签署时间、网络地址及本文件的 SHA-256 摘要，作为签署内容及身份的凭证。所有签署人签署后，本协议即告生效。',
        ],
      },
      {
        heading: '一般条款与适用法律',
        paragraphs: [
          '通知可经门户或各方登记的电邮地址发出。对本协议的修改须经双方书面同意；任何条款无效，不影响其余条款。未经对方书面同意，任何一方不得转让其在本协议下的责任。',
          '本协议以签署时所用的语言为准；其他语言的文本仅供参考。并非本协议一方的人，无权依据香港法例第 623 章《合约（第三者权利）条例》强制执行本协议的任何条款。',
          '本协议在香港商议及订立，受香港特别行政区法律管辖并据其解释。各方接受香港法院的非专属司法管辖权。',
        ],
      },
    ],
    warning: '忠告：借钱梗要还，咪俾钱中介。',
    signatures: {
      heading: '签署',
      note: '各签署人以电子方式签署。签署的姓名、时间及本文件的摘要，由贷款人与本协议一并保存。',
      blocks: [
        {
          party: `贷款人：${lenderName}`,
          rows: [
            { label: '放债人牌照号码', value: licenceNumber },
            { label: '发出日期', value: dateText(data.agreementDate, 'zh-CN') },
          ],
        },
        ...data.signers.map(({ name, nameCn, capacity }) => ({
          party: `借款人：${companyName}`,
          rows: [
            { label: '签署人', value: nameCn ? `${name}  ${nameCn}` : name },
            { label: '身份', value: capacities[capacity] },
            { label: '签署方式', value: '电子签署，经由专属链接' },
          ],
        })),
      ],
    },
    footer: `${lenderName} · 放债人牌照号码 ${licenceNumber} · 协议版本 ${data.agreementVersion}`,
  }
}
