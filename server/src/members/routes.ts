import type { Api } from '../http/mount.ts'
import type { SignInDeps } from '../identity/sign-in/admit.ts'
import type { Directory } from '../sites/directory.ts'
import { aboutRoutes } from './about/routes.ts'
import { memberSignInRoutes } from './authentication/routes.ts'
import { badgeRoutes } from './badges/routes.ts'
import { memberDetailsRoutes } from './details/routes.ts'
import type { MemberDecisions } from './members/change-status.ts'
import type { MemberData } from './members/member-data.ts'
import { memberRoutes } from './members/routes.ts'
import { roleRoutes } from './roles/routes.ts'

interface MembersDeps extends SignInDeps, Pick<MemberData, 'join'> {
  readonly directory: Directory
  readonly decisions: MemberDecisions
}

/** Operations on members: profile and contact, their texts, badges and roles. How they sign in is `identity/`. */
export function membersRoutes(api: Api, deps: MembersDeps): void {
  memberRoutes(api, deps)
  memberDetailsRoutes(api, deps)
  memberSignInRoutes(api, deps)
  aboutRoutes(api)
  badgeRoutes(api)
  roleRoutes(api)
}
