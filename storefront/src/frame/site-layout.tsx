import { SkipLink } from '@fairground/ui/skip-link.tsx'
import { ToastProvider } from '@fairground/ui/toast-region.tsx'
import { CartDesk } from '../cart/cart-desk.tsx'
import { HeartsForm } from '../hearts/hearts-form.tsx'
import { Outlet } from '../router/hooks.ts'
import { Footer } from '../shell/footer.tsx'
import { Header } from './header.tsx'

/** Header, page, footer, toasts, and the cart that opens beside any of them. */
export function SiteLayout() {
  return (
    <ToastProvider>
      <CartDesk>
        <SkipLink />
        <Header />
        <main id="main" className="grow">
          <Outlet />
        </main>
        <Footer />
        <HeartsForm />
      </CartDesk>
    </ToastProvider>
  )
}
