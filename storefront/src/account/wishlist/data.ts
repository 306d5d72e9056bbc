import { type Wishlist, wishlists } from '@fairground/client/generated/ecom.wishlists.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { returnTo } from '../../login/return-to.ts'
import { paths } from '../../paths.ts'
import { cardsOf } from '../../products/listing.ts'
import type { ProductCardView } from '../../products/product-card-view.ts'
import { referenceIn, STORE_APP_ID } from '../../products/product-reference.ts'
import { refusalText } from '../../refusal-text.ts'
import { shopOf } from '../../shop.ts'
import { memberIfAny, memberOr } from '../member.ts'
import { JUST_IDS, KEEP, type KeptAnswer } from './kept.ts'

export interface KeptItem {
  readonly id: string
  /** What names the item in the list. */
  readonly reference: string
  /** Absent: the shop does not show the product any more. */
  readonly card?: ProductCardView
}

type Kept = Wishlist['items'][number]

/** The member's list. The hearts of other pages ask for the ids alone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  await memberOr(shop, request)
  const { wishlist } = await shop.client({ wishlists }).wishlists.getDefaultWishlist({ appId: STORE_APP_ID })
  const ids = wishlist.items.map(({ catalogReference }) => catalogReference.catalogItemId)
  if (new URL(request.url).searchParams.has(JUST_IDS)) return { ids, items: [] }
  const cards = new Map((await cardsOf(shop, [...new Set(ids)])).map((card) => [card.id, card]))
  return { ids, items: wishlist.items.map((item) => keptItem(item, cards)) }
}

function keptItem({ catalogReference }: Kept, cards: ReadonlyMap<string, ProductCardView>): KeptItem {
  const card = cards.get(catalogReference.catalogItemId)
  return {
    id: catalogReference.catalogItemId,
    reference: JSON.stringify(catalogReference),
    ...(card ? { card } : {}),
  }
}

/** The list's own forms name an item as the list does, hearts the product alone. */
const referenceOf = (form: FormData): Kept['catalogReference'] =>
  form.has('reference') ? referenceIn(form) : { appId: STORE_APP_ID, catalogItemId: String(form.get('product') ?? '') }

/** Keeps a product or lets go of it; a visitor signs in first and comes back to where the heart was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  const back = returnTo(String(form.get('returnTo') ?? paths.wishlist()))
  if (!(await memberIfAny(shop))) return redirect(paths.login({ returnTo: back }), 303)
  const list = shop.client({ wishlists }).wishlists
  const catalogReference = referenceOf(form)
  try {
    await (form.get('intent') === KEEP ? list.addItem({ catalogReference }) : list.removeItem({ catalogReference }))
  } catch (error) {
    return data<KeptAnswer>({ message: refusalText(error) }, { status: 409 })
  }
  return shop.scripted ? data<KeptAnswer>({}) : redirect(back, 303)
}
