import type { EventForm, FormControl, FormInput } from '@fairground/contract/events/event-form.ts'
import type { Static } from 'typebox'
import type { ServerTexts } from '../../ground/texts/catalogues.ts'

type Input = Static<typeof FormInput>
type Control = Static<typeof FormControl>

const textInput = (name: string, label: string, maxLength: number): Input => ({
  name,
  label,
  type: 'TEXT',
  array: false,
  mandatory: true,
  maxLength,
  options: [],
  additionalLabels: {},
  labels: [],
})

const control = (id: string, type: Control['type'], orderIndex: number, inputs: Input[]): Control => ({
  id,
  type,
  system: true,
  name: id,
  label: inputs[0]?.label ?? '',
  orderIndex,
  inputs,
})

/** Questions of every event until its organiser adds more: name and email; with the messages of the form. */
export const defaultForm = (t: ServerTexts): Static<typeof EventForm> => ({
  controls: [
    control('name', 'NAME', 0, [
      textInput('firstName', t('event-form.firstName'), 50),
      textInput('lastName', t('event-form.lastName'), 50),
    ]),
    control('email', 'INPUT', 1, [textInput('email', t('event-form.email'), 255)]),
  ],
  messages: {
    rsvp: {
      rsvpYesOption: t('event-form.going'),
      rsvpNoOption: t('event-form.notGoing'),
      positiveMessages: {
        title: t('event-form.coming'),
        confirmation: {
          title: t('event-form.thankYou'),
          message: t('event-form.lookForward'),
          addToCalendarActionLabel: t('event-form.addToCalendar'),
          shareActionLabel: t('event-form.share'),
        },
      },
      waitlistMessages: {
        title: t('event-form.joinWaitingList'),
        confirmation: {
          title: t('event-form.onWaitingList'),
          message: t('event-form.whenAPlaceIsYours'),
          addToCalendarActionLabel: t('event-form.addToCalendar'),
          shareActionLabel: t('event-form.share'),
        },
      },
      negativeMessages: {
        title: t('event-form.notComing'),
        confirmation: { title: t('event-form.thanksForLettingUsKnow'), shareActionLabel: t('event-form.share') },
      },
      submitActionLabel: t('event-form.send'),
    },
    checkout: {
      title: t('event-form.yourDetails'),
      submitActionLabel: t('event-form.placeOrder'),
      confirmation: {
        title: t('event-form.thankYou'),
        message: t('event-form.ticketsReady'),
        downloadTicketsLabel: t('event-form.downloadTickets'),
        addToCalendarLabel: t('event-form.addToCalendar'),
        shareEventLabel: t('event-form.share'),
      },
    },
    registrationClosed: { message: t('event-form.closed'), exploreEventsActionLabel: t('event-form.otherEvents') },
    ticketsUnavailable: { message: t('event-form.notOnSale'), exploreEventsActionLabel: t('event-form.otherEvents') },
  },
})
