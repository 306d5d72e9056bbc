import { staff } from '@fairground/client/generated/fairground.staff.ts'
import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { queryOptions } from '@tanstack/react-query'
import { type Formats, formatsOf } from '../formats.ts'
import { queryClient } from '../query-client.ts'
import { anonymousClient, staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { permissionName } from './scope-levels.ts'

const client = staffClient({ staff })

export const meQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => {
      const me = await client.staff.whoAmI({}, { signal })
      return { ...me, clockLeadMs: new Date(me.site.now).getTime() - Date.now() }
    },
    staleTime: 5 * 60_000,
  })

export const requestSignInLink = (email: string) => anonymousClient({ staff }).staff.requestSignInLink({ email })

export const useMe = () => useLoaded(meQuery())

/** The site's time, which a test site may set apart from the clock on the wall. */
export const useSiteNow = (): Date => new Date(Date.now() + useMe().clockLeadMs)

/** Money, dates and numbers as the site writes them. */
export function useFormats(): Formats {
  const { site } = useMe()
  return formatsOf(site)
}

/** `.write` includes `.read`. */
const holds = (scopes: readonly string[], scope: Scope): boolean =>
  scopes.includes(scope) || scopes.includes(scope.replace('.read', '.write'))

/** True where this user may; for loaders. */
export async function may(scope: Scope): Promise<boolean> {
  const { user } = await queryClient.ensureQueryData(meQuery())
  return holds(user.scopes, scope)
}

/** Reason why this user may not; undefined when they may. */
export function useLacks(scope: Scope): string | undefined {
  const { user } = useMe()
  return holds(user.scopes, scope)
    ? undefined
    : t('admin.session.yourRoleRoleNameDoesNot', { roleName: user.roleName, permissionName: permissionName(scope) })
}
