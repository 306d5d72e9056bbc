import Type from 'typebox'
import { admin, caller, operation } from '../operation.ts'
import { Empty, FieldMask, Guid, int, list, named, nullable, optional, text, textOrNone } from '../scalars.ts'
import { EventForm, FormCondition, FormMessages } from './event-form.ts'

const module = 'events.forms'

const formPaths = <const P extends string>(path: P) => ({
  path: `/v1/events/{eventId}/form${path}`,
  publicPath: `/events/v1/events/{eventId}/form${path}`,
  sitePath: `/_api/wix-events-web/v1/events/{eventId}/form${path}`,
})

const label = optional(textOrNone(200))
const short = optional(textOrNone(100))
const mandatory = optional(Type.Boolean())
/** `minimum` of them, each with letters. */
const options = (minimum: number) => list(text(200, { minLength: 1 }), 200, minimum)

const Radio = named('RadioButtonControl', Type.Object({ label, options: options(2), mandatory }))

/** A question to add: exactly one of them. */
const added = {
  phone: optional(named('PhoneControl', Type.Object({ label: short, mandatory }))),
  address: optional(
    named(
      'AddressControl',
      Type.Object({
        labels: optional(
          named(
            'AddressControlLabels',
            Type.Object({
              addressLine: short,
              streetAddress: short,
              city: short,
              subdivision: short,
              postalCode: short,
              country: short,
            }),
          ),
        ),
        /** Street, city, postal code and country one by one; else one line. */
        full: optional(Type.Boolean()),
        mandatory,
      }),
    ),
  ),
  date: optional(named('DateControl', Type.Object({ label: short, mandatory }))),
  /** Only where guests answer: an event with tickets has a ticket for each. */
  additionalGuests: optional(
    named(
      'AdditionalGuestsControl',
      Type.Object({
        /** `single` names the number, `multiple` the names. */
        labels: optional(named('Labels', Type.Object({ single: label, multiple: label }))),
        namesMandatory: optional(Type.Boolean()),
        maxGuests: optional(int(1, 10)),
      }),
    ),
  ),
  dropdown: optional(
    named(
      'DropdownControl',
      Type.Object({
        label,
        options: options(2),
        mandatory,
        /** The option that is chosen already, or the text that stands in for none. */
        defaultOptionSelection: optional(
          named(
            'OptionSelection',
            Type.Object({ optionIndex: optional(int(0, 199)), placeholderText: optional(text(200)) }),
          ),
        ),
      }),
    ),
  ),
  /** One option alone is a consent. */
  checkbox: optional(named('CheckboxControl', Type.Object({ label, options: options(1), mandatory }))),
  text: optional(
    named(
      'TextControl',
      Type.Object({
        label,
        mandatory,
        /** Characters; 0 is no limit but the general one. */
        maxLength: optional(int(0, 1000)),
        multiLine: optional(Type.Boolean()),
        /** A question for remarks: several lines. */
        comment: optional(Type.Boolean()),
      }),
    ),
  ),
  radioButton: optional(Radio),
  /** Older clients call it so. */
  radio: optional(Radio),
}

const FormAnswer = Type.Object({ form: EventForm })

export const getForm = operation({
  module,
  name: 'getForm',
  summary: 'The form of an event. Its draft, where there is one, for administrators.',
  method: 'GET',
  ...formPaths(''),
  who: caller,
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ form: EventForm, draftForm: optional(EventForm) }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const addControl = operation({
  module,
  name: 'addControl',
  summary: 'Adds a question to the draft of the form.',
  method: 'POST',
  ...formPaths('/control'),
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, ...added, condition: optional(FormCondition) }),
  response: Type.Object({ id: Type.String(), form: EventForm }),
  refusals: ['EVENT_NOT_FOUND', 'INVALID_EVENT_CONFIGURATION'],
})

export const updateControl = operation({
  module,
  name: 'updateControl',
  summary: 'Changes a question of the draft, or its place: `orderIndex` counts from 0.',
  method: 'PUT',
  ...formPaths('/controls/{id}'),
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    id: text(100, { minLength: 1 }),
    orderIndex: optional(int(0, 1000)),
    ...added,
    /** Null: the question is for everybody. */
    condition: optional(nullable(FormCondition)),
    name: optional(
      named(
        'NameControl',
        Type.Object({
          labels: optional(named('NameControlLabels', Type.Object({ firstName: short, lastName: short }))),
        }),
      ),
    ),
    email: optional(named('EmailControl', Type.Object({ label: short }))),
  }),
  response: FormAnswer,
  refusals: ['EVENT_NOT_FOUND', 'CONTROL_NOT_FOUND', 'INVALID_EVENT_CONFIGURATION'],
})

export const deleteControl = operation({
  module,
  name: 'deleteControl',
  summary: 'Deletes a question of the draft. Answers that guests gave to it stay.',
  method: 'DELETE',
  ...formPaths('/controls/{id}'),
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, id: text(100, { minLength: 1 }) }),
  response: FormAnswer,
  refusals: ['EVENT_NOT_FOUND', 'CONTROL_NOT_FOUND', 'INVALID_EVENT_CONFIGURATION'],
})

export const updateMessages = operation({
  module,
  name: 'updateMessages',
  summary: 'Changes the messages of the draft that are present, or that the mask names.',
  method: 'PATCH',
  ...formPaths('/messages'),
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, fields: optional(FieldMask), messages: optional(FormMessages) }),
  response: FormAnswer,
  refusals: ['EVENT_NOT_FOUND'],
})

export const publishDraft = operation({
  module,
  name: 'publishDraft',
  summary: 'Shows the draft to guests from now on.',
  method: 'POST',
  ...formPaths('/publish'),
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid }),
  response: FormAnswer,
  refusals: ['EVENT_NOT_FOUND'],
})

export const discardDraft = operation({
  module,
  name: 'discardDraft',
  summary: 'Drops the draft; the form that guests see stays.',
  method: 'DELETE',
  ...formPaths(''),
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [
  getForm,
  addControl,
  updateControl,
  deleteControl,
  updateMessages,
  publishDraft,
  discardDraft,
] as const
