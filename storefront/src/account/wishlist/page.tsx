import { ButtonLink } from '@fairground/ui/button.tsx'
import { buttonClass } from '@fairground/ui/button-styles.ts'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { Image } from '@fairground/ui/image.tsx'
import { Price } from '@fairground/ui/price.tsx'
import type { ReactNode } from 'react'
import { LET_GO, type WishlistAnswer } from '../../hearts/heart-form.ts'
import { paths } from '../../paths.ts'
import type { ProductCardView } from '../../products/product-card-view.ts'
import { Form } from '../../router/form.tsx'
import { useActionData, useLoaderData } from '../../router/hooks.ts'
import { Metadata } from '../../shell/metadata.tsx'
import { RouterLink } from '../../shell/router-link.tsx'
import { rich, t } from '../../texts.ts'
import { AccountFrame } from '../account-frame.tsx'
import type { loader, SavedItem } from './data.ts'

export function Component() {
  const { items, guest } = useLoaderData<typeof loader>()
  const answer = useActionData<WishlistAnswer>()
  return (
    <Frame guest={guest}>
      {answer?.message && <p role="alert">{answer.message}</p>}
      {items.length === 0 ? (
        <EmptyState
          title={t('account-wishlist.nothingSavedYet')}
          action={
            <ButtonLink linkAs={RouterLink} href={paths.shop()}>
              {t('account-wishlist.seeTheShop')}
            </ButtonLink>
          }
        >
          {t('account-wishlist.pressHeart')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border border-y border-border">
          {items.map((item) => (
            <li key={item.reference} className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
              {item.card ? <Card card={item.card} /> : <Gone />}
              <div className="flex flex-wrap gap-3 max-sm:w-full">
                {item.card && <Buy card={item.card} />}
                <LetGo item={item} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  )
}

/** A guest has a list and no account around it. */
function Frame({ guest, children }: { guest: boolean; children: ReactNode }) {
  if (!guest) return <AccountFrame title={t('account-wishlist.yourWishlist')}>{children}</AccountFrame>
  return (
    <div className="page-column flex max-w-4xl flex-col gap-8 py-10 lg:py-14">
      <Metadata title={t('account-wishlist.yourWishlist')} noindex />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">{t('account-wishlist.yourWishlist')}</h1>
        <p className="max-w-measure text-ink-2">
          {rich('account-wishlist.savedHere', {
            link: (text) => (
              <RouterLink href={paths.login({ returnTo: paths.wishlist() })} className="text-brand underline">
                {text}
              </RouterLink>
            ),
          })}
        </p>
      </div>
      {children}
    </div>
  )
}

function Card({ card }: { card: ProductCardView }) {
  const { href, name, picture, price, compareAt, priceFrom, perUnit, soldOut, preorder } = card
  return (
    <>
      <div className="w-18 shrink-0 overflow-hidden rounded-card">
        <Image src={picture} alt="" name={name} sizes="72px" />
      </div>
      <div className="min-w-0 grow basis-40">
        <RouterLink href={href} className="font-semibold hover:underline">
          {name}
        </RouterLink>
        <p>
          {soldOut ? (
            <span className="text-ink-3">{t('account-wishlist.soldOut')}</span>
          ) : (
            <Price price={price} compareAt={compareAt} from={priceFrom} perUnit={perUnit} />
          )}
          {preorder && <span className="ms-3 text-small text-ink-2">{t('account-wishlist.preOrder')}</span>}
        </p>
      </div>
    </>
  )
}

const Gone = () => <p className="grow text-ink-3">{t('account-wishlist.gone')}</p>

/** Straight into the cart where nothing is to be chosen. */
function Buy({ card: { id, href, name, buy } }: { card: ProductCardView }) {
  if (buy !== 'quick')
    return (
      <RouterLink href={href} className={buttonClass('secondary', 'md')}>
        {buy === 'choose' ? t('account-wishlist.chooseOptions') : t('account-wishlist.seeIt')}
        <span className="sr-only">: {name}</span>
      </RouterLink>
    )
  return (
    <Form method="post" action={paths.cart()}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="quantity" value="1" />
      <button type="submit" className={buttonClass('secondary', 'md')}>
        {t('account-wishlist.addToCart')}
        <span className="sr-only">: {name}</span>
      </button>
    </Form>
  )
}

const LetGo = ({ item: { reference, card } }: { item: SavedItem }) => (
  <Form method="post">
    <input type="hidden" name="reference" value={reference} />
    <button type="submit" name="intent" value={LET_GO} className={buttonClass('quiet', 'md')}>
      {t('account-wishlist.remove')}
      <span className="sr-only">: {card?.name ?? t('account-wishlist.goneName')}</span>
    </button>
  </Form>
)
