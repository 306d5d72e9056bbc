import { type ActionFunctionArgs, redirect } from 'react-router'
import { paths } from '../../paths.ts'
import { shopOf } from '../../shop.ts'
import { endSession } from '../login/session.ts'

export const loader = () => null

export async function action({ context }: ActionFunctionArgs) {
  await endSession(shopOf(context))
  return redirect(paths.home(), 303)
}
