import Type from 'typebox'
import { InputControlType, InputValueType } from '../enumerations/events.ts'
import { float, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { EventAddress } from './event-location.ts'

export const FormInput = named(
  'Input',
  Type.Object({
    name: Type.String(),
    label: Type.String(),
    type: oneOf(InputValueType),
    array: Type.Boolean(),
    mandatory: Type.Boolean(),
    /** Characters of a value; 0 is no limit but the general one. */
    maxLength: Type.Integer(),
    options: Type.Array(Type.String()),
    additionalLabels: Type.Record(Type.String(), Type.String()),
    /** Most values of an array input. */
    maxSize: optional(Type.Integer()),
    /** The option of a dropdown that is chosen already, or the text that stands in for none. */
    defaultOptionSelection: optional(
      Type.Object({ optionIndex: optional(Type.Integer()), placeholderText: optional(Type.String()) }),
    ),
    labels: Type.Array(Type.Object({ name: Type.String(), label: Type.String() })),
  }),
)

/** Options of an earlier question, without a condition itself: those who chose one of them answer this question, and nobody else; ours. */
export const FormCondition = named(
  'ControlCondition',
  Type.Object({ controlId: text(100, { minLength: 1 }), options: list(text(200, { minLength: 1 }), 200, 1) }),
)

export const FormControl = named(
  'InputControl',
  Type.Object({
    id: Type.String(),
    type: oneOf(InputControlType),
    /** Name and email: they cannot be deleted. */
    system: Type.Boolean(),
    name: Type.String(),
    label: Type.String(),
    orderIndex: Type.Integer(),
    inputs: Type.Array(FormInput),
    /** Absent: the question is for everybody. */
    condition: optional(FormCondition),
    deleted: optional(Type.Boolean()),
  }),
)

const Confirmation = Type.Object({
  title: optional(text(150)),
  message: optional(text(350)),
  addToCalendarActionLabel: optional(text(50)),
  shareActionLabel: optional(text(50)),
})
const Closed = Type.Object({ message: optional(text(350)), exploreEventsActionLabel: optional(text(50)) })

export const FormMessages = named(
  'FormMessages',
  Type.Object({
    rsvp: optional(
      Type.Object({
        rsvpYesOption: optional(text(150)),
        rsvpNoOption: optional(text(150)),
        positiveMessages: optional(Type.Object({ title: optional(text(150)), confirmation: optional(Confirmation) })),
        waitlistMessages: optional(Type.Object({ title: optional(text(150)), confirmation: optional(Confirmation) })),
        negativeMessages: optional(
          Type.Object({
            title: optional(text(150)),
            confirmation: optional(Type.Object({ title: optional(text(150)), shareActionLabel: optional(text(50)) })),
          }),
        ),
        submitActionLabel: optional(text(50)),
      }),
    ),
    checkout: optional(
      Type.Object({
        title: optional(text(150)),
        submitActionLabel: optional(text(50)),
        confirmation: optional(
          Type.Object({
            title: optional(text(150)),
            message: optional(text(350)),
            downloadTicketsLabel: optional(text(50)),
            addToCalendarLabel: optional(text(50)),
            shareEventLabel: optional(text(50)),
          }),
        ),
      }),
    ),
    registrationClosed: optional(Closed),
    ticketsUnavailable: optional(Closed),
  }),
)

/** Questions to guests. */
export const EventForm = named(
  'Form',
  Type.Object({ controls: Type.Array(FormControl), messages: optional(FormMessages) }),
)

/** One answer. Texts of up to 5,000 characters reach the form rules, which name the limit of the input. */
const InputValue = named(
  'InputValue',
  Type.Object({
    inputName: text(100),
    value: optional(text(5000)),
    values: optional(list(text(5000), 100)),
    number: optional(float(-1e15, 1e15)),
    dateTime: optional(Timestamp),
    address: optional(Type.Object({ formatted: optional(text(200)), address: optional(EventAddress) })),
  }),
)

export const FormResponse = named('FormResponse', Type.Object({ inputValues: optional(list(InputValue, 200)) }))
