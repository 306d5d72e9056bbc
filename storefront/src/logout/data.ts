import { type ActionFunctionArgs, redirect } from 'react-router'
import { endSession } from '../login/session.ts'
import { paths } from '../paths.ts'
import { shopOf } from '../shop.ts'

export const loader = () => null

export async function action({ context }: ActionFunctionArgs) {
  await endSession(shopOf(context))
  return redirect(paths.home(), 303)
}
