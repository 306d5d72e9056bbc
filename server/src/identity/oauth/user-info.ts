import type { userInfo as contract } from '@fairground/contract/identity/oauth.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import { memberById } from '../accounts/find-member.ts'
import { userById } from '../staff/find-user.ts'

type Info = ResponseOf<typeof contract>

/** Caller, as their account has it. */
export async function userInfo({ caller, db }: Ctx): Promise<Info> {
  switch (caller.kind) {
    case 'member':
      return memberInfo(db, caller.id)
    case 'staff': {
      const user = await userById(db, caller.id)
      return user ? { sub: user.id, name: user.name, email: user.email, emailVerified: true } : { sub: caller.id }
    }
    case 'visitor':
    case 'apiKey':
    case 'doorStaff':
      return { sub: caller.id }
    case 'anonymous':
      throw new Error('The table lets nobody in without credentials')
  }
}

async function memberInfo(db: Ctx['db'], id: string): Promise<Info> {
  const member = await memberById(db, id)
  if (!member) return { sub: id }
  const { contact, profile } = member.doc
  const name = member.nickname ?? [contact.firstName, contact.lastName].filter(Boolean).join(' ')
  return {
    sub: id,
    emailVerified: member.emailVerified,
    ...present({
      givenName: contact.firstName || undefined,
      familyName: contact.lastName || undefined,
      name: name || undefined,
      email: member.loginEmail || undefined,
      picture: profile.photo ? profile.photo.url : undefined,
      language: contact.language || undefined,
    }),
  }
}
