import type { EventForm, FormControl, FormInput } from '@fairground/contract/events/event-form.ts'
import type { Static } from 'typebox'

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

/** Questions of every event until its organiser adds more: name and email. */
export const defaultForm = (): Static<typeof EventForm> => ({
  controls: [
    control('name', 'NAME', 0, [textInput('firstName', 'First name', 50), textInput('lastName', 'Last name', 50)]),
    control('email', 'INPUT', 1, [textInput('email', 'Email', 255)]),
  ],
  messages: {
    rsvp: {
      rsvpYesOption: 'I’m going',
      rsvpNoOption: 'I’m not going',
      positiveMessages: {
        title: 'You’re coming',
        confirmation: {
          title: 'Thank you',
          message: 'We look forward to seeing you.',
          addToCalendarActionLabel: 'Add to calendar',
          shareActionLabel: 'Share',
        },
      },
      waitlistMessages: {
        title: 'Join the waiting list',
        confirmation: {
          title: 'You are on the waiting list',
          message: 'We will email you when a place is yours.',
          addToCalendarActionLabel: 'Add to calendar',
          shareActionLabel: 'Share',
        },
      },
      negativeMessages: {
        title: 'You are not coming',
        confirmation: { title: 'Thank you for letting us know', shareActionLabel: 'Share' },
      },
      submitActionLabel: 'Send',
    },
    checkout: {
      title: 'Your details',
      submitActionLabel: 'Place order',
      confirmation: {
        title: 'Thank you',
        message: 'Your tickets are ready.',
        downloadTicketsLabel: 'Download tickets',
        addToCalendarLabel: 'Add to calendar',
        shareEventLabel: 'Share',
      },
    },
    registrationClosed: { message: 'Registration is closed.', exploreEventsActionLabel: 'See other events' },
    ticketsUnavailable: { message: 'Tickets are not on sale.', exploreEventsActionLabel: 'See other events' },
  },
})
