import { type Client, createClient } from '@fairground/client/create-client.ts'
import type { RouterContextProvider } from 'react-router'
import { type ShopContext, shopContext } from './shop-context.ts'

/** Tools of loaders and actions. The client is made here, so that the first page arrives without its code. */
export interface Shop extends ShopContext {
  /** A client of just these modules, so that a page carries no others. */
  client<const Modules extends Readonly<Record<string, object>>>(modules: Modules): Client<Modules>
}

export function shopOf(context: Readonly<RouterContextProvider>): Shop {
  const shop = context.get(shopContext)
  return { ...shop, client: (modules) => createClient({ ...shop.transport, modules }) }
}
