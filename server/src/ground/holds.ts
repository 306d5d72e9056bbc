/** Holds, and their limited units. */
export interface Held {
  readonly holds: number
  readonly units: number
}

/** Holds that one request is about to make, until it ends. */
export interface HoldUnderWay {
  /**
   * Announces that the request is about to hold so many limited units for the holders, by whatever name they have; returns what other
   * requests were about to hold for each of them when it was first announced. Those that come later count this one.
   */
  declare(holders: readonly string[], units: number): readonly Held[]
  end(): void
}

/** Orders that wait for their payment, and pending reservations, that one owner and one network may have at once, and their units. */
export interface OpenHolds {
  readonly perOwner: number
  readonly perAddress: number
  readonly unitsPerOwner: number
  readonly unitsPerAddress: number
}
