import type { Api } from '../http/mount.ts'
import type { SignInDeps } from '../identity/authentication/admit.ts'
import type { Directory } from '../identity/sites/directory.ts'
import { aboutRoutes } from './about/routes.ts'
import { memberSignInRoutes } from './authentication/routes.ts'
import { badgeRoutes } from './badges/routes.ts'
import { memberDetailsRoutes } from './details/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { roleRoutes } from './roles/routes.ts'

/** What the site knows of its members: profile and contact, their texts, badges and roles. How they sign in is `identity/`. */
export function membersRoutes(api: Api, signIn: SignInDeps & { directory: Directory }): void {
  memberRoutes(api, signIn)
  memberDetailsRoutes(api, signIn)
  memberSignInRoutes(api, signIn)
  aboutRoutes(api)
  badgeRoutes(api)
  roleRoutes(api)
}
