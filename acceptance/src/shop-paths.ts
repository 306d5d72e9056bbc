import type { Page } from 'playwright-core'

/** Pages of the demo shop that anybody may open; one of each kind, and those that bring most. */
export const PUBLIC_PATHS = [
  '/',
  '/shop',
  '/collections/lamps',
  '/products/arch-lamp',
  '/products/dock-tee',
  '/search',
  '/search?q=mug',
  '/events',
  '/events?past=1',
  '/events/night-market-at-tobacco-dock',
  '/events/night-market-at-tobacco-dock/tickets',
  '/login',
  '/signup',
  '/signup/waiting',
  '/forgot-password',
  '/cart',
  '/nothing-here',
]

export const MEMBER_PATHS = [
  '/account',
  '/account/orders',
  '/account/tickets',
  '/account/wishlist',
  '/account/profile',
  '/account/addresses',
  '/account/addresses?edit=new',
  '/account/security',
  '/account/security/app',
  '/account/security/mail',
  '/account/security/recovery-codes',
  '/account/security/new-passkey',
  '/account/privacy',
  '/logout',
]

export const ADMIN_PATHS = [
  '/admin/',
  '/admin/orders',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/imports',
  '/admin/collections',
  '/admin/brands',
  '/admin/ribbons',
  '/admin/info-sections',
  '/admin/promotions',
  '/admin/coupons',
  '/admin/coupons/new',
  '/admin/options',
  '/admin/inventory',
  '/admin/back-in-stock',
  '/admin/events',
  '/admin/events/new',
  '/admin/guests',
  '/admin/members',
  '/admin/media',
  '/admin/settings/users',
  '/admin/settings/sign-up',
  '/admin/settings/roles',
  '/admin/settings/api-keys',
  '/admin/settings/mails',
  '/admin/settings/mail-server',
  '/admin/settings/mailbox',
  '/admin/settings/locations',
  '/admin/settings/testing',
  '/admin/settings/currencies',
  '/admin/settings/audit',
]

/** Makes an account in this browser and stays signed in. */
export async function signUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/signup`)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('lamps over the harbour')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/account$/)
}

/** Puts a product into the cart and goes to its checkout; the checkout's path. */
export async function reachCheckout(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/products/harbour-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog').getByText('Harbour Mug').first().waitFor()
  await page.goto(`${url}/cart`)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  return new URL(page.url()).pathname
}
