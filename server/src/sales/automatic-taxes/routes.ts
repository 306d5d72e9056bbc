import * as contract from '@fairground/contract/fairground/automatic-taxes.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { currencyExponent } from '@fairground/domain/currency.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { formatFraction } from '@fairground/domain/rate.ts'
import { STANDARD_GROUP_ID } from '@fairground/domain/tax/tax-table.ts'
import { UNNAMED_TAX } from '@fairground/domain/tax/unnamed-tax.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { CalculatorFault, possibleAnswer, type TaxCalculator } from './calculator.ts'
import { accountAt, automaticCalculator, automaticCalculators } from './calculators.ts'
import { deleteProblem, problemsNow } from './problems.ts'
import { findTaxSource } from './queries.ts'
import { questionOf } from './settle-taxes.ts'

interface AutomaticTaxDeps {
  readonly calculators: ReadonlyMap<string, TaxCalculator>
}

export function automaticTaxRoutes(api: Api, { calculators }: AutomaticTaxDeps): void {
  mount(api, contract.listAutomaticCalculators, async (_, ctx) => {
    const problems = await problemsNow(ctx)
    return {
      calculators: automaticCalculators.map((calculator) => {
        const { id, name, title, test } = calculator
        const problem = problemToWire(problems.get(name))
        return {
          appId: id,
          title,
          test,
          isSetUp: accountAt(ctx.site, calculator) !== undefined,
          ...present({ problem }),
        }
      }),
    }
  })
  // Nothing outside is called within a transaction.
  mount(api, contract.testAutomaticCalculator, (request, ctx) => tested(ctx, calculators, request), { once: true })
  mount(api, contract.getAutomaticTax, async ({ orderId }, { db }) => {
    const row = await db.row(findTaxSource, { id: orderId })
    if (!row) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    if (!row.tax) return {}
    const { rates, calculations } = row.tax
    const names = new Set(calculations.map(({ calculator }) => calculator))
    return {
      automaticTax: {
        ...present({ fallbackReason: rates === 'USED' ? undefined : rates }),
        calculators: automaticCalculators.flatMap(({ name, title }) => (names.has(name) ? [title] : [])),
        recordedSales: row.recorded.map(({ sale, at }) => ({
          reference: sale,
          recordedDate: new Date(at).toISOString(),
        })),
      },
    }
  })
}

type Problems = Awaited<ReturnType<typeof problemsNow>>

const problemToWire = (row: ReturnType<Problems['get']>) =>
  row && {
    message: row.problem,
    times: row.times,
    firstDate: row.beganAt.toISOString(),
    lastDate: row.lastAt.toISOString(),
  }

const UNITS = 100n

async function tested(
  { site, db }: Ctx,
  calculators: AutomaticTaxDeps['calculators'],
  { appId, ...place }: RequestOf<typeof contract.testAutomaticCalculator>,
): Promise<ResponseOf<typeof contract.testAutomaticCalculator>> {
  const { currency } = site
  const found = automaticCalculator(appId)
  const calculator = found && calculators.get(found.name)
  const net = UNITS * 10n ** BigInt(currencyExponent(currency))
  const charge = { included: false, net, quantity: 1, lineId: 'test' }
  const groups = [STANDARD_GROUP_ID, ...Object.keys(site.taxes?.codes ?? {}).filter((id) => id !== STANDARD_GROUP_ID)]
  const charges = found && groups.map((groupId) => ({ ...charge, groupId, calculator: found, place, isBilling: false }))
  const question = charges && questionOf(site, charges)
  if (!calculator || !question) throw new ApiError({ code: 'CALCULATOR_ID_NOT_FOUND', appId })
  try {
    const answer = possibleAnswer(question, await calculator.calculate(site.id, question))
    const [taxes = []] = answer.charges
    await db.run(deleteProblem, { calculator: found.name })
    return {
      currency,
      amount: formatAmount(net, currency),
      tax: formatAmount(
        taxes.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
        currency,
      ),
      taxes: taxes.map(({ name, jurisdiction, jurisdictionType, rate, amount }) => ({
        taxName: name || UNNAMED_TAX,
        jurisdiction,
        jurisdictionType,
        rate: formatFraction(BigInt(rate)),
        taxAmount: formatAmount(BigInt(amount), currency),
      })),
    }
  } catch (error) {
    if (!(error instanceof CalculatorFault)) throw error
    const problem = error.message
    throw new ApiError({ code: 'TAX_CALCULATOR_FAILED', problem }, (t) =>
      t('refusals-staff.taxCalculatorFailedBecause', { problem }),
    )
  }
}
