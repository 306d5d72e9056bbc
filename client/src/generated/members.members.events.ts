// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { Member } from './members.members.ts'

const inMember = { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } as const

/** Events of module `members.members`, for `webhooks`. */
export const membersEvents = {
  /** `wix.members.v1.member_created` */
  memberCreated: domainEvent<CreatedEvent<Member>>('wix.members.v1.member_created', { eventTime: 'date', createdEvent: { entity: inMember } }),
  /** `wix.members.v1.member_updated` */
  memberUpdated: domainEvent<UpdatedEvent<Member>>('wix.members.v1.member_updated', { eventTime: 'date', updatedEvent: { currentEntity: inMember } }),
  /** `wix.members.v1.member_deleted` */
  memberDeleted: domainEvent<DeletedEvent<Member>>('wix.members.v1.member_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inMember } }),
}
