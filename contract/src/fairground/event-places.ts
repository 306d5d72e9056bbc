import Type from 'typebox'
import { caller, operation } from '../operation.ts'
import { list, named, text } from '../scalars.ts'

/** Most cities in one answer: those with the most events. */
export const MOST_PLACES = 100

export const listEventPlaces = operation({
  module: 'fairground.event-places',
  name: 'listEventPlaces',
  summary:
    'Cities of the published events that are to come or running, and how many are online. An event that repeats counts once.',
  method: 'GET',
  path: '/fairground/v1/event-places',
  who: caller,
  request: Type.Object({}),
  response: Type.Object({
    /** By name. */
    places: list(
      named(
        'EventPlace',
        Type.Object({
          city: text(250),
          eventsCount: Type.Integer(),
        }),
      ),
      MOST_PLACES,
    ),
    onlineCount: Type.Integer(),
  }),
  refusals: [],
})

export const operations = [listEventPlaces] as const
