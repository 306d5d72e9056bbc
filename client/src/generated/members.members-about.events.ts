// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { MemberAbout } from './members.members-about.ts'

/** Events of module `members.members-about`, for `webhooks`. */
export const membersAboutEvents = {
  /** `wix.members.about.v2.member_about_created` */
  memberAboutCreated: domainEvent<CreatedEvent<MemberAbout>>('wix.members.about.v2.member_about_created', { eventTime: 'date' }),
  /** `wix.members.about.v2.member_about_updated` */
  memberAboutUpdated: domainEvent<UpdatedEvent<MemberAbout>>('wix.members.about.v2.member_about_updated', { eventTime: 'date' }),
  /** `wix.members.about.v2.member_about_deleted` */
  memberAboutDeleted: domainEvent<DeletedEvent<MemberAbout>>('wix.members.about.v2.member_about_deleted', { eventTime: 'date' }),
}
