/** Form field of a chosen seat, or of units of an area: `KIND/OPTION/SPOT/UNITS`, the option empty where the ticket has none. */
export const SEAT = 'seat'

export interface ChosenSeat {
  readonly kindId: string
  /** Empty where the ticket has no pricing options. */
  readonly optionId: string
  readonly spotId: string
  readonly units: number
}

export const seatValue = ({ kindId, optionId, spotId, units }: ChosenSeat): string =>
  [kindId, optionId, spotId, units].join('/')

export function chosenSeats(form: FormData | URLSearchParams): ChosenSeat[] {
  return form.getAll(SEAT).flatMap((value) => {
    const [kindId = '', optionId = '', spotId = '', units = ''] = String(value).split('/')
    const count = Number(units)
    return kindId && spotId && Number.isInteger(count) && count > 0 ? [{ kindId, optionId, spotId, units: count }] : []
  })
}
