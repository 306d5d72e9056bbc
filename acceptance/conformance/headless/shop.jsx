import { Filter, Quantity } from '@wix/headless-components/react'
import { Cart, Commerce, CurrentCart, LineItem, SelectedOption } from '@wix/headless-ecom/react'
import { loadCurrentCartServiceConfig } from '@wix/headless-ecom/services'
import { MediaGallery } from '@wix/headless-media/react'
import { Category, CategoryList, Choice, Option, Product, ProductList } from '@wix/headless-stores/react'
import {
  loadCategoriesListServiceConfig,
  loadProductServiceConfig,
  loadProductsListServiceConfig,
  parseUrlToSearchOptions,
} from '@wix/headless-stores/services'

const loadCart = async () => ({ cart: await loadCurrentCartServiceConfig() })
const WithCart = ({ cart, children }) => (
  <Commerce.Root checkoutServiceConfig={{}}>
    <CurrentCart.Root currentCartServiceConfig={cart}>{children}</CurrentCart.Root>
  </Commerce.Root>
)

export function ShopPage({ products, categories, cart }) {
  return (
    <WithCart cart={cart}>
      <ProductList.Root productsListConfig={products}>
        <CategoryList.Root categoriesListConfig={categories}>
          <nav aria-label="Categories">
            <CategoryList.CategoryRepeater>
              <Category.Trigger />
            </CategoryList.CategoryRepeater>
          </nav>
        </CategoryList.Root>
        <ProductList.Error />
        <p>
          Showing <ProductList.TotalsDisplayed />
        </p>
        <ProductList.Sort as="select" aria-label="Sort" />
        <ProductList.Filter.Root>
          <section aria-label="Filters">
            <Filter.FilterOptions>
              <Filter.FilterOptionRepeater>
                <fieldset>
                  <legend>
                    <Filter.FilterOption.Label />
                  </legend>
                  <Filter.FilterOption.SingleFilter />
                  <Filter.FilterOption.MultiFilter />
                  <Filter.FilterOption.RangeFilter />
                </fieldset>
              </Filter.FilterOptionRepeater>
            </Filter.FilterOptions>
            <Filter.Action.Clear label="Clear" />
          </section>
        </ProductList.Filter.Root>
        <ProductList.FilterResetTrigger>Reset filters</ProductList.FilterResetTrigger>
        <section aria-label="Products">
          <ProductList.Products emptyState={<p>Nothing found</p>}>
            <ProductList.ProductRepeater>
              <article>
                <Product.Slug asChild>{({ slug }) => <a href={`/product/${slug}`}>{slug}</a>}</Product.Slug>
                <Product.Name />
                <Product.Price /> <Product.CompareAtPrice />
                <Product.Stock labels={{ inStock: 'In stock', outOfStock: 'Sold out', limitedStock: 'Few left' }} />
                <Product.Ribbon />
                <Product.ProductMediaGallery>
                  <MediaGallery.Viewport />
                </Product.ProductMediaGallery>
              </article>
            </ProductList.ProductRepeater>
          </ProductList.Products>
        </section>
        <ProductList.LoadMoreTrigger label="More" />
      </ProductList.Root>
    </WithCart>
  )
}
ShopPage.load = async () => {
  const [products, categories, { cart }] = await Promise.all([
    parseUrlToSearchOptions(location.href, (await loadCategoriesListServiceConfig()).categories, [], {
      filter: {},
      cursorPaging: { limit: 24 },
    }).then(loadProductsListServiceConfig),
    loadCategoriesListServiceConfig(),
    loadCart(),
  ])
  return { products, categories, cart }
}

