import { redirect } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { meQuery } from '../session/me.ts'
import { placesFor } from './navigation.tsx'

/** The first place that the user's role opens. Whoever is not signed in is sent away by the shell. */
export async function loader() {
  const me = await queryClient.ensureQueryData(meQuery()).catch(() => undefined)
  return redirect(placesFor(me?.user.scopes ?? [])[0]?.href ?? paths.orders())
}
