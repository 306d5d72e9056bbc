import type { LoaderFunctionArgs } from 'react-router'
import { shopOf } from '../../shop.ts'
import { loader as loadPlaced } from '../../thanks/data.ts'
import { memberOr } from '../member.ts'

/** The placed order as its buyer saw it first, for members alone. */
export async function loader(args: LoaderFunctionArgs) {
  await memberOr(shopOf(args.context), args.request)
  return loadPlaced(args)
}
