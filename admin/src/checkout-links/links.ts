import { type CheckoutTemplate, checkoutTemplates } from '@fairground/client/generated/ecom.checkout-templates.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ checkoutTemplates })
export const linkClient = client.checkoutTemplates

export const LINKS = 'checkout-links'

export type { CheckoutTemplate }
export type LinkRules = NonNullable<CheckoutTemplate['customization']>

/** Catalogues that a line is of. */
export const catalogues = {
  product: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  ticket: '140603ad-af8d-84a5-2c80-a0f60cb47351',
} as const
export type Catalogue = keyof typeof catalogues

export const isTicketLine = ({ catalogReference }: CheckoutTemplate['lineItems'][number]): boolean =>
  catalogReference.appId === catalogues.ticket

/** The newest first, a page after the other. */
export const linksQuery = () =>
  infiniteQueryOptions({
    queryKey: [LINKS],
    queryFn: ({ signal, pageParam }) =>
      linkClient.queryCheckoutTemplates(
        { query: { cursorPaging: { limit: 50, ...(pageParam === undefined ? {} : { cursor: pageParam }) } } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagingMetadata: { hasNext, cursors } }) => (hasNext ? cursors?.next : undefined),
  })
