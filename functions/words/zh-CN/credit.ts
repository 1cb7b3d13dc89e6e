export const words = {
  facilityActivated: {
    subject: '您的融资额度已生效',
    heading: '融资额度已生效',
    paragraphs: [
      '{company}的融资额度已经生效，您现在可以申请提款。',
      '额度的计算依据，包括每一项因素的影响，都可以在额度页面查看。',
    ],
    action: '查看额度',
  },
  /** What became of a limit after it was first granted. */
  /** After shops were unlinked, or came from another company. */
  limitWithShops: {
    lowered: {
      subject: '您的融资额度已调整',
      heading: '融资额度已调整',
      paragraphs: [
        '您连接的店铺有变动，我们按现有店铺的销售数据重新计算了额度，结果低于原额度，新额度即时生效。',
        '已提取和已预留的款项不受影响。额度的计算依据可以在额度页面查看。',
      ],
      action: '查看额度',
    },
    higherPossible: {
      subject: '您可以申请提高融资额度',
      heading: '可以申请提高额度',
      paragraphs: [
        '您连接的店铺有变动，我们按现有店铺的销售数据重新计算了额度，结果高于现有额度。您可以申请提高额度，由我们审批。',
      ],
      action: '查看额度',
    },
  },
  /** After an addendum has added shops to the facility. */
  limitWithAddedShops: {
    lowered: {
      subject: '您的融资额度已调整',
      heading: '融资额度已调整',
      paragraphs: [
        '补充协议签署完成后，我们连同新加入的店铺重新计算了额度，结果低于原额度，新额度即时生效。',
        '已提取和已预留的款项不受影响。额度的计算依据可以在额度页面查看。',
      ],
      action: '查看额度',
    },
    higherPossible: {
      subject: '您可以申请提高融资额度',
      heading: '可以申请提高额度',
      paragraphs: [
        '补充协议签署完成后，我们连同新加入的店铺重新计算了额度，结果高于现有额度，但增加的部分并非来自新加入的店铺。您可以申请提高额度，由我们审批。',
      ],
      action: '查看额度',
    },
  },
  limitRaised: {
    subject: '您的融资额度已提高',
    heading: '融资额度已提高',
    paragraphs: [
      '补充协议签署完成后，我们连同新加入的店铺重新计算了额度，新额度即时生效。',
      '额度的计算依据可以在额度页面查看。',
    ],
    action: '查看额度',
  },
  limit: {
    lowered: {
      subject: '您的融资额度已调整',
      heading: '融资额度已调整',
      paragraphs: [
        '首次提款后，我们根据您店铺的最新销售数据重新计算了额度，结果低于原额度，新额度即时生效。',
        '已提取和已预留的款项不受影响。额度的计算依据可以在额度页面查看。',
      ],
      action: '查看额度',
    },
    higherPossible: {
      subject: '您可以申请提高融资额度',
      heading: '可以申请提高额度',
      paragraphs: [
        '首次提款后，我们根据您店铺的最新销售数据重新计算了额度，结果高于现有额度。您可以申请提高额度，由我们审批。',
      ],
      action: '查看额度',
    },
    approved: {
      subject: '您的提额申请已批准',
      heading: '提额申请已批准',
      paragraphs: ['您的提额申请已经批准，新额度即时生效。'],
      action: '查看额度',
    },
    rejected: {
      subject: '您的提额申请未获批准',
      heading: '提额申请未获批准',
      paragraphs: ['很抱歉，您的提额申请未获批准，现有额度保持不变。', '如需了解详情，请联系客服。'],
      action: '查看额度',
    },
    withdrawn: {
      subject: '您的提额申请已撤回',
      heading: '提额申请已撤回',
      paragraphs: ['您的提额申请已按您的要求撤回，现有额度保持不变。', '如非本人操作，请立即联系客服。'],
      action: '查看额度',
    },
  },
} as const
