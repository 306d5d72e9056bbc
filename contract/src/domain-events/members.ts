import { action, entity } from './domain-event.ts'

/** Events of members.*, as the published clients declare them. */
export const membersEvents = [
  entity('members.members', 'wix.members.v1.member', 'Member', ['created', 'updated', 'deleted']),
  entity('members.members-about', 'wix.members.about.v2.member_about', 'MemberAbout', [
    'created',
    'updated',
    'deleted',
  ]),
  action('members.badges', 'wix.badges.v3.badge', 'badge_assigned', { memberId: 'string' }),
  action('members.badges', 'wix.badges.v3.badge', 'badge_unassigned', { memberId: 'string' }),
]
