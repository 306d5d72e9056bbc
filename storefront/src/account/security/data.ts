import { isRefusal } from '@fairground/client/errors.ts'
import { factors } from '@fairground/client/generated/fairground.factors.ts'
import { memberSessions } from '@fairground/client/generated/fairground.member-sessions.ts'
import { passkeys } from '@fairground/client/generated/fairground.passkeys.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { memberPaths } from '../../member-paths.ts'
import { sentId } from '../../sent-id.ts'
import { type Shop, shopOf } from '../../shop.ts'
import { otherRefusal, refused } from '../../sign-in/login/refused.ts'
import { memberOr } from '../../sign-in/member.ts'
import { t } from '../../texts.ts'
import { changePassword, type SecurityField } from './change-password.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { loginEmail, loginEmailVerified } = await memberOr(shop, request)
  const api = shop.client({ memberSessions, factors, passkeys })
  const [{ sessions }, known, { passkeys: keys }] = await Promise.all([
    api.memberSessions.listSessions(),
    api.factors.listFactors(),
    api.passkeys.listPasskeys(),
  ])
  const place = { locale: shop.site.locale, zone: shop.site.timeZone }
  const { searchParams } = new URL(request.url)
  return {
    email: loginEmail ?? '',
    verified: loginEmailVerified === true,
    hasPassword: known.hasPassword,
    done: searchParams.has('changed') ? 'password' : (searchParams.get('done') ?? undefined),
    steps: (['TOTP', 'EMAIL'] as const).map((kind) => {
      const factor = known.factors.find(({ type, status }) => type === kind && status === 'ACTIVE')
      const used =
        factor?.lastUsedDate &&
        t('account-security.usedOn', { lastUsedDate: formatDateTime(factor.lastUsedDate, place) })
      return { kind, id: factor?.factorId, used }
    }),
    codesLeft: known.recoveryCodesLeft,
    devices: known.rememberedDevices,
    passkeys: keys.map(({ id, name, createdDate, lastUsedDate }) => ({
      id,
      name,
      made: formatDateTime(createdDate, place),
      used: lastUsedDate && formatDateTime(lastUsedDate, place),
    })),
    sessions: sessions.map(({ id, app, createdDate, lastUsedDate, current }) => ({
      id,
      current,
      app: app || shop.site.name,
      began: formatDateTime(createdDate, place),
      used: formatDateTime(lastUsedDate, place),
    })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  const { loginEmail = '' } = await memberOr(shop, request)
  switch (form.get('intent')) {
    case 'end':
      return end(shop, sentId(form, 'session'))
    case 'end-others':
      return end(shop, undefined)
    case 'forget-devices':
      await shop.client({ factors }).factors.forgetDevices()
      return redirect(`${memberPaths.security()}?done=devices`, 303)
    default:
      return changePassword(shop, loginEmail, form)
  }
}

/** Signs out of one session, or of all but this. One that has ended meanwhile is what was wanted. */
async function end(shop: Shop, id: string | undefined) {
  const api = shop.client({ memberSessions }).memberSessions
  try {
    await (id === undefined ? api.endOtherSessions() : api.endSession({ id }))
  } catch (error) {
    if (!isRefusal(error, 'SESSION_NOT_FOUND', 'MEMBER_NOT_FOUND'))
      return refused<SecurityField>(409, { message: otherRefusal(error), errors: {}, values: {} })
  }
  return redirect(memberPaths.security(), 303)
}
