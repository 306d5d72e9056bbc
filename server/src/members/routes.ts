import type { Api } from '../http/mount.ts'
import { aboutRoutes } from './about/routes.ts'
import { badgeRoutes } from './badges/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { roleRoutes } from './roles/routes.ts'

/** What the site knows of its members: profile and contact, their texts, badges and roles. Sign-in is `identity/`. */
export function membersRoutes(api: Api): void {
  memberRoutes(api)
  aboutRoutes(api)
  badgeRoutes(api)
  roleRoutes(api)
}
