import Type from 'typebox'
import { InitialRegistrationType } from '../enumerations/events.ts'
import { TimeZoneId } from '../events/event-dates.ts'
import { Event, EventTitle } from '../events/event-shapes.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.event-templates'
const PATH = '/fairground/v1/event-templates'
const read = { who: admin('events.read') }
const write = { who: admin('events.write') }

/** A site has at most so many; our choice. */
export const MAX_EVENT_TEMPLATES = 200

const TemplateName = text(100, { minLength: 1 })

const EventTemplate = named(
  'EventTemplate',
  Type.Object({
    id: Guid,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Type.String(),
    /** Title of the event that it was saved from. */
    title: Type.String(),
    initialType: oneOf(InitialRegistrationType),
    timeZoneId: Type.String(),
    /** Length of its events; absent where it is not known, and each is given its end. */
    lengthMinutes: optional(Type.Integer()),
    /** Name of its venue or place. */
    placeName: optional(Type.String()),
    /** Kinds of ticket that it has. */
    ticketDefinitions: Type.Integer(),
  }),
)
const One = Type.Object({ template: EventTemplate })

export const listEventTemplates = operation({
  module,
  name: 'listEventTemplates',
  summary: 'Templates of events, by name.',
  method: 'GET',
  path: PATH,
  ...read,
  request: Type.Object({}),
  response: Type.Object({ templates: list(EventTemplate, MAX_EVENT_TEMPLATES) }),
  refusals: [],
})

export const createEventTemplate = operation({
  module,
  name: 'createEventTemplate',
  summary:
    'Saves an event under a name as a template, with everything that a copy of it has. Later changes of the event do not change the template. A site has at most 200.',
  method: 'POST',
  path: PATH,
  ...write,
  request: Type.Object({ eventId: Guid, name: TemplateName }),
  response: One,
  refusals: ['EVENT_NOT_FOUND', 'LIMIT_REACHED'],
})

export const renameEventTemplate = operation({
  module,
  name: 'renameEventTemplate',
  summary: 'Gives a template another name.',
  method: 'PATCH',
  path: `${PATH}/{id}`,
  ...write,
  request: Type.Object({ id: Guid, name: TemplateName }),
  response: One,
  refusals: ['EVENT_TEMPLATE_NOT_FOUND'],
})

export const deleteEventTemplate = operation({
  module,
  name: 'deleteEventTemplate',
  summary: 'Deletes a template. Events that began as it stay as they are.',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...write,
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['EVENT_TEMPLATE_NOT_FOUND'],
})

export const createEventFromTemplate = operation({
  module,
  name: 'createEventFromTemplate',
  summary:
    'Begins an event as a template has it, as a draft. Its schedule and the time of its registration are as far from its start as in the template; so is its end unless given.',
  method: 'POST',
  path: `${PATH}/{id}/events`,
  ...write,
  request: Type.Object({
    id: Guid,
    event: Type.Object({
      title: EventTitle,
      dateAndTimeSettings: Type.Object({
        startDate: Timestamp,
        endDate: optional(Timestamp),
        timeZoneId: optional(TimeZoneId),
      }),
    }),
  }),
  response: Type.Object({ event: Event }),
  refusals: ['EVENT_TEMPLATE_NOT_FOUND'],
})

export const operations = [
  listEventTemplates,
  createEventTemplate,
  renameEventTemplate,
  deleteEventTemplate,
  createEventFromTemplate,
] as const
