/** Calculation of a calculator outside whose taxes a price bears. */
export interface UsedCalculation {
  /** Name of the calculator. */
  readonly calculator: string
  /** Public key of the account there. */
  readonly account: string
  /** The calculator's own id. */
  readonly id: string
  /** Lines by the places of its charges; without any it is of the delivery alone. */
  readonly lineIds: readonly string[]
}
