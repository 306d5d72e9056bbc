import Type from 'typebox'
import { JurisdictionType, TaxFallbackReason } from '../enumerations/taxes.ts'
import { admin, operation } from '../operation.ts'
import { CountryCode, CurrencyCode, Empty, Guid, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.automatic-taxes'

export const listAutomaticCalculators = operation({
  module,
  name: 'listAutomaticCalculators',
  summary: 'Calculators of taxes outside, also those that are not set up: an account is set up under payments.',
  method: 'GET',
  path: '/fairground/v1/automatic-tax-calculators',
  who: admin('settings.read'),
  request: Empty,
  response: Type.Object({
    calculators: list(
      named(
        'AutomaticCalculator',
        Type.Object({
          /** As tax regions name it. */
          appId: Guid,
          title: Type.String(),
          /** It is there while test payments are on. */
          test: Type.Boolean(),
          isSetUp: Type.Boolean(),
          /** It did not calculate in the last 24 hours, but for addresses that it does not know. A test that succeeds ends it. */
          problem: optional(
            named(
              'CalculatorProblem',
              Type.Object({
                /** The last one, in the words of the calculator. */
                message: Type.String(),
                times: Type.Integer(),
                firstDate: Timestamp,
                lastDate: Timestamp,
              }),
            ),
          ),
        }),
      ),
      10,
    ),
  }),
  refusals: [],
})

export const testAutomaticCalculator = operation({
  module,
  name: 'testAutomaticCalculator',
  summary:
    'Has a calculator find the taxes of standard goods for 100 units of the currency, and check the tax codes of all groups. No calculation is stored.',
  method: 'POST',
  path: '/fairground/v1/automatic-tax-calculators/{appId}/test',
  who: admin('settings.write'),
  request: Type.Object({
    appId: Guid,
    country: CountryCode,
    subdivision: optional(text(50)),
    postalCode: optional(text(50)),
  }),
  response: Type.Object({
    currency: CurrencyCode,
    amount: Type.String(),
    tax: Type.String(),
    taxes: list(
      named(
        'TestedTax',
        Type.Object({
          taxName: Type.String(),
          jurisdiction: Type.String(),
          jurisdictionType: oneOf(JurisdictionType),
          rate: Type.String(),
          taxAmount: Type.String(),
        }),
      ),
      10,
    ),
  }),
  refusals: ['CALCULATOR_ID_NOT_FOUND', 'TAX_CALCULATOR_FAILED'],
})

export const getAutomaticTax = operation({
  module,
  name: 'getAutomaticTax',
  summary: 'Calculator that found the taxes of an order, or the reason why the rates of the site stand in for it.',
  method: 'GET',
  path: '/fairground/v1/orders/{orderId}/automatic-tax',
  who: admin('orders.read'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({
    /** Absent: no calculator outside had a part in the taxes. */
    automaticTax: optional(
      named(
        'AutomaticTax',
        Type.Object({
          /** Absent: the calculator's amounts were charged. */
          fallbackReason: optional(oneOf(TaxFallbackReason)),
          /** Titles of the calculators whose amounts were charged. */
          calculators: Type.Array(Type.String()),
          /** Sales that they have recorded once all was paid, by their own ids. */
          recordedSales: Type.Array(
            named('RecordedTaxSale', Type.Object({ reference: Type.String(), recordedDate: Timestamp })),
          ),
        }),
      ),
    ),
  }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const operations = [listAutomaticCalculators, testAutomaticCalculator, getAutomaticTax] as const
