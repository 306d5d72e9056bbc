import Type from 'typebox'
import { SeatFileFormat } from '../enumerations/seats.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, list, named, oneOf, Revision, Timestamp, text } from '../scalars.ts'
import { SeatLayout } from './seat-shapes.ts'

const module = 'fairground.seat-plans'
const PATH = '/fairground/v1/seat-plans'
const read = { who: admin('events.read') }
const write = { who: admin('events.write') }

/** A site has at most so many; our choice. */
export const MAX_SEAT_PLANS = 100

/** A plan of 20,000 seats as JSON: each is an object of four keys and a text or two, five where a wheelchair may stand. */
const PLAN_BYTES = 8 * 1024 * 1024
/** A file of as many. */
const FILE_BYTES = 4 * 1024 * 1024
/** Characters of a file. */
export const MAX_SEAT_FILE = 3_500_000

const Name = text(80, { minLength: 1 })

const listed = {
  id: Guid,
  revision: Revision,
  createdDate: Timestamp,
  updatedDate: Timestamp,
  name: Name,
  /** Numbered seats. */
  seats: Type.Integer(),
  /** People that there is room for, those of areas among them. */
  capacity: Type.Integer(),
}

const SeatPlanEntry = named('SeatPlanEntry', Type.Object(listed))
const One = Type.Object({ seatPlan: named('SeatPlan', Type.Object({ ...listed, layout: SeatLayout })) })

export const listSeatPlans = operation({
  module,
  name: 'listSeatPlans',
  summary: 'Plans without their seats, by name.',
  method: 'GET',
  path: PATH,
  ...read,
  request: Type.Object({}),
  response: Type.Object({ seatPlans: list(SeatPlanEntry, MAX_SEAT_PLANS) }),
  refusals: [],
})

export const getSeatPlan = operation({
  module,
  name: 'getSeatPlan',
  summary: 'One plan with its sections, rows, tables, areas and seats.',
  method: 'GET',
  path: `${PATH}/{id}`,
  ...read,
  request: Type.Object({ id: Guid }),
  response: One,
  refusals: ['SEAT_PLAN_NOT_FOUND'],
})

export const createSeatPlan = operation({
  module,
  name: 'createSeatPlan',
  summary:
    'Makes a plan that events can use: at most 20,000 seats and room for 50,000 people. Whatever has no id gets one. Labels are unique among their neighbours.',
  method: 'POST',
  path: PATH,
  bodyLimit: PLAN_BYTES,
  ...write,
  request: Type.Object({ name: Name, layout: SeatLayout }),
  response: One,
  refusals: ['LIMIT_REACHED'],
})

export const importSeatPlan = operation({
  module,
  name: 'importSeatPlan',
  summary:
    'Makes a plan of a file. CSV has a line for each seat (`section`, `row` or `table`, `seat`) and each area (`section`, `area`, `capacity`), with `x`, `y` and `accessible` where known. SVG has groups with `data-section`, in them `data-row` or `data-table` with a shape for each seat (`data-seat`), and shapes with `data-area` and `data-capacity`. Every line that cannot be read is named, and nothing is stored then.',
  method: 'POST',
  path: `${PATH}/import`,
  bodyLimit: FILE_BYTES,
  ...write,
  request: Type.Object({
    name: Name,
    format: oneOf(SeatFileFormat),
    /** The file as text. */
    content: text(MAX_SEAT_FILE, { minLength: 1 }),
  }),
  response: One,
  refusals: ['LIMIT_REACHED'],
})

export const updateSeatPlan = operation({
  module,
  name: 'updateSeatPlan',
  summary:
    'Writes the name and the whole layout. Ids that stay name the same seats as before. Events that use the plan go on with what they have until they take the change over.',
  method: 'PUT',
  path: `${PATH}/{id}`,
  bodyLimit: PLAN_BYTES,
  ...write,
  request: Type.Object({ id: Guid, revision: Revision, name: Name, layout: SeatLayout }),
  response: One,
  refusals: ['SEAT_PLAN_NOT_FOUND', 'STALE_REVISION'],
})

export const deleteSeatPlan = operation({
  module,
  name: 'deleteSeatPlan',
  summary: 'Deletes a plan. Events that use it keep their seats.',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...write,
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['SEAT_PLAN_NOT_FOUND'],
})

export const operations = [
  listSeatPlans,
  getSeatPlan,
  createSeatPlan,
  importSeatPlan,
  updateSeatPlan,
  deleteSeatPlan,
] as const
