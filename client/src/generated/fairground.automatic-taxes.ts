// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface AutomaticCalculator {
  appId: string
  title: string
  test: boolean
  isSetUp: boolean
  problem?: CalculatorProblem
}

export interface AutomaticTax {
  fallbackReason?: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'
  calculators: string[]
  recordedSales: RecordedTaxSale[]
}

export interface CalculatorProblem {
  message: string
  times: number
  firstDate: Date
  lastDate: Date
}

export type GetAutomaticTaxRefusal = 'ORDER_NOT_FOUND'

export interface GetAutomaticTaxRequest {
  orderId: string
}

export interface GetAutomaticTaxResponse {
  automaticTax?: AutomaticTax
}

export type ListAutomaticCalculatorsRefusal = never

export type ListAutomaticCalculatorsRequest = Record<never, never>

export interface ListAutomaticCalculatorsResponse {
  calculators: AutomaticCalculator[]
}

export interface RecordedTaxSale {
  reference: string
  recordedDate: Date
}

export type TestAutomaticCalculatorRefusal = 'CALCULATOR_ID_NOT_FOUND' | 'TAX_CALCULATOR_FAILED'

export interface TestAutomaticCalculatorRequest {
  appId: string
  country: string
  subdivision?: string
  postalCode?: string
}

export interface TestAutomaticCalculatorResponse {
  currency: string
  amount: string
  tax: string
  taxes: TestedTax[]
}

export interface TestedTax {
  taxName: string
  jurisdiction: string
  jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rate: string
  taxAmount: string
}

/** Module `fairground.automatic-taxes`. */
export const automaticTaxes = {
  /** Calculators of taxes outside, also those that are not set up: an account is set up under payments. */
  listAutomaticCalculators: call<ListAutomaticCalculatorsRequest, ListAutomaticCalculatorsResponse, ListAutomaticCalculatorsRefusal>('GET', '/fairground/v1/automatic-tax-calculators', { values: { calculators: { problem: { firstDate: 'date', lastDate: 'date' } } } }),
  /** Has a calculator find the taxes of standard goods for 100 units of the currency, and check the tax codes of all groups. No calculation is stored. */
  testAutomaticCalculator: call<TestAutomaticCalculatorRequest, TestAutomaticCalculatorResponse, TestAutomaticCalculatorRefusal>('POST', '/fairground/v1/automatic-tax-calculators/{appId}/test'),
  /** Calculator that found the taxes of an order, or the reason why the rates of the site stand in for it. */
  getAutomaticTax: call<GetAutomaticTaxRequest, GetAutomaticTaxResponse, GetAutomaticTaxRefusal>('GET', '/fairground/v1/orders/{orderId}/automatic-tax', { values: { automaticTax: { recordedSales: { recordedDate: 'date' } } } }),
}
