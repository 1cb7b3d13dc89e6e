export const translations = {
  facilityActivated: {
    subject: '您的融资额度已生效',
    heading: '融资额度已生效',
    paragraphs: [
      '{company}的融资额度已经生效，您现在可以申请提款。',
      '额度的计算依据，包括每一项因素的影响，都可以在额度页面查看。',
    ],
    action: '查看额度',
  },
  /** Changes of a limit after it was granted. */
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
  /** After an addendum that changed nothing. */
  limitStays: {
    subject: '店铺已加入，融资额度没有变化',
    heading: '融资额度没有变化',
    paragraphs: [
      '补充协议签署完成后，我们连同新加入的店铺重新计算了额度，额度维持不变。原因可以在加入店铺的页面查看。',
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
    /** The lender's offer, which has to be signed. */
    offered: {
      subject: '您的提额申请已获同意，等待签署',
      heading: '提额申请已获同意',
      paragraphs: [
        '我们同意提高您的额度。请在门户内发起签署：公司的每位签署人都签署提额补充协议之后，新额度生效；需要核对签署记录的，核对完再生效。',
        '这项提额保留 30 天；到期没有全部签署的，额度保持不变。',
      ],
      action: '查看并发起签署',
    },
    lapsed: {
      subject: '这次提额没有生效',
      heading: '这次提额没有生效',
      paragraphs: ['补充协议签署完成时，您的融资已经到期或结清，这次提额没有生效。'],
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
      paragraphs: [
        '很抱歉，您的提额申请未获批准，现有额度保持不变。',
        '情况有变化时，可以再次申请。如需了解详情，请联系客服。',
      ],
      action: '查看额度',
    },
    withdrawn: {
      subject: '您的提额申请已撤回',
      heading: '提额申请已撤回',
      paragraphs: ['您的提额申请已按您的要求撤回，现有额度保持不变。', '如非本人操作，请立即联系客服。'],
      action: '查看额度',
    },
  },
  /** The decision on a request to extend a facility beyond its review. */
  renewal: {
    approved: {
      subject: '您的额度已续期',
      heading: '额度已续期',
      paragraphs: ['您的续期申请已经批准，额度按店铺最新的销售重新核定，即时生效。'],
      action: '查看额度',
    },
    rejected: {
      subject: '您的续期申请未获批准',
      heading: '续期申请未获批准',
      paragraphs: [
        '很抱歉，您的续期申请未获批准。额度使用至复核日期为止，之后不能再提款。',
        '已提取的款项仍按原来的约定偿还，也可以提前还。情况有变化时，可以再次申请续期。',
      ],
      action: '查看额度',
    },
    withdrawn: {
      subject: '您的续期申请已撤回',
      heading: '续期申请已撤回',
      paragraphs: [
        '您的续期申请已按您的要求撤回。额度使用至复核日期为止，在此之前可以重新申请。',
        '如非本人操作，请立即联系客服。',
      ],
      action: '查看额度',
    },
  },
  facilityReviewSoon: {
    subject: '您的额度将于 {date} 到期，请申请续期',
    heading: '额度即将到期',
    paragraphs: [
      '您的额度使用至 {date} 为止。申请续期后，我们会按店铺最新的销售重新核定，由贷款人审批。',
      '续期之前，请保持店铺授权有效，并还清逾期的款项。不续期的话，到期后不能再提款，已提取的款项仍按原来的约定偿还。',
    ],
    action: '申请续期',
  },
  facilityEnded: {
    expired: {
      subject: '您的额度已到期',
      heading: '额度已到期',
      paragraphs: [
        '您的额度已到期，在续期之前不能再提款。您现在仍可以申请续期。',
        '已提取的款项仍按原来的约定偿还，也可以提前还。',
      ],
      action: '查看额度',
    },
    closed: {
      subject: '您的额度已关闭',
      heading: '额度已关闭',
      paragraphs: ['您的额度已经关闭，不能再提款。您没有未还的款项。', '如有疑问，请联系客服。'],
      action: '查看额度',
    },
  },
} as const