export function ProductPage({ product, cart }) {
  if (product.type === 'notFound') return <p>No such product</p>
  return (
    <WithCart cart={cart}>
      <Product.Root product={product.config.product}>
        <h1>
          <Product.Name />
        </h1>
        <Product.Price /> <Product.CompareAtPrice /> <Product.Ribbon />
        <Product.Stock labels={{ inStock: 'In stock', outOfStock: 'Sold out', limitedStock: 'Few left' }} />
        <Product.Description as="html" />
        <Product.ProductMediaGallery>
          <MediaGallery.Viewport />
          <MediaGallery.Previous />
          <MediaGallery.Next />
          <MediaGallery.Indicator />
          <MediaGallery.Thumbnails>
            <MediaGallery.ThumbnailRepeater>
              <MediaGallery.ThumbnailItem />
            </MediaGallery.ThumbnailRepeater>
          </MediaGallery.Thumbnails>
        </Product.ProductMediaGallery>
        <section aria-label="Options">
          <Product.Variants>
            <Product.VariantOptions>
              <Product.VariantOptionRepeater>
                <fieldset>
                  <Option.Name />
                  <Option.MandatoryIndicator />
                  <Option.Choices>
                    <Option.ChoiceRepeater>
                      <Choice.Text />
                      <Choice.Color />
                    </Option.ChoiceRepeater>
                  </Option.Choices>
                </fieldset>
              </Product.VariantOptionRepeater>
            </Product.VariantOptions>
          </Product.Variants>
        </section>
        <section aria-label="Modifiers">
          <Product.Modifiers>
            <Product.ModifierOptions>
              <Product.ModifierOptionRepeater>
                <div>
                  <Option.Name />
                  <Option.MandatoryIndicator />
                  <Option.Choices>
                    <Option.ChoiceRepeater>
                      <Choice.Text />
                      <Choice.Color />
                      <Choice.FreeText />
                    </Option.ChoiceRepeater>
                  </Option.Choices>
                </div>
              </Product.ModifierOptionRepeater>
            </Product.ModifierOptions>
          </Product.Modifiers>
        </section>
        <Product.ProductVariant.Stock
          labels={{ inStock: 'Variant in stock', outOfStock: 'Variant sold out', limitedStock: 'few' }}
        />{' '}
        <Product.ProductVariant.SKU /> <Product.ProductVariant.Weight />
        <Product.Quantity.Root steps={1}>
          <Product.Quantity.Decrement>-</Product.Quantity.Decrement>
          <Product.Quantity.Input aria-label="Quantity" />
          <Product.Quantity.Increment>+</Product.Quantity.Increment>
        </Product.Quantity.Root>
        <Product.Action.AddToCart label="Add to cart" />
        <Product.Action.BuyNow label="Buy now" />
        <Product.Action.PreOrder label="Pre-order" />
        <Cart.Errors />
        <Cart.Summary asChild>{({ totalItems }) => <output>{totalItems} in the cart</output>}</Cart.Summary>
      </Product.Root>
    </WithCart>
  )
}
ProductPage.load = async (slug) => ({ product: await loadProductServiceConfig(slug), ...(await loadCart()) })

export function CartPage({ cart }) {
  return (
    <WithCart cart={cart}>
      <Cart.LineItems emptyState={<p>The cart is empty</p>}>
        <Cart.LineItemRepeater>
          <article>
            <LineItem.Image />
            <LineItem.Title />
            <LineItem.SelectedOptions>
              <LineItem.SelectedOptionRepeater>
                <SelectedOption.Text />
                <SelectedOption.Color />
              </LineItem.SelectedOptionRepeater>
            </LineItem.SelectedOptions>
            <LineItem.Quantity>
              <Quantity.Decrement>-</Quantity.Decrement>
              <Quantity.Input aria-label="Quantity" />
              <Quantity.Increment>+</Quantity.Increment>
              <Quantity.Reset>Remove</Quantity.Reset>
            </LineItem.Quantity>
          </article>
        </Cart.LineItemRepeater>
      </Cart.LineItems>
      <Cart.Coupon.Root>
        <Cart.Coupon.Input aria-label="Coupon" placeholder="Code" />
        <Cart.Coupon.Trigger>Apply</Cart.Coupon.Trigger>
        <Cart.Coupon.Clear>Take off</Cart.Coupon.Clear>
        <Cart.Coupon.Raw asChild>
          {({ appliedCoupon }) => <span>Coupon: {appliedCoupon ?? 'none'}</span>}
        </Cart.Coupon.Raw>
      </Cart.Coupon.Root>
      <Cart.Note.Input aria-label="Note" />
      <dl>
        <dt>Subtotal</dt>
        <dd>
          <Cart.Totals.Price />
        </dd>
        <dt>Discount</dt>
        <dd>
          <Cart.Totals.Discount />
        </dd>
        <dt>Shipping</dt>
        <dd>
          <Cart.Totals.Shipping />
        </dd>
        <dt>Tax</dt>
        <dd>
          <Cart.Totals.Tax />
        </dd>
        <dt>Total</dt>
        <dd>
          <Cart.Totals.Total />
        </dd>
      </dl>
      <Cart.Errors />
      <Cart.Clear label="Empty the cart" />
      <Commerce.Actions.Checkout label="Check out" loadingState="Going" />
    </WithCart>
  )
}
CartPage.load = loadCart
