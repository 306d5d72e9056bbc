import { type ListSavedItemsResponse, savedItems } from '@fairground/client/generated/fairground.saved-items.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { referenceIn, STORE_APP_ID } from '../../cart/product-reference.ts'
import { JUST_IDS, KEEP, LET_GO, type WishlistAnswer } from '../../hearts/heart-form.ts'
import { paths } from '../../paths.ts'
import { cardsOf } from '../../products/listing.ts'
import type { ProductCardView } from '../../products/product-card-view.ts'
import { refusalText } from '../../refusal-text.ts'
import { shopOf } from '../../shop.ts'
import { returnTo } from '../../sign-in/login/return-to.ts'
import { memberIfAny } from '../../sign-in/member.ts'
import { t } from '../../texts.ts'

export interface SavedItem {
  readonly id: string
  /** Catalogue reference of the item in the list. */
  readonly reference: string
  /** Absent: the shop does not show the product any more. */
  readonly card?: ProductCardView
}

type ListedItem = ListSavedItemsResponse['items'][number]

/** Items that the caller saved, signed in or not. The hearts of other pages request the ids alone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { items } = await shop.client({ savedItems }).savedItems.listSavedItems({ appId: STORE_APP_ID })
  const ids = items.map(({ catalogReference }) => catalogReference.catalogItemId)
  if (new URL(request.url).searchParams.has(JUST_IDS)) return { ids, items: [], guest: false }
  const [member, cards] = await Promise.all([memberIfAny(shop), cardsOf(shop, [...new Set(ids)])])
  const cardById = new Map(cards.map((card) => [card.id, card]))
  return { ids, items: items.map((item) => savedItem(item, cardById)), guest: member === undefined }
}

function savedItem({ catalogReference }: ListedItem, cards: ReadonlyMap<string, ProductCardView>): SavedItem {
  const card = cards.get(catalogReference.catalogItemId)
  return {
    id: catalogReference.catalogItemId,
    reference: JSON.stringify(catalogReference),
    ...present({ card }),
  }
}

/** The list's own forms name an item as the list does, hearts the product alone. */
const referenceOf = (form: FormData): ListedItem['catalogReference'] =>
  form.has('reference') ? referenceIn(form) : { appId: STORE_APP_ID, catalogItemId: String(form.get('product') ?? '') }

/** Keeps a product or lets go of it, and comes back to where the heart was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  const back = returnTo(String(form.get('returnTo') ?? paths.wishlist()))
  const saved = shop.client({ savedItems }).savedItems
  const catalogReference = referenceOf(form)
  const intent = form.get('intent')
  if (intent !== KEEP && intent !== LET_GO)
    return data<WishlistAnswer>({ message: t('refusal.invalid') }, { status: 400 })
  const isSaved = intent === KEEP
  try {
    await (isSaved ? saved.saveItem({ catalogReference }) : saved.removeSavedItem({ catalogReference }))
  } catch (error) {
    return data<WishlistAnswer>({ message: refusalText(error) }, { status: 409 })
  }
  if (!shop.scripted) return redirect(back, 303)
  return data<WishlistAnswer>({ saved: isSaved, guest: isSaved && !(await memberIfAny(shop)) })
}
