import './client.js'
import { createRoot } from 'react-dom/client'
import { EventPage, EventsPage, OrderPage } from './events.jsx'
import { CartPage, ProductPage, ShopPage } from './shop.jsx'

const pages = {
  shop: ShopPage,
  product: ProductPage,
  cart: CartPage,
  events: EventsPage,
  event: EventPage,
  order: OrderPage,
}
const [, kind, name] = location.pathname.split('/')
const Page = pages[kind]
createRoot(document.getElementById('root')).render(<Page {...(await Page.load(name))} />)
