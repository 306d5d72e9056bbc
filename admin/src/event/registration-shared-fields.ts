import { plainFields } from '../forms/shared-edits.ts'
import { t } from '../texts.ts'
import type { RegistrationValues } from './registration-values.ts'

type Words<Field extends keyof RegistrationValues> = Readonly<Record<RegistrationValues[Field] & string, string>>

export const replies: Words<'responseType'> = {
  YES_ONLY: t('admin.event.yesOnly'),
  YES_AND_NO: t('admin.event.yesOrNo'),
}

export const states: Words<'state'> = {
  OPEN: t('admin.event.open'),
  PAUSED: t('admin.event.paused'),
  CLOSED: t('admin.event.closed'),
}

export const ways: Words<'way'> = {
  HERE: t('admin.event.onThisSite'),
  EXTERNAL: t('admin.event.onAnotherSite'),
  NONE: t('admin.event.noRegistration'),
}

export const companionWords = (n: number): string => (n === 0 ? t('admin.event.none') : t('admin.event.upToN', { n }))

const moment = (typed: string): string => typed.replace('T', ' ') || t('admin.event.noLimit')

const fields = plainFields<RegistrationValues>(
  {
    way: t('admin.event.guestsRegister'),
    externalUrl: t('admin.event.webAddress'),
    state: t('admin.event.registrationIs'),
    membersOnly: t('admin.event.forMembersOnly'),
    limit: t('admin.event.places'),
    companions: t('admin.event.companionsOfEachGuest'),
    opens: t('admin.event.opens'),
    closes: t('admin.event.closes'),
    responseType: t('admin.event.possibleReplies'),
    waitlist: t('admin.event.waitingList'),
    perOrder: t('admin.event.ticketsPerOrder'),
    eachGuest: t('admin.event.askForEveryGuest'),
    transferable: t('admin.event.ticketsMayBeTransferred'),
    cancelable: t('admin.event.buyersMayCancel'),
    cancelHours: t('admin.event.cancelHours'),
    cancelPercent: t('admin.event.cancelPercent'),
    cancelFee: t('admin.event.cancelFee'),
    changeable: t('admin.event.buyersMayChange'),
    changeHours: t('admin.event.changeHours'),
    changeTimes: t('admin.event.changesPerTicket'),
    changeDates: t('admin.event.changeToOtherDates'),
    changeCheaper: t('admin.event.changeToCheaper'),
    changeRefunds: t('admin.event.changeRefunds'),
    changeDearer: t('admin.event.changeToDearer'),
    changeEvents: t('admin.event.changeToEvents'),
    holdMinutes: t('admin.event.ticketsAreHeldFor'),
    currency: t('admin.event.currency'),
    taxName: t('admin.event.nameOfTheTax'),
    taxRate: t('admin.event.taxRate'),
    taxAdded: t('admin.event.addTaxAtCheckout'),
    taxOnDonations: t('admin.event.taxDonationsToo'),
  },
  {
    way: (way) => ways[way],
    state: (state) => states[state],
    limit: (limit) => limit || t('admin.event.noLimit'),
    companions: (n) => companionWords(Number(n)),
    opens: moment,
    closes: moment,
    responseType: (type) => replies[type],
    perOrder: (count) => count || t('admin.event.noLimit'),
    changeTimes: (count) => count || t('admin.event.noLimit'),
    changeEvents: (ids) =>
      ids ? t('admin.door-staff.eventsCount', { count: ids.split(' ').length }) : t('admin.event.none'),
  },
)

/** Settings of registration that two people may change. */
export const registrationFields = () => fields
