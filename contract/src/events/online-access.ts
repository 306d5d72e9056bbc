import Type from 'typebox'
import { int, named, nullable, optional, Timestamp, text } from '../scalars.ts'

/** Over TLS alone. */
const MeetingLink = Type.String({ pattern: '^https://[^\\s/?#]\\S*$', maxLength: 2048 })

/**
 * Online part of an event, as its organiser writes it. `enabled` alone is published, the rest is ours: guests see it, and nobody else. Fields
 * that are present are set; a link without `enabled` enables it.
 */
export const OnlineConferencingInput = named(
  'OnlineConferencingInput',
  Type.Object({
    enabled: optional(Type.Boolean()),
    link: optional(nullable(MeetingLink)),
    instructions: optional(nullable(text(1000))),
    /** Guests see link and instructions from so many minutes before the start; null: as soon as they are guests. */
    minutesBefore: optional(nullable(int(0, 10_080))),
  }),
)

/** Online part of an event as it is read. With a place, the event is hybrid. */
export const OnlineConferencing = named(
  'OnlineConferencing',
  Type.Object({
    enabled: Type.Boolean(),
    /** ONLINE_CONFERENCING_SESSION, up to `minutesBefore`: for callers with `events.read`. */
    session: optional(Type.Object({ guestLink: Type.String(), sessionCreated: Type.Boolean() })),
    link: optional(Type.String()),
    instructions: optional(Type.String()),
    minutesBefore: optional(Type.Integer()),
  }),
)

/** Way in which a guest takes part online. Without link and instructions they come: at `opensDate` where that is known. */
export const OnlineAccess = named(
  'OnlineAccess',
  Type.Object({
    link: optional(Type.String()),
    instructions: optional(Type.String()),
    opensDate: optional(Timestamp),
  }),
)

/** Link of a guest who takes part online, once they may see it. */
export const OnlineConferencingLogin = named('OnlineConferencingLogin', Type.Object({ link: Type.String() }))
