import * as contract from '@fairground/contract/identity/authentication.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import { type Api, mount, signInStep } from '../../http/mount.ts'
import type { SignInDeps } from './admit.ts'
import { changePassword } from './change-password.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { signOn } from './sign-on.ts'
import { verify } from './verify.ts'

export function authenticationRoutes(api: Api, deps: SignInDeps): void {
  mount(api, contract.registerV2, (request, ctx) => register(deps, ctx, request), { ...signInStep, invalid: typed })
  mount(api, contract.loginV2, (request, ctx) => login(deps, ctx, request), { ...signInStep, invalid: notALogin })
  mount(api, contract.signOn, (request, ctx) => signOn(deps, ctx, request), { once: true })
  mount(
    api,
    contract.changePassword,
    async ({ newPassword }, ctx) => {
      await changePassword(deps, ctx, newPassword)
      return {}
    },
    { once: true },
  )
  mount(
    api,
    contract.validateEmail,
    async ({ email }) => (isAddress(email) ? { valid: true, formatInvalid: false } : malformed),
    {
      alsoSignedOut: signInStep.alsoSignedOut,
    },
  )
  mount(api, contract.verify, (request, ctx) => verify(deps, ctx, request), signInStep)
}

/** The published client reads `data.type` of every violation, and fails where one has none. */
const typed = (violations: readonly FieldViolation[]): Error =>
  new InvalidArgument(
    violations.map((violation) => ({ ...violation, data: { ...violation.data, type: typeOf(violation.field) } })),
  )

const typeOf = (field: string): 'EMAIL' | 'PASSWORD' | 'PROFILE' =>
  field.startsWith('loginId') ? 'EMAIL' : field === 'password' ? 'PASSWORD' : 'PROFILE'

/** The published client reads the code of an application error, and fails where there is none. */
const notALogin = (violations: readonly FieldViolation[]): Error =>
  new ApiError({
    code: 'INVALID_LOGIN',
    fields: violations.map(({ field, description, violatedRule }) => ({ field, description, violatedRule })),
  })

const malformed = {
  valid: false,
  formatInvalid: true,
  failure: { reason: 'EMAIL_DOMAIN_FORMAT_INVALID' as const },
}

/** One @, a domain with a point, nothing that mail headers could be made of. */
const isAddress = (text: string): boolean =>
  /^[^\s@<>"',;:\\()[\]]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(text)
