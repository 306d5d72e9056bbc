export interface TipsView {
  readonly options: readonly TipOption[]
  /** Label of the field for an amount, with the currency it is charged in; absent where the buyer may enter none. */
  readonly own?: string
  /** Chosen option, `OWN_TIP` or `NO_TIP`. */
  readonly chosen: string
  /** Amount of the buyer's own that is chosen. */
  readonly amount?: string
}

export interface TipOption {
  /** Names the option in the form: percent, or an amount, as a decimal. */
  readonly key: string
  readonly label: string
  /** Amount of a share. */
  readonly amount?: string
  readonly isSuggested: boolean
}

export const OWN_TIP = 'own'
export const NO_TIP = 'none'
