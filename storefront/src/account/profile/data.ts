import { members } from '@fairground/client/generated/members.members.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { shopOf } from '../../shop.ts'
import { incomplete, otherRefusal, type Refused, refused, textOf, violationsOf } from '../../sign-in/login/refused.ts'
import { memberOr } from '../../sign-in/member.ts'
import { t } from '../../texts.ts'

export const profileFields = ['firstName', 'lastName', 'nickname', 'phone'] as const
type ProfileField = (typeof profileFields)[number]
export type ProfileAnswer = Refused<ProfileField> | { readonly saved: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { contact, profile, loginEmail } = await memberOr(shopOf(context), request)
  return {
    email: loginEmail ?? '',
    values: {
      firstName: contact?.firstName ?? '',
      lastName: contact?.lastName ?? '',
      nickname: profile.nickname ?? '',
      phone: contact?.phones[0] ?? '',
    } satisfies Record<ProfileField, string>,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  const values = Object.fromEntries(profileFields.map((field) => [field, textOf(form, field)])) as Record<
    ProfileField,
    string
  > // every field is there
  const errors: Refused<ProfileField>['errors'] = present({
    firstName: values.firstName ? undefined : t('account-profile.enterYourFirstName'),
    lastName: values.lastName ? undefined : t('account-profile.enterYourLastName'),
  })
  if (Object.keys(errors).length > 0) return refused<ProfileField>(422, { message: incomplete(), errors, values })
  const member = await memberOr(shop, request)
  const [, ...others] = member.contact?.phones ?? []
  const phones = values.phone ? [values.phone, ...others] : others
  const api = shop.client({ members }).members
  try {
    await api.updateMember({
      member: {
        id: member.id,
        contact: { firstName: values.firstName, lastName: values.lastName, phones },
        profile: { nickname: values.nickname || null },
      },
    })
    // An empty list in a change means "as it is".
    if (phones.length === 0 && member.contact?.phones.length) await api.deleteMemberPhones({ id: member.id })
    return data<ProfileAnswer>({ saved: true })
  } catch (error) {
    const wrong = [...violationsOf(error).keys()]
    if (wrong.some((field) => field.includes('phones')))
      return refused<ProfileField>(422, {
        message: incomplete(),
        errors: { phone: t('account-profile.enterPhone') },
        values,
      })
    return refused<ProfileField>(409, { message: otherRefusal(error), errors: {}, values })
  }
}
