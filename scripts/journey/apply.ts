import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { currencyFixedBy, productTerms } from '#shared/lending/product-terms.ts'
import { linePath } from '#shared/site/screen-paths.ts'
import { expectFigure } from './expect-figure.ts'
import type { LoggedInSeller } from './seller.ts'

export const apply = async ({ client, token, line, seller, say }: LoggedInSeller): Promise<void> => {
  const position = async () => client.call(applicationEndpoints.getPosition, {}, { token })
  await client.call(
    applicationEndpoints.storePosition,
    {
      body: {
        path: linePath(line, 'registerDrawdownAccount'),
        path_name: `${line.statusPrefix} Drawdown Account Draft`,
      },
    },
    { token },
  )
  const ahead = await client.ask(
    applicationEndpoints.storePosition,
    {
      body: { path: linePath(line, 'registerSigning'), path_name: `${line.statusPrefix} Signing Completed` },
    },
    { token },
  )
  expectFigure('the code of a step that was not done', ahead.ok ? 'success' : ahead.code, 20016)

  await client.call(
    applicationEndpoints.saveDebitAccount,
    {
      body: {
        swift_code: 'HSBCHKHHHKH',
        region: '1',
        currency: currencyFixedBy(productTerms[line.productCode].currencyRule) ?? 'GBP',
        relation_type: 'company',
        bank_name: 'The Hongkong and Shanghai Banking Corporation Limited',
        account_number: '808-123456-838',
        account_name: 'Harbour Gift Trading Limited',
        branch: 'Central',
        address: '1 Queen’s Road Central, Hong Kong',
      },
    },
    { token, password: seller.password },
  )
  expectFigure(
    'the position',
    (await position()).path_name,
    `${line.statusPrefix} Drawdown Account Submitted`,
  )
  expectFigure('the path of the position', (await position()).path, linePath(line, 'registerBusinessInfo'))

  await client.call(
    applicationEndpoints.saveBusinessInformation,
    { body: { annual_sales_turnover_usd: '10400000.00', years_of_business: 8 } },
    { token },
  )
  expectFigure('the position', (await position()).path_name, `${line.statusPrefix} Business Info Submitted`)

  const agreement = await client.call(agreementsEndpoints.initiateSign, { body: {} }, { token })
  const again = await client.call(agreementsEndpoints.initiateSign, { body: {} }, { token })
  expectFigure('the agreement of a repeated call', again.agreement_id, agreement.agreement_id)
  const { path, path_name } = await position()
  expectFigure('the position', path_name, `${line.statusPrefix} Signing Initiated`)
  say(`drawdown account, business information and signing: ${path_name}, on to ${path}`)
}
