import { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { getBusinessInformation } from './get-business-information.ts'
import { getDebitAccount } from './get-debit-account.ts'
import { getShareholderStructure } from './get-shareholder-structure.ts'
import { getSofr } from './get-sofr.ts'
import { listApplications } from './list-applications.ts'
import { listBanks } from './list-banks.ts'
import { listCharges } from './list-charges.ts'
import { listDirectorNames } from './list-director-names.ts'
import { quoteDrawdown } from './quote-drawdown.ts'
import { quotePayoff } from './quote-payoff.ts'
import { reportPayment } from './report-payment.ts'
import { reportPayoff } from './report-payoff.ts'
import { saveBusinessInformation } from './save-business-information.ts'
import { saveCompanyInformation } from './save-company-information.ts'
import { saveDebitAccount } from './save-debit-account.ts'
import { submitDrawdown } from './submit-drawdown.ts'
import { withdrawApplication } from './withdraw-application.ts'

export const createDrawdownLambda = (deps: Deps) =>
  createAreaLambda(
    drawdownEndpoints,
    {
      saveDebitAccount,
      getDebitAccount,
      saveBusinessInformation,
      getBusinessInformation,
      saveCompanyInformation,
      getShareholderStructure,
      listBanks,
      getSofr,
      listDirectorNames,
      quoteDrawdown,
      submitDrawdown,
      withdrawApplication,
      listApplications,
      listCharges,
      reportPayment,
      quotePayoff,
      reportPayoff,
    },
    deps,
  )
