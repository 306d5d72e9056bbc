import { isRefusal } from '@fairground/client/errors.ts'
import { type Member, members } from '@fairground/client/generated/members.members.ts'
import { readMe } from '@fairground/client/own-pages.ts'
import { redirect } from 'react-router'
import { paths } from '../paths.ts'
import type { Shop } from '../shop.ts'

/** The member who is signed in here, with all they see of themselves. */
async function currentMember({ client }: Shop): Promise<Member | undefined> {
  try {
    return (await client({ members }).members.getCurrentMember({ fieldsets: ['FULL'] })).member
  } catch (error) {
    if (isRefusal(error, 'NOT_FOUND', 'MEMBER_NOT_FOUND')) return undefined
    throw error
  }
}

/** The same where most are visitors: a refusal is an error of the browser's console, so there only members ask. */
export const memberIfAny = async (shop: Shop): Promise<Member | undefined> =>
  shop.scripted && !(await readMe()).member ? undefined : currentMember(shop)

export const isMember = async (shop: Shop): Promise<boolean> => (await currentMember(shop)) !== undefined

/** The member, or the sign-in page, which leads back here. */
export async function memberOr(shop: Shop, request: Request): Promise<Member> {
  const member = await currentMember(shop)
  if (member) return member
  const { pathname, search } = new URL(request.url)
  throw redirect(paths.login({ returnTo: pathname + search }), 303)
}
