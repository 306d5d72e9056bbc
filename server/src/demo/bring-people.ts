import { addItem } from '@fairground/contract/ecom/wishlists.ts'
import { createStaffRole, listStaffRoles } from '@fairground/contract/fairground/staff-roles.ts'
import { registerV2 } from '@fairground/contract/identity/authentication.ts'
import { getSignOnPolicy, updateSignOnPolicy } from '@fairground/contract/identity/sign-on-policy.ts'
import { assignBadge, createBadge, listBadges } from '@fairground/contract/members/badges.ts'
import { blockMember, createMember, queryMembers } from '@fairground/contract/members/members.ts'
import { STORE_APP_ID } from '../catalog/products/sellable/sellable.ts'
import { memberClerk } from './clerk-of-member.ts'
import { applicant, badges, type DemoMember, members, staffRole } from './content/people.ts'
import { productIds } from './product-ids.ts'
import type { Seeding } from './seeding.ts'

const DAY_MS = 86_400_000

type IdOf = (name: string) => string | undefined

/** Members with badges and wishes, one blocked and one who waits to be let in; a role for the staff. */
export async function bringPeople(seeding: Seeding): Promise<void> {
  const { merchant, now } = seeding
  const query = { paging: { limit: 100 } }
  const { members: there } = await merchant.call(queryMembers, { query, fieldsets: ['FULL'] }, now)
  const known = new Map(there.map(({ loginEmail, id, status }) => [loginEmail, { id, status }]))
  const badgeId = await bringBadges(seeding)
  const productId = await productIds(seeding)
  for (const [i, one] of members.entries()) {
    await bring(seeding, one, { known: known.get(one.member.loginEmail), badgeId, productId })
    seeding.tick('members', i + 1, members.length)
  }
  if (!known.has(applicant.email)) await apply(seeding)
  const { roles } = await merchant.call(listStaffRoles, {}, now)
  if (!roles.some(({ name }) => name === staffRole.name)) await merchant.call(createStaffRole, staffRole, now)
}

async function bringBadges({ merchant, now }: Seeding): Promise<IdOf> {
  const { badges: there } = await merchant.call(listBadges, {}, now)
  const ids = new Map(there.map(({ title, id }) => [title, id]))
  for (const badge of badges.filter(({ title }) => !ids.has(title)))
    ids.set(badge.title, (await merchant.call(createBadge, { badge }, now)).badge.id)
  return (title) => ids.get(title)
}

async function bring(
  seeding: Seeding,
  { member, daysAgo, badge, blockedDaysAgo, wishes = [] }: DemoMember,
  {
    known,
    badgeId,
    productId,
  }: { known: { readonly id: string; readonly status: string } | undefined; badgeId: IdOf; productId: IdOf },
): Promise<void> {
  const { merchant, now } = seeding
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const id = known?.id ?? (await merchant.call(createMember, { member }, ago(daysAgo))).member.id
  const given = badge && badgeId(badge)
  if (given) await merchant.call(assignBadge, { id: given, memberIds: [id] }, ago(daysAgo))
  const wanted = wishes.flatMap((name) => productId(name) ?? [])
  if (wanted.length > 0) {
    const own = await memberClerk(seeding, id)
    for (const catalogItemId of wanted)
      await own.call(addItem, { catalogReference: { appId: STORE_APP_ID, catalogItemId } }, now)
  }
  if (blockedDaysAgo !== undefined && known?.status !== 'BLOCKED')
    await merchant.call(blockMember, { id }, ago(blockedDaysAgo))
}

/** The owner approves everybody for as long as one person needs to register; then the shop's own policy counts again. */
async function apply({ merchant, anybody, now }: Seeding): Promise<void> {
  const { signOnPolicy } = await merchant.call(getSignOnPolicy, {}, now)
  const { requireOwnerApproval, requireEmailVerification } = signOnPolicy
  const { email, password, profile } = applicant
  const asks = { requireOwnerApproval: true, requireEmailVerification: false }
  await merchant.call(updateSignOnPolicy, { signOnPolicy: asks }, now)
  try {
    await anybody.call(registerV2, { loginId: { email }, password, profile }, now)
  } finally {
    await merchant.call(updateSignOnPolicy, { signOnPolicy: { requireOwnerApproval, requireEmailVerification } }, now)
  }
}
