import { paths } from '../paths.ts'
import { useMe } from '../shell/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { rich } from '../texts.ts'

/** True when somebody is signed in; undefined until it is known, and on the server. */
export const useIsMember = (): boolean | undefined => useMe()?.member

/** Explains that only members can do something, to everybody but members. */
export function MembersOnly({ what, returnTo }: { what: 'goods' | 'tickets' | 'replies'; returnTo: string }) {
  if (useIsMember()) return null
  return (
    <p className="text-ink-2">
      {rich('account.onlyMembers', {
        what: what === 'goods' ? 'other' : what,
        link: (text) => (
          <RouterLink href={paths.login({ returnTo })} className="text-brand underline underline-offset-2">
            {text}
          </RouterLink>
        ),
      })}
    </p>
  )
}
